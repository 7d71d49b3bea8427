-- What goes to the client with a draft and is approved with it: the summary of the expected tax. Each one made anew is one
-- more version; what was approved names the hash of the one that was read.
set local lock_timeout = '5s';

create table draft_annexes (
  id uuid primary key default gen_random_uuid(),
  case_id uuid not null references cases on delete cascade,
  -- The draft that it belongs to.
  document_id uuid not null,
  version integer not null check (version > 0),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  content bytea not null,
  -- Of what it was made: another one says that it is out of date.
  made_from text not null,
  made_by text not null references people,
  made_at timestamptz not null,
  unique (document_id, version),
  foreign key (document_id, case_id) references documents (id, case_id) on delete cascade
);
create index draft_annexes_by_case on draft_annexes (case_id);
create index draft_annexes_by_document on draft_annexes (document_id, case_id);
create index draft_annexes_by_person on draft_annexes (made_by);
alter table draft_annexes enable row level security;
create policy system_sees_all on draft_annexes to app_system using (true);
-- With its draft: a client sees neither before they are asked.
create policy client_sees_own on draft_annexes for select to app_client using (document_id in (select id from documents));

alter table case_approvals add annex_sha256 text check (annex_sha256 ~ '^[0-9a-f]{64}$');
alter table case_approvals drop constraint case_approvals_void_reason_check;
alter table case_approvals add constraint case_approvals_void_reason_check
  check (void_reason in ('new-draft', 'new-annex', 'returned', 'changes', 'reopened'));
