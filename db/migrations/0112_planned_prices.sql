-- Prices that begin, and may end, at an instant that staff have set. A job switches them; what was switched stays in
-- price_changes like every other price.
set local lock_timeout = '5s';
create table planned_prices (
  id uuid primary key default gen_random_uuid(),
  variant_id text not null references product_variants on delete cascade,
  price_cents integer not null check (price_cents >= 0),
  starts_at timestamptz not null,
  -- Null for a price that stays.
  ends_at timestamptz check (ends_at > starts_at),
  planned_by text references people on delete set null,
  planned_at timestamptz not null,
  -- What was asked before; it comes back at the end unless somebody has set another price meanwhile.
  before_cents integer,
  started_at timestamptz,
  -- When it was over: by its end, by whoever took it back, or because it stays.
  over_at timestamptz,
  check ((started_at is null) = (before_cents is null)),
  -- Of one variant two plans never hold at the same time.
  constraint planned_prices_one_at_a_time exclude using gist (variant_id with =, tstzrange(starts_at, ends_at) with &&) where (over_at is null)
);
create index planned_prices_by_variant on planned_prices (variant_id, starts_at);
create index planned_prices_to_come on planned_prices (starts_at) where over_at is null;
create index planned_prices_by_person on planned_prices (planned_by);
alter table planned_prices enable row level security;
create policy system_sees_all on planned_prices to app_system using (true);
