-- The tenth of the first package that a first-time client gets back. `due`: staff have to decide. `asked`: the provider
-- is being asked. One person, and one mail address, has at most one that was not turned down.
create table first_order_discounts (
  order_id uuid primary key references orders on delete cascade,
  person_id text references people on delete set null,
  buyer_email text not null check (buyer_email = lower(buyer_email)),
  amount_cents integer not null check (amount_cents > 0),
  state text not null default 'due' check (state in ('due', 'asked', 'paid_back', 'not_due')),
  reason text,
  created_at timestamptz not null default now(),
  check ((state = 'not_due') = (reason is not null))
);
create index first_order_discounts_by_person on first_order_discounts (person_id);
create unique index first_order_discounts_once_per_person on first_order_discounts (person_id) where state <> 'not_due';
create unique index first_order_discounts_once_per_email on first_order_discounts (buyer_email) where state <> 'not_due';
create index first_order_discounts_due on first_order_discounts (created_at) where state = 'due';
