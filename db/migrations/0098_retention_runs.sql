-- When each retention period was last carried out, and how much went.
set local lock_timeout = '5s';

create table retention_runs (
  -- The row of the table that the privacy notice prints.
  id text primary key,
  ran_at timestamptz not null,
  removed int not null,
  removed_in_all bigint not null,
  -- True when the last run could not carry it out.
  has_failed boolean not null
);

alter table retention_runs enable row level security;
create policy system_sees_all on retention_runs to app_system using (true);
