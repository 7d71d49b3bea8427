-- The figures of a tax return, case by case. A figure is a line with versions: what is changed, confirmed or taken away
-- becomes one more row, and no row is ever written over. The newest version of a line is what counts.
set local lock_timeout = '5s';

create table case_figures (
  id uuid primary key default gen_random_uuid(),
  case_id uuid not null references cases on delete cascade,
  line_id uuid not null,
  version integer not null check (version > 0),
  -- As `returns/figure-codes.ts` lists them.
  code text not null check (code ~ '^[a-z0-9-]+$'),
  -- What tells lines of one code apart: an employer, a bank, a security.
  label text not null default '' check (length(label) <= 200),
  person text not null check (person in ('client', 'partner', 'joint')),
  -- Null is a value that has to be asked for, which is not zero.
  amount_cents bigint check (amount_cents between 0 and 100000000000000),
  currency text not null default 'CHF' check (currency = 'CHF'),
  source text not null check (source in ('answer', 'document', 'statement', 'adviser')),
  document_id uuid,
  page integer check (page > 0),
  note text not null default '' check (length(note) <= 1000),
  state text not null check (state in ('proposed', 'confirmed', 'replaced')),
  -- Null is the program.
  created_by text references people,
  created_at timestamptz not null,
  unique (line_id, version),
  check (state <> 'confirmed' or amount_cents is not null),
  check (source <> 'document' or document_id is not null),
  foreign key (document_id, case_id) references documents (id, case_id) on delete cascade
);
create index case_figures_by_case on case_figures (case_id, line_id, version);
create index case_figures_by_document on case_figures (document_id, case_id);
create index case_figures_by_person on case_figures (created_by);

create function keep_figures() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    raise exception 'a figure is never written over; add a version of its line';
  end if;
  if new.version > 1 and not exists (
    select from case_figures
    where line_id = new.line_id and version = new.version - 1 and case_id = new.case_id and code = new.code
  ) then
    raise exception 'version % of a figure follows none of its line', new.version;
  end if;
  return new;
end $$;
create trigger case_figures_are_kept before insert or update on case_figures for each row execute function keep_figures();

alter table case_figures enable row level security;
create policy system_sees_all on case_figures to app_system using (true);
create policy client_sees_own on case_figures for select to app_client using (case_id in (select id from cases));
