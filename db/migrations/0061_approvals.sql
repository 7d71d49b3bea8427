-- An approval belongs to one file: it keeps its fingerprint, what the person agreed to, and from where.
set local lock_timeout = '5s';

-- Who has to approve the drafts of a case beside its client, such as a spouse.
create table case_signers (
  case_id uuid not null references cases on delete cascade,
  person_id text not null references people,
  primary key (case_id, person_id)
);
create index case_signers_by_person on case_signers (person_id);

create table case_approvals (
  id uuid primary key default gen_random_uuid(),
  case_id uuid not null references cases on delete cascade,
  document_id uuid not null references documents on delete cascade,
  draft_number integer not null,
  filename text not null,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  consent_version integer not null,
  consent_text text not null,
  person_id text not null references people,
  -- As the person was called then.
  person_name text not null,
  at timestamptz not null,
  ip text not null,
  user_agent text,
  voided_at timestamptz,
  void_reason text check (void_reason in ('new-draft', 'returned', 'changes', 'reopened')),
  check ((voided_at is null) = (void_reason is null))
);
create index case_approvals_by_case on case_approvals (case_id, at);
create index case_approvals_by_document on case_approvals (document_id);
create index case_approvals_by_person on case_approvals (person_id);
create unique index case_approvals_once on case_approvals (document_id, person_id) where voided_at is null;

alter table case_signers enable row level security;
alter table case_approvals enable row level security;
create policy system_sees_all on case_signers to app_system using (true);
create policy system_sees_all on case_approvals to app_system using (true);
create policy client_sees_own on case_signers for select to app_client using (case_id in (select id from cases));
-- A client approves in their own name only; asking for changes voids what others have approved in the same case.
create policy client_sees_own on case_approvals for select to app_client using (case_id in (select id from cases));
create policy client_signs on case_approvals for insert to app_client with check (
  case_id in (select id from cases) and person_id = (select current_setting('app.client_id', true)));
create policy client_voids on case_approvals for update to app_client using (case_id in (select id from cases));

-- Approvals from before name no file. Where nothing is filed yet the client is asked again.
update cases set client_approved_at = null
where client_approved_at is not null and 'client_approval' in (state, state_before_hold);

alter table cases drop constraint cases_state_check;
alter table cases add constraint cases_state_check check (state in (
  'intake', 'waiting_for_documents', 'in_preparation', 'review', 'client_approval',
  'filed', 'assessed', 'objection', 'closed', 'on_hold', 'withdrawn'));
alter table cases
  add column no_receipt_reason text,
  add column delivery_kind text check (delivery_kind in ('ordinary', 'letterbox', 'registered', 'not_collected', 'online')),
  add column delivered_on date,
  -- The last day for an objection, or for an appeal once an objection was decided.
  add column objection_ends_on date,
  add column objected_on date,
  add column decided_on date;
