-- Enquiries from the contact form. `number` is what the writer is told; `submission_key` is made of what was written,
-- so that a second press of the button is no second enquiry.
create table leads (
  id uuid primary key default gen_random_uuid(),
  number integer not null unique generated always as identity (start with 1001),
  submission_key text not null,
  name text not null check (length(name) between 1 and 120),
  email text not null check (length(email) <= 254),
  topic text not null,
  subject text check (length(subject) <= 150),
  message text not null check (length(message) between 1 and 5000),
  scenario text check (length(scenario) <= 2000),
  consent_version text not null,
  state text not null default 'new' check (state in ('new', 'assigned', 'answered', 'closed', 'spam')),
  assigned_to text references people on delete set null,
  created_at timestamptz not null,
  changed_at timestamptz not null
);
create index leads_by_time on leads (state, created_at desc);
create index leads_by_submission on leads (submission_key, created_at desc);
create index leads_by_adviser on leads (assigned_to) where assigned_to is not null;
