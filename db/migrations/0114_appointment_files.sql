-- Documents that a client wants to talk about. They are documents of the case like all others; the talk points at them, and
-- the keys say that both belong to the same case.
set local lock_timeout = '5s';

alter table appointments add constraint appointments_id_and_case unique (id, case_id);
alter table documents add constraint documents_id_and_case unique (id, case_id);

create table appointment_documents (
  appointment_id uuid not null,
  document_id uuid not null,
  case_id uuid not null,
  added_at timestamptz not null,
  primary key (appointment_id, document_id),
  foreign key (appointment_id, case_id) references appointments (id, case_id) on delete cascade,
  foreign key (document_id, case_id) references documents (id, case_id) on delete cascade
);
create index appointment_documents_by_appointment on appointment_documents (appointment_id, case_id);
create index appointment_documents_by_document on appointment_documents (document_id, case_id);
alter table appointment_documents enable row level security;
create policy system_sees_all on appointment_documents to app_system using (true);
create policy client_sees_own on appointment_documents for select to app_client
  using (appointment_id in (select id from appointments) and document_id in (select id from documents));
