-- Articles that a text service writes: what about, and each attempt with what came of it.
set local lock_timeout = '5s';

create table generator_topics (
  id uuid primary key default gen_random_uuid(),
  -- Of content/generator.ts.
  category text not null check (length(category) <= 60),
  topic text not null check (length(topic) between 5 and 200),
  is_active boolean not null default true,
  made_at timestamptz not null default now(),
  changed_by text references people on delete set null,
  last_used_at timestamptz,
  unique (category, topic)
);
create index generator_topics_by_person on generator_topics (changed_by);

create table generator_runs (
  id uuid primary key default gen_random_uuid(),
  -- The day in Zurich for which it is.
  day date not null,
  started_by text not null check (started_by in ('clock', 'staff')),
  person_id text references people on delete set null,
  topic_id uuid references generator_topics on delete set null,
  category text not null,
  topic text not null,
  state text not null default 'running' check (state in ('running', 'finished', 'failed')),
  step text not null default 'waiting' check (step in ('waiting', 'writing', 'checking', 'repairing', 'saving', 'done')),
  -- Why it failed: a code of the program, with what the text service or the checks said.
  reason text check (length(reason) <= 60),
  findings jsonb not null default '[]',
  entry_id uuid references entries on delete set null,
  model text,
  tokens integer not null default 0,
  started_at timestamptz not null,
  heard_at timestamptz not null,
  finished_at timestamptz,
  check ((state = 'running') = (finished_at is null)),
  check ((state = 'failed') = (reason is not null))
);
-- Of the clock one article a day, however many servers ask; by whomever one at a time.
create unique index generator_runs_one_a_day on generator_runs (day) where started_by = 'clock' and state <> 'failed';
create unique index generator_runs_one_at_a_time on generator_runs ((true)) where state = 'running';
create index generator_runs_by_time on generator_runs (started_at desc, id desc);
create index generator_runs_by_person on generator_runs (person_id);
create index generator_runs_by_topic on generator_runs (topic_id);
create index generator_runs_by_entry on generator_runs (entry_id);

alter table generator_topics enable row level security;
alter table generator_runs enable row level security;
create policy system_sees_all on generator_topics to app_system using (true);
create policy system_sees_all on generator_runs to app_system using (true);
