-- Discounts of the firm: with a code, by themselves, or for a first order; and what each order was given by them.
set local lock_timeout = '5s';
create table promotions (
  id uuid primary key default gen_random_uuid(),
  -- As it stands in cart, order, letter and on the provider's page.
  title text not null check (title <> ''),
  -- Null for one that applies by itself.
  code text unique check (code ~ '^[A-Z0-9-]{4,24}$'),
  percent integer check (percent between 1 and 90),
  amount_cents integer check (amount_cents > 0),
  audience text not null default 'everybody' check (audience in ('everybody', 'first-order')),
  is_once_each boolean not null default false,
  is_combinable boolean not null default false,
  -- Null for as often as anybody likes.
  most_uses integer check (most_uses > 0),
  starts_at timestamptz not null,
  ends_at timestamptz check (ends_at > starts_at),
  ended_at timestamptz,
  ended_by text references people on delete set null,
  -- Null for the program itself.
  made_by text references people on delete set null,
  made_at timestamptz not null default now(),
  check ((percent is null) <> (amount_cents is null)),
  check (audience <> 'first-order' or (code is null and is_once_each and percent is not null))
);
create index promotions_by_maker on promotions (made_by);
create index promotions_by_ender on promotions (ended_by);
-- A first-time client is given one discount for being one.
create unique index promotions_one_for_first_orders on promotions (audience) where audience = 'first-order' and ended_at is null;

-- The products it is for; none: for all of them.
create table promotion_products (
  promotion_id uuid not null references promotions on delete cascade,
  product_id text not null references products on delete cascade,
  primary key (promotion_id, product_id)
);
create index promotion_products_by_product on promotion_products (product_id);

-- What an order was given: a line of it, and a use of the promotion. `held` while the order waits for its payment.
create table order_discounts (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders on delete cascade,
  position integer not null,
  -- Null for a discount that no promotion gives.
  promotion_id uuid references promotions,
  title text not null check (title <> ''),
  amount_cents integer not null check (amount_cents > 0),
  is_first_order boolean not null default false,
  is_once_each boolean not null default false,
  buyer_email text check (buyer_email = lower(buyer_email)),
  person_id text references people on delete set null,
  state text not null default 'held' check (state in ('held', 'used', 'returned', 'contested', 'accepted')),
  -- Why people have to look at it.
  contested_because text check (contested_because in ('ordered-before', 'used-up')),
  created_at timestamptz not null default now(),
  unique (order_id, position),
  check ((state in ('contested', 'accepted')) = (contested_because is not null))
);
create index order_discounts_by_promotion on order_discounts (promotion_id, state);
create index order_discounts_by_person on order_discounts (person_id);
create index order_discounts_contested on order_discounts (order_id) where state = 'contested';
create unique index order_discounts_once_per_email on order_discounts (promotion_id, buyer_email)
  where is_once_each and state in ('held', 'used');
create unique index order_discounts_once_per_person on order_discounts (promotion_id, person_id)
  where is_once_each and state in ('held', 'used');

alter table promotions enable row level security;
alter table promotion_products enable row level security;
alter table order_discounts enable row level security;
create policy system_sees_all on promotions to app_system using (true);
create policy system_sees_all on promotion_products to app_system using (true);
create policy system_sees_all on order_discounts to app_system using (true);
create policy client_sees_own on order_discounts to app_client using (order_id in (select id from orders));

-- The tenth of the first package that the terms promise.
insert into promotions (title, percent, audience, is_once_each, is_combinable, starts_at)
values ('First-time client, 10% off', 10, 'first-order', true, false, '2026-01-01');
