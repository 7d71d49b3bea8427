-- Ways to look at a list of the admin panel that somebody keeps. `query` is what stands behind the question mark of its
-- address; a shared one is seen by all staff, and only its owner changes it. Staff only: clients have no policy here.
set local lock_timeout = '5s';

create table saved_views (
  id uuid primary key default gen_random_uuid(),
  list text not null check (length(list) between 1 and 40),
  name text not null check (length(name) between 1 and 60),
  query text not null check (length(query) <= 2000),
  owner_id text not null references people on delete cascade,
  is_shared boolean not null default false,
  -- Its owner sees it where the list is opened without any filter.
  is_default boolean not null default false,
  created_at timestamptz not null default now(),
  unique (owner_id, list, name)
);
create index saved_views_shared on saved_views (list) where is_shared;
create unique index saved_views_default on saved_views (owner_id, list) where is_default;
alter table saved_views enable row level security;
create policy system_sees_all on saved_views to app_system using (true);
