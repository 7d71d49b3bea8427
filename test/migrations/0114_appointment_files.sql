insert into appointment_documents (appointment_id, document_id, case_id, added_at)
  select a.id, d.id, a.case_id, now() from appointments a join documents d on d.case_id = a.case_id limit 1;
