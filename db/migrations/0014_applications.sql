-- Applications for a job, with the CV as a stored file.
create table job_applications (
  id uuid primary key default gen_random_uuid(),
  number integer not null unique generated always as identity (start with 101),
  job_id text not null,
  name text not null check (length(name) between 1 and 120),
  email text not null check (length(email) <= 254),
  message text check (length(message) <= 5000),
  cv_file_id uuid not null references stored_files,
  cv_name text not null,
  state text not null default 'new' check (state in ('new', 'in-review', 'invited', 'declined', 'hired')),
  decided_at timestamptz,
  created_at timestamptz not null,
  unique (job_id, email)
);
create index job_applications_by_time on job_applications (created_at desc);
