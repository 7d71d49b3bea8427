-- Invoices and credit notes. What was written stays as it is; only how an invoice stands changes.
set local lock_timeout = '5s';

-- The last number of each series and year. Whoever takes the next one holds the row until the invoice is written with it.
create table invoice_series (
  kind text not null check (kind in ('invoice', 'credit_note')),
  year integer not null,
  last_number integer not null check (last_number > 0),
  primary key (kind, year)
);

create table invoices (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('invoice', 'credit_note')),
  year integer not null,
  number integer not null check (number > 0),
  -- As it is printed: 2026-00001, CN-2026-00001.
  label text not null unique,
  order_id uuid not null references orders,
  -- The invoice that a credit note takes back, or a part of.
  credits_id uuid references invoices,
  reason text check (reason in ('refund', 'cancelled')),
  issued_at timestamptz not null,
  issued_on date not null,
  service_on date not null,
  due_on date,
  pay_by text not null check (pay_by in ('provider', 'transfer')),
  -- Who they were on that day, as the paper says it.
  issuer jsonb not null,
  recipient jsonb not null,
  recipient_name text not null,
  currency_code text not null,
  total_cents integer not null check (total_cents > 0),
  vat_rate_bp integer not null check (vat_rate_bp >= 0),
  vat_cents integer not null check (vat_cents >= 0 and vat_cents <= total_cents),
  account text,
  reference text unique,
  search_text text not null generated always as
    (searchable(label || ' ' || recipient_name || ' ' || coalesce(reference, ''))) stored,
  -- How it stands.
  state text check (state in ('issued', 'partly_paid', 'overdue', 'paid', 'credited', 'written_off')),
  -- What came and stayed: less what was given back.
  paid_cents integer not null default 0 check (paid_cents >= 0),
  credited_cents integer not null default 0 check (credited_cents >= 0),
  written_off_cents integer not null default 0 check (written_off_cents >= 0),
  file_id uuid references stored_files,
  unique (kind, year, number),
  check (paid_cents + credited_cents + written_off_cents <= total_cents),
  check ((kind = 'invoice') = (state is not null)),
  check ((kind = 'credit_note') = (credits_id is not null)),
  check ((kind = 'credit_note') = (reason is not null)),
  check ((account is null) = (reference is null))
);
-- One invoice for an order, however often its payment is told.
create unique index invoices_one_per_order on invoices (order_id) where kind = 'invoice';
create index invoices_by_order on invoices (order_id);
create index invoices_by_credited on invoices (credits_id);
create index invoices_by_file on invoices (file_id);
create index invoices_by_state on invoices (state, due_on);
create index invoices_by_day on invoices (issued_on);
-- Names and numbers are found by any part of them where the extension is there.
do $$
declare
  home name;
begin
  select n.nspname into home from pg_extension e join pg_namespace n on n.oid = e.extnamespace where e.extname = 'pg_trgm';
  if home is not null then
    execute format('create index invoices_search on invoices using gin (search_text %I.gin_trgm_ops)', home);
  end if;
end $$;

create table invoice_lines (
  invoice_id uuid not null references invoices on delete cascade,
  position integer not null,
  product_id text,
  title text not null,
  quantity integer not null check (quantity > 0),
  unit_price_cents integer not null,
  amount_cents integer not null,
  primary key (invoice_id, position),
  check (amount_cents = quantity * unit_price_cents)
);

alter table invoice_series enable row level security;
alter table invoices enable row level security;
alter table invoice_lines enable row level security;
create policy system_sees_all on invoice_series to app_system using (true);
create policy system_sees_all on invoices to app_system using (true);
create policy system_sees_all on invoice_lines to app_system using (true);
-- These subqueries are guarded themselves.
create policy client_sees_own on invoices to app_client using (order_id in (select id from orders));
create policy client_sees_invoices on stored_files to app_client using (id in (select file_id from invoices));
