insert into waiting_files (file_id, case_id, person_id, kind, filename, created_at)
  select f.id, c.id, c.client_id, 'from_client', 'account.pdf', now() from stored_files f, cases c limit 1;
