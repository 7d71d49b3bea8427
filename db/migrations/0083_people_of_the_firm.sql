-- What the firm shows of its people, and second factors that wait to be reset.
set local lock_timeout = '5s';

create table staff_profiles (
  person_id text primary key references people on delete cascade,
  -- Shown where there is no picture.
  initials text check (initials ~ '^\S{1,3}$'),
  languages text[] not null default '{}',
  specialities text[] not null default '{}',
  -- Whether the public page of the team shows this person, where the firm shows its people at all.
  is_public boolean not null default false
);

-- Asked for by one, confirmed by two others who are not the person in question; the second one carries it out.
create table second_factor_resets (
  person_id text primary key references people on delete cascade,
  asked_by text not null references people on delete cascade,
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  confirmed_by text references people on delete cascade,
  check (confirmed_by not in (person_id, asked_by))
);
create index second_factor_resets_by_asker on second_factor_resets (asked_by);
create index second_factor_resets_by_confirmer on second_factor_resets (confirmed_by);

alter table staff_profiles enable row level security;
create policy system_sees_all on staff_profiles to app_system using (true);
alter table second_factor_resets enable row level security;
create policy system_sees_all on second_factor_resets to app_system using (true);

-- The firm never loses its last owner, whoever changes the row and however many do so at once: one after the other
-- counts the owners that are left.
create function keep_an_owner() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('keep-an-owner', 0));
  if not exists (select from people where role = 'owner' and status = 'active' and id <> old.id) then
    raise exception 'the last owner of the firm must stay' using errcode = 'restrict_violation', constraint = 'people_keep_an_owner';
  end if;
  return new;
end $$;
create trigger people_keep_an_owner before update of role, status on people for each row
  when (old.role = 'owner' and old.status = 'active' and (new.role <> 'owner' or new.status <> 'active'))
  execute function keep_an_owner();
