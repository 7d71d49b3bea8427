-- What happened in cases, in the words of before, for 0052 to tell as codes.
insert into case_events (case_id, actor_id, kind, text)
  select '00000000-0000-8000-8000-0000000000c0', 'olga', kind, text from (values
  ('opened', 'Case opened by order 1007.'),
  ('opened', 'Requested by the client.'),
  ('add-on', 'Ordered with it: Crypto (2 ×).'),
  ('add-on', 'Add-on of order 1007: product crypto, 2 ×.'),
  ('moved', 'We need documents from you. The checklist of your case shows which.'),
  ('moved', 'Your case is complete and closed. Nothing had to be filed. Below the limit.'),
  ('moved', 'Return to preparation The bank is missing.'),
  ('document', 'Document received: scan (1).pdf (Salary certificate).'),
  ('document', 'Document received: scan (1).pdf.'),
  ('document', 'Document accepted: salary.pdf.'),
  ('document', 'Document sent back: salary.2024.pdf. It is blurred. Please scan it again.'),
  ('document', 'Document held back: permit.pdf. Our virus scan found something in it.'),
  ('checklist', 'Not needed: Bank statement.'),
  ('checklist', 'Needed after all: Bank statement.'),
  ('message', 'Message from Ana Keller: About: the bank'),
  ('assigned', 'Assigned to Tim Adler.'),
  ('assigned', 'No longer assigned to anybody.'),
  ('due-date', 'Next date: 15.12.2026.'),
  ('priority', 'Priority: High.'),
  ('appointment', 'Appointment on 01.07.2026, 10:30: Walk through: the draft.')) as before (kind, text);
insert into documents (case_id, client_id, file_id, original_filename, document_type, file_size, uploaded_by) values
  ('00000000-0000-8000-8000-0000000000c0', 'ana', '00000000-0000-8000-8000-0000000000f1', 'other.pdf', 'Other document', 10, 'ana');
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
