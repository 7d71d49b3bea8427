-- Everything that is kept about a client, as one archive: asked for by its owner, made by a job, kept for some days. The
-- archive has the id of its row as its key in the store, so that one begun by a killed worker is written over.
set local lock_timeout = '5s';
create table data_exports (
  id uuid primary key default gen_random_uuid(),
  person_id text not null references people on delete cascade,
  file_id uuid unique references stored_files,
  asked_at timestamptz not null,
  ready_at timestamptz,
  -- Documents that are not in the archive.
  left_out integer not null default 0 check (left_out >= 0),
  removed_at timestamptz,
  check ((ready_at is not null and removed_at is null) = (file_id is not null))
);
create index data_exports_by_person on data_exports (person_id, asked_at);
alter table data_exports enable row level security;
create policy system_sees_all on data_exports to app_system using (true);
