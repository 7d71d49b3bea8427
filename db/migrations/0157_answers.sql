-- What the people of a household answer to the questions of a case. Each change is one more version, and no row is ever
-- written over, so that of two who answer at once neither loses what the other has said.
set local lock_timeout = '5s';

create table case_answers (
  id uuid primary key default gen_random_uuid(),
  case_id uuid not null references cases on delete cascade,
  -- As `content/questions` lists them.
  question text not null check (question ~ '^[a-z0-9-]{1,60}$'),
  person text not null check (person in ('client', 'partner', 'joint')),
  version integer not null check (version > 0),
  -- Null where nothing was said, was taken back, or where a mark stands in its place.
  value jsonb check (length(value::text) <= 20000),
  mark text check (mark in ('unknown', 'asked')),
  -- Where the adviser answers what was asked.
  thread_id uuid references message_threads on delete set null,
  -- Said in the return of the year before, and offered for this one.
  is_carried boolean not null default false,
  answered_by text references people,
  answered_at timestamptz not null,
  unique (case_id, question, person, version)
);
create index case_answers_by_thread on case_answers (thread_id);
create index case_answers_by_person on case_answers (answered_by);

alter table case_answers enable row level security;
create policy system_sees_all on case_answers to app_system using (true);
create policy client_sees_own on case_answers to app_client using (case_id in (select id from cases));

-- What the answers last said of a document, and which item of the checklist came of it: whoever decides otherwise by hand
-- is not overruled until the answers change.
create table case_answer_items (
  case_id uuid not null references cases on delete cascade,
  -- As `content/questions` lists them.
  document text not null check (document ~ '^[a-z0-9-]{1,60}$'),
  wanted text not null check (wanted in ('needed', 'not_needed')),
  item_id uuid references case_checklist_items on delete cascade,
  decided_at timestamptz not null,
  primary key (case_id, document)
);
create index case_answer_items_by_item on case_answer_items (item_id);

alter table case_answer_items enable row level security;
create policy system_sees_all on case_answer_items to app_system using (true);
create policy client_sees_own on case_answer_items for select to app_client using (case_id in (select id from cases));
