-- Clients who may be one person: what is compared is read from indexes, and what staff have said about two of them is kept.
set local lock_timeout = '5s';

-- An e-mail address without what differs between spellings of one mailbox: dots and the like, what follows a plus sign, and
-- the last part of the domain.
create function mail_key(address text) returns text language sql immutable strict parallel safe
  return regexp_replace(split_part(split_part(lower(address), '@', 1), '+', 1), '[._-]', '', 'g')
    || '@' || regexp_replace(split_part(lower(address), '@', 2), '\.[^.]*$', '');

create index people_by_mail_key on people (mail_key(email)) where role = 'client' and status <> 'closed';
create index people_by_plain_name on people (searchable(name)) where role = 'client' and status <> 'closed';

create table clients_told_apart (
  one_id text not null references people on delete cascade,
  other_id text not null references people on delete cascade,
  reason text not null check (length(reason) between 1 and 1000),
  told_by text references people on delete set null,
  told_at timestamptz not null,
  primary key (one_id, other_id),
  check (one_id < other_id)
);
create index clients_told_apart_by_other on clients_told_apart (other_id);
create index clients_told_apart_by_teller on clients_told_apart (told_by);
alter table clients_told_apart enable row level security;
create policy system_sees_all on clients_told_apart to app_system using (true);
