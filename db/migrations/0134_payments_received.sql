-- Money that came by transfer: what the bank told or staff entered, and which invoices it pays.
set local lock_timeout = '5s';

alter table invoices add column written_off_on date;
alter table invoices add constraint invoices_written_off check ((written_off_cents > 0) = (written_off_on is not null));

create table bank_files (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  format text not null,
  sha256 text not null,
  uploaded_by text references people on delete set null,
  uploaded_at timestamptz not null,
  new_lines integer not null,
  known_lines integer not null,
  -- Outgoing, pending, collective without details: how many of each were left out.
  skipped jsonb not null
);
create index bank_files_by_uploader on bank_files (uploaded_by);

create table payments_received (
  id uuid primary key default gen_random_uuid(),
  -- Null when a person entered it.
  bank_file_id uuid references bank_files,
  entered_by text references people on delete set null,
  account text,
  booked_on date not null,
  amount_cents integer not null check (amount_cents > 0),
  currency_code text not null,
  is_reversal boolean not null default false,
  reference text,
  payer text,
  payer_account text,
  message text,
  state text not null default 'new' check (state in ('new', 'assigned', 'queued', 'to_refund', 'ignored', 'taken_back')),
  -- Why a person has to look at it.
  reason text check (reason in ('no-reference', 'unknown-reference', 'other-currency', 'cancelled', 'paid-already', 'overpaid', 'underpaid', 'reversal', 'taken-back')),
  note text,
  decided_by text references people on delete set null,
  decided_at timestamptz,
  created_at timestamptz not null,
  check ((state = 'queued') <= (reason is not null))
);
create index payments_received_by_file on payments_received (bank_file_id);
create index payments_received_by_enterer on payments_received (entered_by);
create index payments_received_by_decider on payments_received (decided_by);
create index payments_received_by_state on payments_received (state, booked_on);
create index payments_received_by_reference on payments_received (reference);

-- Each booking of the bank counts once, by whatever of its names and in whatever file it comes.
create table payment_keys (
  key text primary key,
  payment_id uuid not null references payments_received on delete cascade
);
create index payment_keys_by_payment on payment_keys (payment_id);

create table payment_allocations (
  id uuid primary key default gen_random_uuid(),
  payment_id uuid not null references payments_received,
  invoice_id uuid not null references invoices,
  amount_cents integer not null check (amount_cents > 0),
  made_at timestamptz not null,
  -- Null when the program did by the reference.
  made_by text references people on delete set null,
  taken_back_at timestamptz
);
create index payment_allocations_by_payment on payment_allocations (payment_id);
create index payment_allocations_by_invoice on payment_allocations (invoice_id);
create index payment_allocations_by_maker on payment_allocations (made_by);

alter table bank_files enable row level security;
alter table payments_received enable row level security;
alter table payment_keys enable row level security;
alter table payment_allocations enable row level security;
create policy system_sees_all on bank_files to app_system using (true);
create policy system_sees_all on payments_received to app_system using (true);
create policy system_sees_all on payment_keys to app_system using (true);
create policy system_sees_all on payment_allocations to app_system using (true);
