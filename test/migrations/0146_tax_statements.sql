insert into tax_statements (case_id, document_id, state, reason, read_at)
  select case_id, id, 'unreadable', '{"code": "damaged", "values": {}}', now() from documents limit 1;
