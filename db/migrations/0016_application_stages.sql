-- Applications arrive through a form now. Whether an address has applied before must not show, so it may do so again;
-- `submission_key` is made of what was sent, so that a second press of the button is no second application.
-- Stages replace the states, and `delete_after` is the day when an application goes, once it is decided about.
alter table job_applications rename column job_id to position;
alter table job_applications rename column state to stage;
alter table job_applications
  drop constraint job_applications_job_id_email_key,
  drop constraint job_applications_state_check,
  alter column stage set default 'received',
  add column phone text check (length(phone) <= 40),
  add column keeps_longer boolean,
  add column consent_version text,
  add column submission_key text,
  add column is_spam boolean not null default false,
  add column changed_at timestamptz,
  add column delete_after timestamptz;

-- Applications from before: nobody was asked whether to be kept longer, so six months are promised to all.
update job_applications set
  stage = case stage when 'in-review' then 'in_review' when 'invited' then 'interview' when 'declined' then 'rejected'
    when 'hired' then 'hired' else 'received' end,
  message = coalesce(nullif(message, ''), 'Sent without a message.'),
  decided_at = case when stage in ('declined', 'hired') then coalesce(decided_at, now()) end,
  keeps_longer = false,
  consent_version = 'before stages',
  submission_key = id::text,
  changed_at = coalesce(decided_at, created_at);
update job_applications set delete_after = decided_at + interval '6 months' where decided_at is not null;

alter table job_applications
  alter column message set not null,
  alter column keeps_longer set not null,
  alter column consent_version set not null,
  alter column submission_key set not null,
  alter column changed_at set not null,
  add check (stage in ('received', 'in_review', 'interview', 'offered', 'hired', 'rejected', 'withdrawn')),
  add check (length(message) >= 1),
  add check ((stage in ('hired', 'rejected', 'withdrawn')) = (decided_at is not null)),
  add check (delete_after is not null or decided_at is null);
create index job_applications_by_stage on job_applications (stage, number desc);
create index job_applications_by_submission on job_applications (submission_key, created_at desc);
create index job_applications_by_file on job_applications (cv_file_id);
create index job_applications_to_delete on job_applications (delete_after) where delete_after is not null;

-- What happened to an application: a move, a note of staff, or both. Goes with it.
create table job_application_events (
  id bigint generated always as identity primary key,
  application_id uuid not null references job_applications on delete cascade,
  at timestamptz not null,
  actor_id text references people on delete set null,
  from_stage text,
  to_stage text,
  note text check (length(note) between 1 and 2000),
  check (to_stage is not null or note is not null)
);
create index job_application_events_by_application on job_application_events (application_id, id);
