-- Payments are searched by payer, reference, message and note, and listed by their day and amount.
alter table payments_received add column search_text text not null generated always as
  (searchable(coalesce(payer, '') || ' ' || coalesce(reference, '') || ' ' || coalesce(message, '') || ' ' || coalesce(note, ''))) stored;
create index payments_received_by_day on payments_received (booked_on, id);
create index payments_received_by_amount on payments_received (amount_cents, id);
do $$
declare
  home name;
begin
  select n.nspname into home from pg_extension e join pg_namespace n on n.oid = e.extnamespace where e.extname = 'pg_trgm';
  if home is not null then
    execute format('create index payments_received_search on payments_received using gin (search_text %I.gin_trgm_ops)', home);
  end if;
end $$;
