insert into leads (submission_key, name, email, topic, message, consent_version, state, assigned_to, created_at, changed_at)
  select 'key-' || state, 'Lea Lead', 'lea@example.com', 'tax', 'Hello', 'v1', state, 'olga', now(), now()
  from unnest(array['new', 'assigned', 'answered', 'closed', 'spam']) as s (state);
