insert into reminders_sent (client_id, sent_on, matters)
  values ('ana', '2026-11-20', '[{"code": "documents", "caseId": "00000000-0000-8000-8000-0000000000c0"}]');
