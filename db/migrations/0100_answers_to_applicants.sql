-- Applicants are answered as enquiries are: written and kept here, sent by mail, replies pasted in. The letters of both
-- stand in one table, each row about the one or the other.
set local lock_timeout = '5s';
alter table lead_messages
  alter column lead_id drop not null,
  add column application_id uuid references job_applications on delete cascade,
  add constraint lead_messages_about_one check (num_nonnulls(lead_id, application_id) = 1);
create index lead_messages_by_application on lead_messages (application_id, created_at);

-- Since when an applicant waits for an answer; null while nobody does. Whoever was received and nothing done about waits.
alter table job_applications add column waiting_since timestamptz;
update job_applications set waiting_since = created_at where stage = 'received' and not is_spam;
create index job_applications_by_waiting on job_applications (waiting_since) where waiting_since is not null;
