-- What somebody is writing and has not sent: one text for each person and thread, one for a new message (no thread), and
-- one for a note. It outlives the session.
create table message_drafts (
  person_id text not null references people on delete cascade,
  thread_id uuid references message_threads on delete cascade,
  is_internal boolean not null default false,
  subject text not null default '' check (length(subject) <= 200),
  body text not null check (length(body) <= 10000),
  saved_at timestamptz not null,
  unique nulls not distinct (person_id, thread_id, is_internal)
);
create index message_drafts_by_thread on message_drafts (thread_id);
alter table message_drafts enable row level security;
create policy system_sees_all on message_drafts to app_system using (true);
create policy client_sees_own on message_drafts to app_client
  using (person_id = (select current_setting('app.client_id', true)) and not is_internal
    and (thread_id is null or thread_id in (select id from message_threads)));

-- Answers that staff write often, with fields such as {firstName}.
create table answer_templates (
  id uuid primary key default gen_random_uuid(),
  title text not null check (length(title) between 1 and 60),
  body text not null check (length(body) between 1 and 5000),
  changed_by text references people,
  changed_at timestamptz not null default now()
);
create index answer_templates_by_person on answer_templates (changed_by);
insert into answer_templates (title, body) values
  ('Received', E'Dear {firstName}\n\nThank you for your message. We look into it and come back to you.\n\n{staffName}'),
  ('Ask for a document', E'Dear {firstName}\n\nFor {caseTitle} ({caseNumber}) we still need a document from you: \n\nYou can upload it in your case.\n\n{staffName}'),
  ('Offer a call', E'Dear {firstName}\n\nThis is easier to explain in a call. Please tell us two times that suit you.\n\n{staffName}');
