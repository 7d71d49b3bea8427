-- The queue in which documents wait to be read as e-tax statements, and how much computing each one took: a client has a
-- budget for a day, and the document of whoever has used least is read next. Seen by the program alone.
set local lock_timeout = '5s';

create table statement_readings (
  document_id uuid primary key references documents on delete cascade,
  is_asked boolean not null,
  queued_at timestamptz not null,
  not_before timestamptz not null,
  -- While a worker reads it; one that died holds it no longer than that.
  claimed_until timestamptz,
  read_at timestamptz,
  busy_ms integer not null default 0 check (busy_ms >= 0)
);
create index statement_readings_waiting on statement_readings (queued_at) where read_at is null;
create index statement_readings_of_a_day on statement_readings (read_at) where read_at is not null;
alter table statement_readings enable row level security;
create policy system_sees_all on statement_readings to app_system using (true);
