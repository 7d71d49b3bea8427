-- What the tax office has assessed, beside what was declared: figures, taxes, and what the adviser says of it. As figures of
-- a return do, each change becomes one more row, the newest counts, and no row is ever written over.
set local lock_timeout = '5s';

create table assessed_figures (
  id uuid primary key default gen_random_uuid(),
  case_id uuid not null references cases on delete cascade,
  -- As `returns/figure-codes.ts` lists them.
  code text not null check (code ~ '^[a-z0-9-]+$'),
  person text not null check (person in ('client', 'partner', 'joint')),
  version integer not null check (version > 0),
  -- Null takes it back: nothing is said of it.
  amount_cents bigint check (amount_cents between 0 and 100000000000000),
  currency text not null default 'CHF' check (currency = 'CHF'),
  -- Why what was declared is right; a letter of objection says it.
  reason text not null default '' check (length(reason) <= 1000),
  created_by text not null references people,
  created_at timestamptz not null,
  unique (case_id, code, person, version)
);
create index assessed_figures_by_person on assessed_figures (created_by);

-- The taxes as the final bills ask for them. Null is a bill that has not come.
create table assessed_taxes (
  id uuid primary key default gen_random_uuid(),
  case_id uuid not null references cases on delete cascade,
  version integer not null check (version > 0),
  confederation_cents bigint check (confederation_cents between 0 and 100000000000000),
  canton_cents bigint check (canton_cents between 0 and 100000000000000),
  commune_cents bigint check (commune_cents between 0 and 100000000000000),
  church_cents bigint check (church_cents between 0 and 100000000000000),
  interest_cents bigint check (interest_cents between 0 and 100000000000000),
  paid_cents bigint check (paid_cents between 0 and 100000000000000),
  currency text not null default 'CHF' check (currency = 'CHF'),
  created_by text not null references people,
  created_at timestamptz not null,
  unique (case_id, version)
);
create index assessed_taxes_by_person on assessed_taxes (created_by);

-- What the adviser recommends; from then on the client sees the comparison.
create table assessment_advice (
  id uuid primary key default gen_random_uuid(),
  case_id uuid not null references cases on delete cascade,
  version integer not null check (version > 0),
  advice text not null check (advice in ('accept', 'object')),
  reason text not null check (length(reason) between 1 and 2000),
  created_by text not null references people,
  created_at timestamptz not null,
  unique (case_id, version)
);
create index assessment_advice_by_person on assessment_advice (created_by);

create function keep_versions() returns trigger language plpgsql as $$
begin
  raise exception 'what was said of an assessment is never written over; add a version';
end $$;
create trigger assessed_figures_are_kept before update on assessed_figures for each row execute function keep_versions();
create trigger assessed_taxes_are_kept before update on assessed_taxes for each row execute function keep_versions();
create trigger assessment_advice_is_kept before update on assessment_advice for each row execute function keep_versions();

alter table assessed_figures enable row level security;
create policy system_sees_all on assessed_figures to app_system using (true);
create policy client_sees_own on assessed_figures for select to app_client using (case_id in (select id from cases));
alter table assessed_taxes enable row level security;
create policy system_sees_all on assessed_taxes to app_system using (true);
create policy client_sees_own on assessed_taxes for select to app_client using (case_id in (select id from cases));
alter table assessment_advice enable row level security;
create policy system_sees_all on assessment_advice to app_system using (true);
create policy client_sees_own on assessment_advice for select to app_client using (case_id in (select id from cases));
