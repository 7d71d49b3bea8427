-- Files that were taken for a message that is not stored yet. They become documents of the case in the transaction that
-- stores it; what waits for longer than a day is removed.
set local lock_timeout = '5s';
create table waiting_files (
  file_id uuid primary key references stored_files on delete cascade,
  case_id uuid not null references cases on delete cascade,
  -- Who has sent it, and alone may send it on.
  person_id text not null references people on delete cascade,
  kind text not null check (kind in ('from_client', 'letter', 'internal')),
  filename text not null,
  created_at timestamptz not null
);
create index waiting_files_by_case on waiting_files (case_id);
create index waiting_files_by_person on waiting_files (person_id);
create index waiting_files_by_age on waiting_files (created_at);
alter table waiting_files enable row level security;
create policy system_sees_all on waiting_files to app_system using (true);
create policy client_sees_own on waiting_files to app_client
  using (person_id = (select current_setting('app.client_id', true)) and kind = 'from_client'
    and case_id in (select id from cases));
create policy client_sees_waiting on stored_files to app_client using (id in (select file_id from waiting_files));

-- What waits takes room as well.
create or replace function kept_bytes(client text) returns bigint
  language sql stable security definer set search_path = public as $$
  select coalesce(sum(f.size_bytes), 0)::bigint from stored_files f
  where f.scan_state <> 'infected' and f.id in (
    select file_id from documents where client_id = client
    union select w.file_id from waiting_files w join cases c on c.id = w.case_id where c.client_id = client)
$$;
