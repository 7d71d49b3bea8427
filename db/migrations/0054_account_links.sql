-- Links of letters get a table of their own. `verifications` keeps what the sign-in library writes.
create table account_links (
  token_hash text primary key check (token_hash ~ '^[0-9a-f]{64}$'),
  person_id text not null references people on delete cascade,
  purpose text not null check (purpose in ('verify-email', 'invitation', 'reset-password', 'change-email', 'not-me')),
  -- The address it was sent to.
  email text not null,
  -- change-email: the address that is to come.
  new_email text,
  -- not-me: what happened.
  event text,
  -- verify-email: what was entered in the registration that caused the letter.
  password_hash text,
  first_name text,
  last_name text,
  company text,
  phone text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  check ((purpose = 'change-email') = (new_email is not null)),
  check ((purpose = 'not-me') = (event is not null)),
  check (case when purpose = 'verify-email' then num_nulls(password_hash, first_name, last_name) = 0
    else num_nonnulls(password_hash, first_name, last_name, company, phone) = 0 end)
);
create index account_links_by_person on account_links (person_id);
create index account_links_by_end on account_links (expires_at);
-- Only the newest of these is good.
create unique index account_links_newest_only on account_links (person_id, purpose)
  where purpose in ('reset-password', 'change-email');

insert into account_links (token_hash, person_id, purpose, email, new_email, event, password_hash, first_name, last_name,
  company, phone, created_at, expires_at)
select substr(v.identifier, 6), v.person_id, v.purpose, link.email, link."newEmail", link.event, link."passwordHash",
  link."firstName", link."lastName", link.company, link.phone, v.created_at, v.expires_at
from verifications v, jsonb_to_record(v.value::jsonb) as link (email text, "newEmail" text, event text,
  "passwordHash" text, "firstName" text, "lastName" text, company text, phone text)
where v.identifier like 'link:%' and v.expires_at > now()
on conflict do nothing;

delete from verifications where identifier like 'link:%';
alter table verifications
  drop constraint verifications_links_name_their_person,
  drop column person_id,
  drop column purpose;
-- Sign-ins that wait for their second factor are looked for by their person.
create index verifications_by_value on verifications using hash (value);
create index verifications_by_end on verifications (expires_at);
