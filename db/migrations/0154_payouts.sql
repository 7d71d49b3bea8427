-- Money that goes back by transfer: to whom, in which file for the bank, and when it was paid.
set local lock_timeout = '5s';

-- What was given up of an order by invoice: it counts as paid with less.
alter table orders add column waived_cents integer not null default 0 check (waived_cents >= 0);
-- Whose account a refund goes to, as the client or staff said it, encrypted; until it is decided.
alter table refunds add column payee_sealed bytea;

alter table payments_received drop constraint payments_received_state_check;
alter table payments_received add constraint payments_received_state_check check
  (state in ('new', 'assigned', 'queued', 'to_refund', 'given_back', 'ignored', 'taken_back'));

create table payout_files (
  id uuid primary key default gen_random_uuid(),
  number integer generated always as identity unique,
  -- From these and its payouts a file is remade, the same to the byte.
  debtor jsonb not null,
  execute_on date not null,
  sha256 text not null,
  made_by text references people on delete set null,
  made_at timestamptz not null
);
create index payout_files_by_maker on payout_files (made_by);

create table payouts (
  id uuid primary key default gen_random_uuid(),
  number integer generated always as identity unique,
  -- A refund of an order, or a payment of which too much came.
  order_id uuid references orders on delete cascade,
  refund_id uuid references refunds on delete cascade,
  payment_id uuid references payments_received on delete cascade,
  amount_cents integer not null check (amount_cents > 0),
  currency_code text not null,
  -- Encrypted for the order or the payment.
  payee_sealed bytea,
  state text not null check (state in ('no_account', 'ready', 'in_file', 'paid', 'returned')),
  file_id uuid references payout_files,
  asked_at timestamptz not null,
  -- The day on which the bank booked it, until it is carried out here too.
  booked_on date,
  paid_on date,
  entered_by text references people on delete set null,
  check ((refund_id is null) <> (payment_id is null)),
  check ((refund_id is null) = (order_id is null)),
  check (state not in ('ready', 'in_file') or payee_sealed is not null),
  check (state <> 'in_file' or file_id is not null),
  check (state not in ('no_account', 'ready') or file_id is null),
  check (state <> 'paid' or paid_on is not null)
);
create index payouts_by_order on payouts (order_id);
create index payouts_by_refund on payouts (refund_id);
create index payouts_by_payment on payouts (payment_id);
create index payouts_by_file on payouts (file_id);
create index payouts_by_enterer on payouts (entered_by);
create index payouts_open on payouts (state, asked_at) where state in ('no_account', 'ready', 'in_file');
-- One at a time for each refund and each payment.
create unique index payouts_one_of_refund on payouts (refund_id) where state <> 'returned';
create unique index payouts_one_of_payment on payouts (payment_id) where state <> 'returned';

-- What is in a file stays in it, as it is: no payout is in two files.
create function payouts_stay() returns trigger language plpgsql as $$
begin
  if old.file_id is not null and (new.file_id, new.payee_sealed) is distinct from (old.file_id, old.payee_sealed) then
    raise exception 'A payout that is in a file stays in it';
  end if;
  return new;
end $$;
create trigger payouts_stay before update on payouts for each row execute function payouts_stay();

alter table payout_files enable row level security;
alter table payouts enable row level security;
create policy system_sees_all on payout_files to app_system using (true);
create policy system_sees_all on payouts to app_system using (true);
-- The subquery is guarded itself.
create policy client_sees_own on payouts to app_client using (order_id in (select id from orders));
