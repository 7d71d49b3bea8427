-- The name under which a file was attached: its document may have been sent earlier under another name.
alter table message_attachments add column filename text;
update message_attachments a set filename = d.original_filename from documents d where d.id = a.document_id;
alter table message_attachments alter column filename set not null;

alter table appointment_documents add column filename text;
update appointment_documents a set filename = d.original_filename from documents d where d.id = a.document_id;
alter table appointment_documents alter column filename set not null;

-- A JPEG made from a photo that browsers cannot show. It belongs to its original and is deleted with it.
alter table stored_files add column preview_id uuid constraint stored_files_preview_id_fkey references stored_files (id);
create unique index stored_files_by_preview on stored_files (preview_id) where preview_id is not null;
