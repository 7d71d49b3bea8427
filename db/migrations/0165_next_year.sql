-- Clients of last year are invited to have the new year done too: one letter for a person and a year. A row says that
-- somebody was invited, or that staff left them out.
set local lock_timeout = '5s';

alter table letter_choices drop constraint letter_choices_topic_check;
alter table letter_choices add constraint letter_choices_topic_check
  check (topic in ('messages', 'documents', 'appointments', 'reminders', 'cases', 'invitations'));

create table next_year_runs (
  tax_year integer primary key check (tax_year between 2000 and 2100),
  started_at timestamptz not null,
  -- Null is the date that was set.
  started_by text references people on delete set null,
  ended_at timestamptz
);
create index next_year_runs_by_starter on next_year_runs (started_by);

create table next_year_invitations (
  id uuid primary key default gen_random_uuid(),
  tax_year integer not null check (tax_year between 2000 and 2100),
  person_id text not null references people on delete cascade,
  state text not null check (state in ('invited', 'left_out')),
  -- Who left them out; null for the program.
  decided_by text references people on delete set null,
  at timestamptz not null,
  unique (tax_year, person_id)
);
create index next_year_invitations_by_person on next_year_invitations (person_id);
create index next_year_invitations_by_decider on next_year_invitations (decided_by);
-- Who is to be invited is asked by the year of their last case.
create index cases_by_tax_year on cases (tax_year, client_id) where case_type = 'tax_return';

alter table next_year_runs enable row level security;
create policy system_sees_all on next_year_runs to app_system using (true);
alter table next_year_invitations enable row level security;
create policy system_sees_all on next_year_invitations to app_system using (true);
