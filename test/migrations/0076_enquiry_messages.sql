insert into lead_messages (lead_id, direction, body, written_by, submission_key, created_at)
  select l.id, d, 'Text', 'olga', 'lead-message-' || l.number || d, now() from leads l, unnest(array['sent', 'received']) d;
