-- E-tax statements (eCH-0196) that were read from the documents of a case, and the figures that came from them.
set local lock_timeout = '5s';

create table tax_statements (
  id uuid primary key default gen_random_uuid(),
  case_id uuid not null references cases on delete cascade,
  -- A document is read once.
  document_id uuid not null unique,
  -- `held` waits for an adviser, `replaced` gave way to a newer version; the rest has no figures and never had.
  state text not null check (state in ('taken', 'held', 'replaced', 'refused', 'unreadable')),
  -- Why it has no figures, with what the words for it need.
  reason jsonb,
  statement_key text,
  sequence integer,
  content jsonb,
  -- What has to be looked at although it was taken.
  remarks jsonb not null default '[]',
  read_at timestamptz not null,
  check ((state in ('taken', 'held', 'replaced')) <= (content is not null and statement_key is not null and sequence is not null)),
  check ((state = 'taken' or state = 'replaced') or reason is not null),
  foreign key (document_id, case_id) references documents (id, case_id) on delete cascade
);
create index tax_statements_by_case on tax_statements (case_id, read_at);
create index tax_statements_by_document on tax_statements (document_id, case_id);
-- Nothing is counted twice: of one version of a statement there is one in a case.
create unique index tax_statements_once on tax_statements (case_id, statement_key, sequence)
  where state in ('taken', 'held', 'replaced');
alter table tax_statements enable row level security;
create policy system_sees_all on tax_statements to app_system using (true);
create policy client_sees_own on tax_statements for select to app_client using (case_id in (select id from cases));

alter table case_figures add statement_id uuid references tax_statements on delete cascade;
alter table case_figures add statement_line text check (length(statement_line) <= 200);
alter table case_figures add check (source <> 'statement' or (statement_id is not null and statement_line is not null));
create index case_figures_by_statement on case_figures (statement_id);
create unique index case_figures_statement_once on case_figures (statement_id, statement_line) where version = 1;
