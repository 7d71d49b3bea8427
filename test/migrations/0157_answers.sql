insert into case_answers (case_id, question, person, version, value, answered_at)
  select id, 'civil-status', 'client', 1, '"single"', now() from cases limit 1;
insert into case_answer_items (case_id, document, wanted, decided_at)
  select id, 'salary-certificate', 'needed', now() from cases limit 1;
