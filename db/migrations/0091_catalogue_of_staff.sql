-- The catalogue is kept by staff: who edited a product last, which variants are still offered, and every price that was
-- ever asked.
set local lock_timeout = '5s';

alter table products
  -- Goes up with each change by staff, so that nobody writes over what they have not seen.
  add column version integer not null default 1,
  -- Null for a product that is as the content files began it.
  add column edited_at timestamptz,
  add column edited_by text references people on delete set null;
create index products_by_editor on products (edited_by);

alter table product_variants add column is_offered boolean not null default true;
-- A tax year is made once, however many people make it at the same time.
create unique index product_variants_one_a_year on product_variants (product_id, tax_year);

-- Every price that was asked, from when on. Written by the database itself with the change, and never changed.
create table price_changes (
  id bigint generated always as identity primary key,
  variant_id text not null references product_variants on delete cascade,
  -- What is paid, and the higher price that stood struck through beside it.
  price_cents integer not null,
  former_cents integer,
  changed_at timestamptz not null,
  -- Null for the program itself.
  changed_by text references people on delete set null
);
create index price_changes_by_variant on price_changes (variant_id, changed_at);
create index price_changes_by_person on price_changes (changed_by);
alter table price_changes enable row level security;
create policy system_sees_all on price_changes to app_system using (true);

insert into price_changes (variant_id, price_cents, former_cents, changed_at)
select v.id, coalesce(v.sale_price_in_cents, v.price_in_cents), case when v.sale_price_in_cents is not null then v.price_in_cents end, p.created_at
from product_variants v join products p on p.id = v.product_id;

create function record_price() returns trigger language plpgsql as $$
begin
  insert into price_changes (variant_id, price_cents, former_cents, changed_at, changed_by)
  values (
    new.id,
    coalesce(new.sale_price_in_cents, new.price_in_cents),
    case when new.sale_price_in_cents is not null then new.price_in_cents end,
    -- Said by the program for its transaction.
    coalesce(nullif(current_setting('app.price_changed_at', true), '')::timestamptz, now()),
    nullif(current_setting('app.price_changed_by', true), ''));
  return null;
end $$;
create trigger product_variants_record_first_price after insert on product_variants for each row execute function record_price();
create trigger product_variants_record_price after update on product_variants for each row
  when ((old.price_in_cents, old.sale_price_in_cents) is distinct from (new.price_in_cents, new.sale_price_in_cents))
  execute function record_price();
