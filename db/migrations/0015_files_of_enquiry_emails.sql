-- Files that staff attach to an answer to an enquiry.
create table lead_message_files (
  message_id uuid not null,
  file_id uuid not null,
  filename text not null,
  constraint lead_message_files_filename_check check (length(filename) between 1 and 200),
  constraint lead_message_files_pkey primary key (message_id, file_id)
);
alter table lead_message_files add constraint lead_message_files_message_id_fkey foreign key (message_id) references lead_messages(id)
  on delete cascade;
alter table lead_message_files add constraint lead_message_files_file_id_fkey foreign key (file_id) references stored_files(id);
create index lead_message_files_by_file on lead_message_files (file_id);
