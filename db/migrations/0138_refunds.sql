-- Money that goes back: what was asked for, by whom, why, who decided; and what buyers dispute at their bank.
set local lock_timeout = '5s';
create table refunds (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders on delete cascade,
  -- Null while a client asks and nobody has said how much.
  amount_cents integer check (amount_cents > 0),
  reason text not null check (reason in ('guarantee', 'late', 'mistake', 'goodwill')),
  state text not null check (state in ('requested', 'waiting', 'sending', 'paid', 'declined')),
  -- By the client in the portal; what they wrote, and what the office answered.
  is_from_client boolean not null default false,
  words text,
  answer text,
  asked_by text references people on delete set null,
  asked_at timestamptz not null,
  decided_by text references people on delete set null,
  decided_at timestamptz,
  -- The second person of an amount above a limit.
  confirmed_by text references people on delete set null,
  paid_at timestamptz,
  check ((state = 'requested') or amount_cents is not null or state = 'declined'),
  check (confirmed_by is null or confirmed_by <> decided_by)
);
create index refunds_by_order on refunds (order_id, asked_at);
create index refunds_by_asker on refunds (asked_by);
create index refunds_by_decider on refunds (decided_by);
create index refunds_by_confirmer on refunds (confirmed_by);
create index refunds_to_decide on refunds (asked_at) where state in ('requested', 'waiting');
-- One at a time, so that no two add up to more than was paid.
create unique index refunds_one_open on refunds (order_id) where state in ('requested', 'waiting', 'sending');

create table payment_disputes (
  provider text not null,
  -- The provider's own.
  id text not null,
  order_id uuid not null references orders on delete cascade,
  amount_cents integer not null,
  currency text not null,
  reason text not null,
  state text not null check (state in ('open', 'won', 'lost')),
  -- Until when the provider takes evidence.
  evidence_due_at timestamptz,
  opened_at timestamptz not null,
  closed_at timestamptz,
  primary key (provider, id)
);
create index payment_disputes_by_order on payment_disputes (order_id);
create index payment_disputes_open on payment_disputes (evidence_due_at) where state = 'open';

alter table refunds enable row level security;
alter table payment_disputes enable row level security;
create policy system_sees_all on refunds to app_system using (true);
create policy system_sees_all on payment_disputes to app_system using (true);
create policy client_sees_own on refunds to app_client using (order_id in (select id from orders));
