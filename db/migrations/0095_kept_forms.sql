-- What staff sent after their session had ended: kept, encrypted, until they have signed in again.
set local lock_timeout = '5s';
create table kept_forms (
  id uuid primary key default gen_random_uuid(),
  person_id text not null references people on delete cascade,
  -- Where it was sent to.
  path text not null,
  content bytea not null,
  kept_at timestamptz not null
);
create index kept_forms_by_person on kept_forms (person_id, kept_at);
alter table kept_forms enable row level security;
create policy system_sees_all on kept_forms to app_system using (true);
