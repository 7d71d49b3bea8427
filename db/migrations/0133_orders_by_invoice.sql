-- Orders that are paid by transfer: they wait for it, with the address of the invoice.
set local lock_timeout = '5s';

alter table orders drop constraint orders_state_check;
alter table orders add constraint orders_state_check check
  (state in ('pending', 'paid', 'paid_review', 'payment_failed', 'cancelled', 'expired', 'refunded', 'awaiting_transfer')) not valid;
alter table orders validate constraint orders_state_check;
alter table orders add column billing_address jsonb;
-- Since when it may be carried out although it is not paid.
alter table orders add column may_begin_at timestamptz;

-- Reminders that went out for an invoice, each once.
create table invoice_reminders (
  invoice_id uuid not null references invoices on delete cascade,
  level integer not null check (level between 1 and 2),
  sent_at timestamptz not null,
  primary key (invoice_id, level)
);
alter table invoice_reminders enable row level security;
create policy system_sees_all on invoice_reminders to app_system using (true);
