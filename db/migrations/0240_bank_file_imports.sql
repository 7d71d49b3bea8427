-- Files of the bank are imported by a job, batch by batch; each booking of an account is one row, however many files name it.
set local lock_timeout = '5s';

alter table bank_files
  add column status text not null default 'finished'
    check (status in ('queued', 'unconfirmed', 'importing', 'finished', 'refused', 'discarded')),
  -- Why it was refused, with what the words for it need.
  add column refusal jsonb,
  -- The SHA-256 of a file that is or was imported: the same content is imported once.
  add column content_key text unique,
  -- Accounts in it that are not the firm's, which a person has to confirm.
  add column other_accounts text[] not null default '{}',
  add column confirmed_by text references people on delete set null,
  add column confirmed_at timestamptz,
  add column entry_count integer,
  add column entries_done integer not null default 0,
  add column asked_lines integer not null default 0,
  add column finished_at timestamptz,
  alter column skipped set default '{}',
  add check ((status = 'refused') <= (refusal is not null));
create index bank_files_by_confirmer on bank_files (confirmed_by);

-- The content until the import has ended, encrypted.
create table bank_file_contents (
  file_id uuid primary key references bank_files on delete cascade,
  content bytea not null
);

-- A booking of an account as statements (camt.053) and notifications (camt.054) name it.
create table bank_entries (
  id uuid primary key default gen_random_uuid(),
  account text not null,
  booked_on date not null,
  value_on date,
  amount_cents bigint not null,
  currency_code text not null,
  is_reversal boolean not null,
  bank_reference text,
  report_id text,
  -- `bare`: booked as one payment, its details unknown; `waiting`: a sum that is booked when its details come.
  status text not null check (status in ('bare', 'waiting', 'detailed')),
  -- The kinds of files that have named it.
  named_in text[] not null,
  created_at timestamptz not null
);
create index bank_entries_by_day on bank_entries (account, booked_on);
create index bank_entries_by_value_day on bank_entries (account, value_on);

alter table payments_received
  add column entry_id uuid,
  add column own_reference text,
  add column uetr text,
  add column end_to_end text,
  -- The kinds of files that have named it.
  add column named_in text[] not null default '{}';
create index payments_received_by_entry on payments_received (entry_id);

-- Every entry of a file (part 0) with what became of it, and each amount within it that is not booked.
create table bank_file_items (
  file_id uuid not null references bank_files on delete cascade,
  position integer not null,
  part integer not null,
  outcome text not null check (outcome in ('booked', 'known', 'asked', 'in-sum', 'outgoing', 'debit-reversed', 'pending', 'collective',
    'details-missing', 'foreign-detail', 'debit-in-credit', 'charges', 'sum-differs', 'no-amount')),
  entry_id uuid references bank_entries on delete set null,
  booked_on date,
  amount_cents bigint not null,
  currency_code text not null,
  detail text,
  primary key (file_id, position, part)
);
create index bank_file_items_by_entry on bank_file_items (entry_id);

alter table payments_received drop constraint payments_received_reason_check;
alter table payments_received add constraint payments_received_reason_check check (reason in ('no-reference', 'unknown-reference',
  'other-currency', 'cancelled', 'paid-already', 'overpaid', 'underpaid', 'reversal', 'taken-back', 'payout-cancelled',
  'possible-duplicate', 'replaced-by-details'));

-- Payments of earlier imports, each as a booking of its own; their former names no longer tell accounts apart.
update payments_received p set entry_id = gen_random_uuid(), named_in = array[left(f.format, 8)]
  from bank_files f where f.id = p.bank_file_id;
insert into bank_entries (id, account, booked_on, amount_cents, currency_code, is_reversal, status, named_in, created_at)
  select entry_id, coalesce(account, ''), booked_on, amount_cents, currency_code, is_reversal, 'detailed', named_in, created_at
  from payments_received where entry_id is not null;
alter table payments_received add foreign key (entry_id) references bank_entries;
update payments_received p set named_in = array['camt.053', 'camt.054'] where exists
  (select from payment_keys k where k.key = 'seen:camt.053:' || p.id) and exists (select from payment_keys k where k.key = 'seen:camt.054:' || p.id);
delete from payment_keys where key not like 'entered:%';

alter table bank_file_contents enable row level security;
alter table bank_entries enable row level security;
alter table bank_file_items enable row level security;
create policy system_sees_all on bank_file_contents to app_system using (true);
create policy system_sees_all on bank_entries to app_system using (true);
create policy system_sees_all on bank_file_items to app_system using (true);
