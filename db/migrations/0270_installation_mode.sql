-- The mode in which this database was first started. Starts in another mode are refused; only the owner of the tables writes it.
create table installation (
  is_only boolean primary key default true check (is_only),
  mode text not null check (mode in ('demo', 'production', 'test')),
  created_at timestamptz not null default now()
);
