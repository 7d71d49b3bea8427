insert into subscribers (email, topics, state, leave_token_hash, consent_version, asked_at)
  select state || '@example.com', '{blog}', state, 'leave-' || state, 'v1', now()
  from unnest(array['pending', 'confirmed', 'unsubscribed', 'bounced', 'complained', 'suppressed']) as s (state);
