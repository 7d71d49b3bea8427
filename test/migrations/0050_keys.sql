-- Links as they were kept beside what the sign-in library writes.
insert into verifications (id, identifier, person_id, purpose, value, created_at, expires_at)
select 'link-' || n, 'link:' || repeat('0' || n, 32), 'ana', value ->> 'purpose', value, now(), now() + interval '1 day'
from (values
  (1, '{"purpose":"verify-email","personId":"ana","email":"ana@example.com","passwordHash":"hash","firstName":"Ana","lastName":"Keller","company":null,"phone":"032 123 45 67"}'::jsonb),
  (2, '{"purpose":"invitation","personId":"ana","email":"ana@example.com"}'),
  (3, '{"purpose":"reset-password","personId":"ana","email":"ana@example.com"}'),
  (4, '{"purpose":"change-email","personId":"ana","email":"ana@example.com","newEmail":"ana@example.org"}'),
  (5, '{"purpose":"not-me","personId":"ana","email":"ana@example.com","event":"password-changed"}')) as links (n, value);
insert into settings (key, value) values ('staff_idle_minutes', '"900"'), ('client_quota_mb', '250.4');
