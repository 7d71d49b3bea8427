-- What the owners were told of: one row for each kind of danger and hour at most.
set local lock_timeout = '5s';
create table security_alerts (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('failed-sign-ins', 'mass-downloads', 'role-changes', 'exports')),
  raised_at timestamptz not null,
  -- How often it had happened in the hour before.
  count integer not null check (count > 0),
  -- Whose doing it was, where it is one person's.
  person_id text references people on delete set null
);
create index security_alerts_by_kind on security_alerts (kind, raised_at);
create index security_alerts_by_person on security_alerts (person_id);
alter table security_alerts enable row level security;
create policy system_sees_all on security_alerts to app_system using (true);
