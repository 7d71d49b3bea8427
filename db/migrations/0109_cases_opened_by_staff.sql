-- What staff do for a client by themselves: open a case without an order, keep notes, ask for the archive of everything.
set local lock_timeout = '5s';

alter table cases add column opened_by text references people;
create index cases_by_opener on cases (opened_by) where opened_by is not null;

-- What the office writes about a client or one of their cases for itself. No client ever reads it.
create table staff_notes (
  id uuid primary key default gen_random_uuid(),
  client_id text not null references people on delete cascade,
  case_id uuid references cases on delete cascade,
  author_id text not null references people,
  body text not null check (length(body) between 1 and 5000),
  -- Made by the form, so that a double submit keeps one note.
  submission_key text not null unique,
  created_at timestamptz not null
);
create index staff_notes_by_client on staff_notes (client_id, created_at desc);
create index staff_notes_by_case on staff_notes (case_id, created_at desc) where case_id is not null;
create index staff_notes_by_author on staff_notes (author_id);
alter table staff_notes enable row level security;
create policy system_sees_all on staff_notes to app_system using (true);

-- Null where the client asked for it; else the member of staff who did, who alone may fetch it.
alter table data_exports add column asked_by text references people on delete cascade;
create index data_exports_by_asker on data_exports (asked_by) where asked_by is not null;
