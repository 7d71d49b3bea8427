-- A client asks to be deleted: there are some days to think, then a job carries it out. The row stays as the certificate of
-- what went and what had to stay, also after the person is gone.
set local lock_timeout = '5s';
create table deletion_requests (
  id uuid primary key default gen_random_uuid(),
  person_id text references people on delete set null,
  name text not null,
  asked_at timestamptz not null,
  due_at timestamptz not null,
  cancel_token_hash text unique,
  cancelled_at timestamptz,
  -- When the client was told that something still open keeps it waiting.
  waits_since timestamptz,
  -- What staff have decided: cases that go although they might be kept, or why nothing may go at present.
  decided_at timestamptz,
  decided_by text references people on delete set null,
  released_cases uuid[] not null default '{}',
  hold_reason text,
  done_at timestamptz,
  outcome jsonb,
  certificate_token_hash text unique,
  check (num_nonnulls(cancelled_at, done_at) < 2),
  check ((done_at is null) = (outcome is null)),
  check (cancel_token_hash is null or num_nonnulls(cancelled_at, done_at) = 0),
  check (hold_reason is null or decided_at is not null)
);
create unique index deletion_requests_one_open on deletion_requests (person_id) where cancelled_at is null and done_at is null;
create index deletion_requests_by_person on deletion_requests (person_id, asked_at);
create index deletion_requests_by_decider on deletion_requests (decided_by);
create index deletion_requests_due on deletion_requests (due_at) where cancelled_at is null and done_at is null;
alter table deletion_requests enable row level security;
create policy system_sees_all on deletion_requests to app_system using (true);
