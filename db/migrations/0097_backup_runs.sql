-- Every backup and every rehearsal of a restore, whether asked by the timetable, by staff or by hand.
set local lock_timeout = '5s';

create table backup_runs (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('backup', 'restore-test')),
  state text not null check (state in ('waiting', 'running', 'done', 'failed')),
  -- The day of the timetable that it stands for (Zurich); null when somebody asked for it.
  due_on date,
  asked_by text references people on delete set null,
  asked_at timestamptz not null,
  started_at timestamptz,
  ended_at timestamptz,
  -- How far it is while it runs: the step, and of how many files how many are done.
  step text,
  done_count int,
  total_count int,
  -- What it came to: the backup's name, its size as it lies in its place, and what it holds.
  name text,
  size_bytes bigint,
  row_count bigint,
  file_count int,
  -- Why it failed, in the words of the one who found out.
  reason text,
  check ((state in ('done', 'failed')) = (ended_at is not null))
);
-- Any number of programs, one run at a time, and one for each day of the timetable.
create unique index backup_runs_one_open on backup_runs ((true)) where state in ('waiting', 'running');
create unique index backup_runs_by_day on backup_runs (kind, due_on);
create index backup_runs_by_asker on backup_runs (asked_by);
create index backup_runs_newest on backup_runs (kind, asked_at desc);

alter table backup_runs enable row level security;
create policy system_sees_all on backup_runs to app_system using (true);

-- The last results were kept among the settings.
insert into backup_runs (kind, state, asked_at, started_at, ended_at, name, reason)
select case key when 'backup.last' then 'backup' else 'restore-test' end,
  case when (value ->> 'ok')::boolean then 'done' else 'failed' end,
  changed_at, changed_at, changed_at, value ->> 'name',
  case when not (value ->> 'ok')::boolean then value ->> 'words' end
from settings where key in ('backup.last', 'backup.last_restore_test');
delete from settings where key in ('backup.last', 'backup.last_restore_test');
