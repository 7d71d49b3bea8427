-- Of a session's token only the hash is kept: who reads this table cannot sign in with it. Sessions from before end.
delete from sessions;
alter table sessions rename column token to token_hash;
alter table sessions add constraint sessions_token_is_hashed check (token_hash ~ '^[0-9a-f]{64}$');
-- When whoever uses this session last proved who they are, beyond having it.
alter table sessions add column confirmed_at timestamptz;

-- Links of letters name their person and purpose in columns, so that all of one person can be made void at once.
alter table verifications
  add column person_id text references people on delete cascade,
  add column purpose text;
delete from verifications where identifier like 'link:%' and (value like '%"purpose":"reset-password"%'
  or value like '%"purpose":"change-email"%');
update verifications set (person_id, purpose) = (
  select people.id, parts.fact ->> 'purpose'
  from (select verifications.value::jsonb as fact) parts join people on people.id = parts.fact ->> 'personId')
where identifier like 'link:%';
delete from verifications where identifier like 'link:%' and person_id is null;
alter table verifications add constraint verifications_links_name_their_person
  check ((identifier like 'link:%') = (person_id is not null) and (person_id is null) = (purpose is null));
create index verifications_by_person on verifications (person_id);
-- Only the newest of these is good.
create unique index verifications_newest_only on verifications (person_id, purpose)
  where purpose in ('reset-password', 'change-email');

-- Nobody gets a session for this account until a new password was chosen by the link of a letter.
alter table people add column must_reset boolean not null default false;
