-- One message to many clients. A job sends it to each recipient once; what is waiting survives a restart.
create table mass_messages (
  id uuid default gen_random_uuid() not null,
  subject text not null,
  body text not null,
  is_essential boolean not null,
  submission_key text not null,
  created_by text not null,
  created_at timestamptz not null,
  constraint mass_messages_subject_check check (length(subject) between 1 and 200),
  constraint mass_messages_body_check check (length(body) between 1 and 10000),
  constraint mass_messages_pkey primary key (id),
  constraint mass_messages_submission_key unique (created_by, submission_key)
);
alter table mass_messages add constraint mass_messages_created_by_fkey foreign key (created_by) references people(id)
  on delete cascade;

create table mass_message_recipients (
  mass_message_id uuid not null,
  client_id text not null,
  case_id uuid not null,
  state text not null,
  reason text,
  settled_at timestamptz,
  constraint mass_message_recipients_state_check check (state in ('waiting', 'sent', 'refused', 'cancelled')),
  constraint mass_message_recipients_pkey primary key (mass_message_id, client_id)
);
create index mass_message_recipients_waiting on mass_message_recipients (mass_message_id) where state = 'waiting';
create index mass_message_recipients_by_client on mass_message_recipients (client_id);
create index mass_message_recipients_by_case on mass_message_recipients (case_id);
alter table mass_message_recipients add constraint mass_message_recipients_mass_message_id_fkey foreign key (mass_message_id)
  references mass_messages(id) on delete cascade;
alter table mass_message_recipients add constraint mass_message_recipients_client_id_fkey foreign key (client_id)
  references people(id) on delete cascade;
alter table mass_message_recipients add constraint mass_message_recipients_case_id_fkey foreign key (case_id)
  references cases(id) on delete cascade;

alter table mass_messages enable row level security;
create policy system_sees_all on mass_messages to app_system using (true);
alter table mass_message_recipients enable row level security;
create policy system_sees_all on mass_message_recipients to app_system using (true);
