insert into lead_messages (application_id, direction, body, written_by, submission_key, created_at)
  select a.id, d, 'Text', 'olga', 'application-message-' || a.number || d, now()
  from job_applications a, unnest(array['sent', 'received']) d;
