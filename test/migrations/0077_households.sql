insert into partners (client_id, email, first_name, last_name, token_hash, expires_at, invited_at)
  select id, 'ben@example.com', 'Ben', 'Keller', 'hash', now() + interval '7 days', now() from people where id = 'ana';
insert into case_sharing (case_id, is_shared) select id, true from cases limit 1;
