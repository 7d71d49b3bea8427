-- The migration signs everybody out.
insert into sessions (id, user_id, token_hash, expires_at) values ('session-2', 'ana', repeat('0a', 32), now() + interval '1 day');
