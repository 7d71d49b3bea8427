-- The price of a variant that is not on sale is asked of nobody, so it never counts as a former price.
create or replace function record_price() returns trigger
    language plpgsql
    as $$
declare
  asked integer := coalesce(new.sale_price_in_cents, new.price_in_cents);
  former integer := case when new.sale_price_in_cents is not null then new.price_in_cents end;
begin
  if not new.is_offered then return null; end if;
  if tg_op = 'UPDATE' and not old.is_offered and exists (select from (select price_cents, former_cents from price_changes
    where variant_id = new.id order by id desc limit 1) newest
    where newest.price_cents = asked and newest.former_cents is not distinct from former) then return null; end if;
  insert into price_changes (variant_id, price_cents, former_cents, updated_at, updated_by)
  values (
    new.id, asked, former,
    -- Said by the program for its transaction.
    coalesce(nullif(current_setting('app.price_updated_at', true), '')::timestamptz, now()),
    nullif(current_setting('app.price_updated_by', true), ''));
  return null;
end $$;

drop trigger product_variants_record_price on product_variants;
create trigger product_variants_record_price after update on product_variants
  for each row when (((old.price_in_cents is distinct from new.price_in_cents)
  or (old.sale_price_in_cents is distinct from new.sale_price_in_cents)
  or (old.is_offered is distinct from new.is_offered))) execute function record_price();
