insert into message_drafts (person_id, thread_id, body, saved_at) values
  ('ana', '00000000-0000-8000-8000-0000000000e1', 'I wanted to say', now()), ('ana', null, 'Something else', now());
