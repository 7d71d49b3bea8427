-- What the sandbox payment provider remembers of money that moved: the amount really charged (it differs from
-- amount_cents only when a tester asked for a wrong amount), and every refund under its key.
alter table sandbox_payments
  add column charged_cents integer check (charged_cents > 0),
  add constraint sandbox_payments_payment_id_key unique (payment_id);

create table sandbox_refunds (
  idempotency_key text primary key,
  payment_id text not null references sandbox_payments (payment_id) on delete cascade,
  amount_cents integer not null check (amount_cents > 0),
  created_at timestamptz not null default now()
);
create index sandbox_refunds_by_payment on sandbox_refunds (payment_id);
