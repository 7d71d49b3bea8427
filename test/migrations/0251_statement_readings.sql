insert into statement_readings (document_id, is_asked, queued_at, not_before)
  select id, true, now(), now() from documents limit 1;
