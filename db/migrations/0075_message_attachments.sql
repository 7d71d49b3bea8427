-- Documents of a case that were sent with a message. They are documents like all others; the message points at them.
create table message_attachments (
  message_id uuid not null references messages on delete cascade,
  document_id uuid not null references documents on delete cascade,
  primary key (message_id, document_id)
);
create index message_attachments_by_document on message_attachments (document_id);
alter table message_attachments enable row level security;
create policy system_sees_all on message_attachments to app_system using (true);
create policy client_sees_own on message_attachments to app_client
  using (message_id in (select id from messages) and document_id in (select id from documents));
