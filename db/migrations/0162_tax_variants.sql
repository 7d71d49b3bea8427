-- What an adviser tries for a return: other amounts under a name, beside the figures that count. No figure is touched.
set local lock_timeout = '5s';

create table tax_variants (
  id uuid primary key,
  case_id uuid not null references cases on delete cascade,
  name text not null check (length(name) between 1 and 80),
  -- Code, whose, amount in centimes of each figure that is another one.
  changes jsonb not null,
  created_by text not null references people,
  created_at timestamptz not null
);
create index tax_variants_by_case on tax_variants (case_id, created_at);
create index tax_variants_by_person on tax_variants (created_by);
alter table tax_variants enable row level security;
create policy system_sees_all on tax_variants to app_system using (true);
