-- Where people live, part by part, with what was before: the newest row is the present address. In Switzerland the commune
-- is known, and the canton follows from it.
set local lock_timeout = '5s';

create table addresses (
  id uuid primary key default gen_random_uuid(),
  person_id text not null references people on delete cascade,
  street text not null check (street <> ''),
  house_number text,
  postcode text,
  town text,
  country text not null check (country ~ '^[A-Z]{2}$'),
  -- Number and name of the commune in the register of the Federal Statistical Office.
  commune_id integer,
  commune text,
  canton text check (canton ~ '^[A-Z]{2}$'),
  -- The day on which they moved in; null where nobody has said it.
  since_on text check (since_on ~ '^\d{4}-\d{2}-\d{2}$'),
  created_at timestamptz not null,
  unique nulls not distinct (person_id, since_on),
  check (num_nulls(commune_id, commune) in (0, 2)),
  check (commune_id is null or (country = 'CH' and canton is not null))
);

alter table addresses enable row level security;
create policy system_sees_all on addresses to app_system using (true);
create policy client_sees_own on addresses to app_client using (person_id = (select current_setting('app.client_id', true)));

alter table people
  add column civil_status text
    check (civil_status in ('single', 'married', 'partnership', 'separated', 'divorced', 'widowed')),
  -- The years in which the children were born who live with them or are supported by them.
  add column children_born smallint[] not null default '{}';

-- A last line such as '2502 Biel' tells postcode and town, the end of the first one the number of the house. What is
-- written otherwise becomes the street as a whole, for its owner to put right.
insert into addresses (person_id, street, house_number, postcode, town, country, created_at)
select id,
  case when place is null then line else coalesce(house[1], first_line) end,
  case when place is null then null else house[2] end,
  place[1], place[2], 'CH', updated_at
from (
  select id, updated_at, line, place, first_line, regexp_match(first_line, '^(.*\S)\s+(\d+\s?[a-zA-Z]?)$') as house
  from (
    select id, updated_at, regexp_replace(trim(address), '\s*\n\s*', ', ', 'g') as line,
      regexp_match(trim(address), '[\n,]\s*(?:CH-)?(\d{4})\s+([^\n,]+)$') as place,
      regexp_replace(regexp_replace(trim(address), '[\n,]\s*(?:CH-)?\d{4}\s+[^\n,]+$', ''), '\s*\n\s*', ', ', 'g') as first_line
    from people where trim(address) <> ''
  ) as lines
) as parts;
update people set address = null where address is not null;
