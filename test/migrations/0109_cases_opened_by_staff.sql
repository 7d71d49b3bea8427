insert into staff_notes (client_id, case_id, author_id, body, submission_key, created_at)
  select client_id, id, 'olga', 'Prefers to be called', 'note-key-1', now() from cases where client_id = 'ana' limit 1;
update cases set opened_by = 'olga' where order_id is null;
update data_exports set asked_by = 'olga' where id = (select id from data_exports limit 1);
