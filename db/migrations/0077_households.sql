-- A client may invite one other person, such as a spouse, who signs in with an account of their own and sees the cases that
-- are shared with them. A row is the invitation, the time together and its end: it is kept, since it tells who could read
-- what, and when.
set local lock_timeout = '5s';
create table partners (
  id uuid primary key default gen_random_uuid(),
  client_id text not null references people on delete cascade,
  person_id text references people on delete cascade check (person_id <> client_id),
  email text not null check (email = lower(email)),
  first_name text not null,
  last_name text not null,
  token_hash text unique,
  expires_at timestamptz not null,
  invited_at timestamptz not null,
  accepted_at timestamptz,
  ended_at timestamptz,
  ended_by text references people on delete set null,
  check ((accepted_at is null) = (person_id is null)),
  -- A link works once, and not after the end.
  check (token_hash is null or (accepted_at is null and ended_at is null))
);
create unique index partners_one_of_client on partners (client_id) where ended_at is null;
create unique index partners_one_of_person on partners (person_id) where ended_at is null;
create index partners_by_client on partners (client_id, invited_at);
create index partners_by_person on partners (person_id);
create index partners_by_ender on partners (ended_by);
alter table partners enable row level security;
create policy system_sees_all on partners to app_system using (true);

-- What the client has chosen for a case. Without a choice a case is shared that was opened since the invitation.
create table case_sharing (
  case_id uuid primary key references cases on delete cascade,
  is_shared boolean not null
);
alter table case_sharing enable row level security;
create policy system_sees_all on case_sharing to app_system using (true);

-- What is shared with a person: the one place that says so, for policies and queries alike. They run as the owner of the
-- tables, since a client must not read them.
create function shared_cases(person text) returns setof uuid
  language sql stable security definer set search_path = public as $$
  select c.id from partners p join cases c on c.client_id = p.client_id left join case_sharing s on s.case_id = c.id
  where p.person_id = person and p.ended_at is null and coalesce(s.is_shared, c.created_at >= p.invited_at)
$$;
create function shared_with(wanted uuid) returns text
  language sql stable security definer set search_path = public as $$
  select p.person_id from cases c join partners p on p.client_id = c.client_id left join case_sharing s on s.case_id = c.id
  where c.id = wanted and p.ended_at is null and coalesce(s.is_shared, c.created_at >= p.invited_at)
$$;
-- Whose names a client reads beside their own: of whom they share cases with, and of whom they have shared with before.
create function household_of(person text) returns setof text
  language sql stable security definer set search_path = public as $$
  select client_id from partners where person_id = person and ended_at is null
  union select person_id from partners where client_id = person and person_id is not null
$$;

drop policy client_sees_own on cases;
create policy client_sees_own on cases to app_client
  using (client_id = (select current_setting('app.client_id', true))
    or id = any (array(select shared_cases((select current_setting('app.client_id', true))))));
drop policy client_sees_own on documents;
create policy client_sees_own on documents to app_client
  using ((client_id = (select current_setting('app.client_id', true))
    or case_id = any (array(select shared_cases((select current_setting('app.client_id', true)))))) and shown_at is not null)
  with check ((client_id = (select current_setting('app.client_id', true))
    or case_id = any (array(select shared_cases((select current_setting('app.client_id', true)))))) and kind = 'from_client');
drop policy client_sees_own on messages;
create policy client_sees_own on messages to app_client
  using ((client_id = (select current_setting('app.client_id', true))
    or case_id = any (array(select shared_cases((select current_setting('app.client_id', true)))))) and not is_internal);
drop policy client_sees_own on message_threads;
create policy client_sees_own on message_threads to app_client
  using (client_id = (select current_setting('app.client_id', true))
    or case_id = any (array(select shared_cases((select current_setting('app.client_id', true))))));
create policy client_sees_household on people for select to app_client
  using (id = any (array(select household_of((select current_setting('app.client_id', true))))));
