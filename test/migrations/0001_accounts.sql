insert into people (id, email, name, first_name, last_name, role, status, username) values
  ('ana', 'ana@example.com', 'Ana Keller', 'Ana', 'Keller', 'client', 'active', null),
  ('ben', 'ben@example.com', 'Ben Frei', 'Ben', 'Frei', 'client', 'invited', null),
  ('olga', 'olga@example.com', 'Olga Owner', 'Olga', 'Owner', 'owner', 'active', 'olga');
insert into sessions (id, user_id, token, expires_at) values ('session', 'ana', 'token', now() + interval '1 day');
insert into credentials (id, account_id, provider_id, user_id, password) values ('credential', 'ana', 'credential', 'ana', 'hash');
insert into verifications (id, identifier, value, expires_at) values ('verification', 'reset:ana', 'ana', now());
insert into two_factors (id, user_id, secret, backup_codes) values ('factor', 'olga', 'secret', '[]');
insert into passkeys (id, user_id, public_key, credential_id, counter, device_type, backed_up)
  values ('passkey', 'olga', 'key', 'credential', 0, 'singleDevice', false);
