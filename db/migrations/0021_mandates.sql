-- Powers of attorney: the text and the PDF that clients sign stay as they are; signatures and revocation are added.
create table mandates (
  id uuid default gen_random_uuid() not null,
  case_id uuid not null,
  client_id text not null,
  language text not null,
  first_year smallint not null,
  last_year smallint not null,
  scopes text[] not null,
  parts jsonb not null,
  content bytea not null,
  sha256 text not null,
  created_by text,
  created_at timestamptz not null,
  revoked_at timestamptz,
  revoked_by text,
  revoked_because text,
  constraint mandates_language_check check (language in ('de', 'fr', 'it')),
  constraint mandates_years_check check (first_year between 2000 and 2100 and last_year between first_year and first_year + 9),
  constraint mandates_scopes_check check (cardinality(scopes) > 0
    and scopes <@ array['file', 'receive', 'object', 'inspect']),
  constraint mandates_sha256_check check (sha256 ~ '^[0-9a-f]{64}$'),
  constraint mandates_revoked_because_check check (revoked_because in ('client', 'firm', 'replaced')),
  constraint mandates_revoked_check check ((revoked_at is null) = (revoked_because is null)),
  constraint mandates_pkey primary key (id)
);
create unique index mandates_one_per_case on mandates (case_id) where (revoked_at is null);
create index mandates_by_case on mandates (case_id, client_id, created_at);
create index mandates_by_client on mandates (client_id);
create index mandates_by_author on mandates (created_by);
create index mandates_by_revoker on mandates (revoked_by);
alter table mandates add constraint mandates_case_id_client_id_fkey foreign key (case_id, client_id)
  references cases(id, client_id) on delete cascade deferrable;
alter table mandates add constraint mandates_client_id_fkey foreign key (client_id) references people(id);
alter table mandates add constraint mandates_created_by_fkey foreign key (created_by) references people(id)
  on delete set null;
alter table mandates add constraint mandates_revoked_by_fkey foreign key (revoked_by) references people(id)
  on delete set null;

create table mandate_signers (
  mandate_id uuid not null,
  person_id text not null,
  person_name text not null,
  "position" smallint not null,
  signed_at timestamptz,
  consent_version integer,
  consent_text text,
  ip text,
  user_agent text,
  constraint mandate_signers_whole_check check (num_nulls(signed_at, consent_version, consent_text, ip) in (0, 4)),
  constraint mandate_signers_pkey primary key (mandate_id, person_id)
);
create index mandate_signers_by_person on mandate_signers (person_id);
alter table mandate_signers add constraint mandate_signers_mandate_id_fkey foreign key (mandate_id)
  references mandates(id) on delete cascade;
alter table mandate_signers add constraint mandate_signers_person_id_fkey foreign key (person_id) references people(id);

create function mandates_of(person text) returns setof uuid
    language sql stable security definer rows 5
    set search_path to 'public'
    as $$
  select mandate_id from mandate_signers where person_id = person
$$;

alter table mandates enable row level security;
create policy client_sees_own on mandates to app_client
  using (id in (select mandates_of((select current_setting('app.client_id', true)))));
create policy system_sees_all on mandates to app_system using (true);
alter table mandate_signers enable row level security;
create policy client_sees_own on mandate_signers for select to app_client
  using (mandate_id in (select mandates_of((select current_setting('app.client_id', true)))));
create policy client_signs on mandate_signers for update to app_client
  using (person_id = (select current_setting('app.client_id', true)));
create policy system_sees_all on mandate_signers to app_system using (true);

-- Terms of engagement, accepted once a year by each client.
create table terms_acceptances (
  person_id text not null,
  year smallint not null,
  version text not null,
  accepted_at timestamptz not null,
  ip text not null,
  user_agent text,
  constraint terms_acceptances_year_check check (year between 2000 and 2100),
  constraint terms_acceptances_pkey primary key (person_id, year)
);
alter table terms_acceptances add constraint terms_acceptances_person_id_fkey foreign key (person_id)
  references people(id) on delete cascade;
alter table terms_acceptances enable row level security;
create policy client_sees_own on terms_acceptances to app_client
  using (person_id = (select current_setting('app.client_id', true)));
create policy system_sees_all on terms_acceptances to app_system using (true);

-- An order of free lines repeats the one variant that stands for agreed work.
alter table order_lines drop constraint order_lines_order_id_variant_id_key;
create index order_lines_by_order on order_lines (order_id, "position");
