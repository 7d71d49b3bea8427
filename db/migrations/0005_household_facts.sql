create table household_facts (
  client_id text not null,
  fact text not null,
  person text not null,
  tax_year smallint not null,
  value jsonb not null,
  case_id uuid,
  entered_by text,
  entered_at timestamptz not null,
  constraint household_facts_fact_check check (fact ~ '^[a-z0-9-]{1,60}$'),
  constraint household_facts_person_check check (person in ('client', 'partner', 'joint')),
  constraint household_facts_tax_year_check check (tax_year between 2000 and 2100),
  constraint household_facts_value_check check (length((value)::text) <= 20000),
  constraint household_facts_pkey primary key (client_id, fact, person, tax_year)
);
create index household_facts_by_case on household_facts (case_id);
create index household_facts_by_person on household_facts (entered_by);
alter table household_facts add constraint household_facts_client_id_fkey foreign key (client_id) references people(id)
  on delete cascade;
alter table household_facts add constraint household_facts_case_id_fkey foreign key (case_id) references cases(id)
  on delete set null;
alter table household_facts add constraint household_facts_entered_by_fkey foreign key (entered_by)
  references people(id) on delete set null;

-- A partner sees and changes only the facts of the years whose cases are shared.
create function shared_facts(person text) returns table (client_id text, tax_year integer)
    language sql stable security definer rows 3
    set search_path to 'public'
    as $$
  select distinct c.client_id, c.tax_year::integer from cases c where c.id in (select shared_cases(person))
$$;

alter table household_facts enable row level security;
create policy client_sees_own on household_facts to app_client using ((client_id = (select current_setting('app.client_id',
  true))) or ((client_id, tax_year::integer) in (select s.client_id, s.tax_year
  from shared_facts((select current_setting('app.client_id', true))) s)));
create policy system_sees_all on household_facts to app_system using (true);

insert into household_facts (client_id, fact, person, tax_year, value, entered_at)
select id, 'civil-status', 'joint', extract(year from updated_at),
  to_jsonb(case civil_status when 'partnership' then 'married' else civil_status end), updated_at
from people where civil_status is not null;
insert into household_facts (client_id, fact, person, tax_year, value, entered_at)
select id, 'children', 'joint', extract(year from updated_at), '"yes"', updated_at
from people where children_born <> '{}';
-- Only the year of birth is known; the client adds the date.
insert into household_facts (client_id, fact, person, tax_year, value, entered_at)
select id, 'children-list', 'joint', extract(year from updated_at),
  (select jsonb_agg(jsonb_build_object('id', 'born-' || at, 'fields', jsonb_build_object('name', 'Born ' || born)) order by at)
   from unnest(children_born) with ordinality as child(born, at)), updated_at
from people where children_born <> '{}';
alter table people drop column civil_status, drop column children_born;

-- What the household was in a year: stated for that year, else before, else after it.
create function household_fact(client text, wanted text, year integer) returns text
    language sql stable
    as $$
  select value #>> '{}' from household_facts where client_id = client and fact = wanted and person = 'joint'
  order by tax_year > year, abs(tax_year - year) limit 1
$$;

-- Spouses who live together sign one return (Art. 9 and 113 DBG); an adviser's correction for the case comes first.
create function is_joint_return(wanted uuid) returns boolean
    language sql stable security definer
    set search_path to 'public'
    as $$
  select c.case_type = 'tax_return' and coalesce((select f.civil_status from case_tax_facts f where f.case_id = c.id
      order by f.version desc limit 1), household_fact(c.client_id, 'civil-status', c.tax_year), '') in ('married', 'partnership')
    and coalesce(household_fact(c.client_id, 'partner-place', c.tax_year), '') <> 'abroad'
  from cases c where c.id = wanted
$$;


-- The profile's canton no longer applies to returns that have been filed.
update cases c set canton = p.canton from people p
where p.id = c.client_id and c.canton is null and p.canton is not null and c.filed_on is not null;
