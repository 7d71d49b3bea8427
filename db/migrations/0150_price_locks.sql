-- Prices of the calculator that the firm keeps for whoever holds their link.
set local lock_timeout = '5s';
create table price_locks (
  id uuid primary key default gen_random_uuid(),
  -- Of the signed token in the link: it is recognised also after the key that signed it was changed.
  token_hash text not null unique,
  currency_code text not null,
  made_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > made_at)
);
create index price_locks_by_end on price_locks (ends_at);

-- One unit of each of these costs what is kept here.
create table price_lock_lines (
  lock_id uuid not null references price_locks on delete cascade,
  position integer not null,
  variant_id text not null references product_variants,
  unit_price_cents integer not null check (unit_price_cents >= 0),
  primary key (lock_id, variant_id)
);
create index price_lock_lines_by_variant on price_lock_lines (variant_id);

-- What the kept price takes off an order is a line of it, as discounts are.
alter table order_discounts add column price_lock_id uuid references price_locks;
create index order_discounts_by_price_lock on order_discounts (price_lock_id) where price_lock_id is not null;
-- A kept price is for one order. One that ends unpaid gives it back.
create unique index order_discounts_once_per_price_lock on order_discounts (price_lock_id)
  where price_lock_id is not null and state in ('held', 'used');

alter table price_locks enable row level security;
alter table price_lock_lines enable row level security;
create policy system_sees_all on price_locks to app_system using (true);
create policy system_sees_all on price_lock_lines to app_system using (true);
