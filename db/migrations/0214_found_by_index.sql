-- The sums of a year are read from an index alone, and readers and offers are searched by one.
drop index invoices_by_day;
create index invoices_by_day on invoices (issued_on) include (id, kind, pay_by, vat_rate_bp, total_cents, vat_cents);
alter table subscribers add column search_text text not null generated always as
  (searchable(email || ' ' || coalesce(name, ''))) stored;
alter table quotes add column search_text text not null generated always as (searchable(title)) stored;
do $$
declare
  home name;
begin
  select n.nspname into home from pg_extension e join pg_namespace n on n.oid = e.extnamespace where e.extname = 'pg_trgm';
  if home is not null then
    execute format('create index subscribers_search on subscribers using gin (search_text %I.gin_trgm_ops)', home);
    execute format('create index quotes_search on quotes using gin (search_text %I.gin_trgm_ops)', home);
  end if;
end $$;
