insert into message_attachments (message_id, document_id)
  select m.id, d.id from messages m join documents d on d.case_id = m.case_id limit 1;
