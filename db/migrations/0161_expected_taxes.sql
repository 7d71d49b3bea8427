-- What the tax of a return will be, as the engine computed it each time that something changed, and what has to be known
-- about a household for it. Both are kept row by row; the newest counts.
set local lock_timeout = '5s';

create table case_tax_facts (
  id uuid primary key default gen_random_uuid(),
  case_id uuid not null references cases on delete cascade,
  version integer not null check (version > 0),
  -- What is null is taken from the client's profile.
  commune_id integer,
  commune text,
  civil_status text check (civil_status in ('single', 'married', 'partnership', 'separated', 'divorced', 'widowed')),
  children_born smallint[],
  confession text check (confession in ('none', 'protestant', 'roman-catholic', 'christ-catholic')),
  birth_year smallint check (birth_year between 1900 and 2100),
  partner_birth_year smallint check (partner_birth_year between 1900 and 2100),
  is_part_year boolean,
  created_by text not null references people,
  created_at timestamptz not null,
  unique (case_id, version),
  check (num_nulls(commune_id, commune) in (0, 2))
);
create index case_tax_facts_by_person on case_tax_facts (created_by);
alter table case_tax_facts enable row level security;
create policy system_sees_all on case_tax_facts to app_system using (true);

create table expected_taxes (
  id uuid primary key default gen_random_uuid(),
  case_id uuid not null references cases on delete cascade,
  version integer not null check (version > 0),
  -- Of everything that was computed: an equal one is not written again.
  fingerprint text not null,
  -- Either what came out, or why nothing could be computed.
  result jsonb,
  reasons jsonb,
  balance_cents bigint,
  is_checked boolean not null default false,
  proposed integer not null check (proposed >= 0),
  confirmed integer not null check (confirmed >= 0),
  -- The sum of each figure in centimes, and which of them are other ones than in the row before.
  figures jsonb not null default '{}',
  changed text[] not null default '{}',
  -- Of which day, and which, the authority's figures were.
  data_state text check (data_state ~ '^\d{4}-\d{2}-\d{2}$'),
  data_checksum text,
  computed_at timestamptz not null,
  unique (case_id, version),
  check (num_nulls(result, reasons) = 1),
  check (num_nulls(result, balance_cents, data_state, data_checksum) in (0, 4))
);
alter table expected_taxes enable row level security;
create policy system_sees_all on expected_taxes to app_system using (true);
create policy client_sees_own on expected_taxes for select to app_client using (case_id in (select id from cases));
