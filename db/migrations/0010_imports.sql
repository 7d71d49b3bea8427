alter table people add column nationality text;
alter table people add constraint people_nationality_check check (nationality ~ '^[A-Z]{2}$');

-- Clients and documents of another program that are taken over. Raw rows are deleted a week after the last step.
create table imports (
  id uuid default gen_random_uuid() not null,
  name text not null,
  state text not null,
  columns jsonb not null,
  mapping jsonb not null,
  row_count integer not null,
  rows_done integer default 0 not null,
  zip_name text,
  zip_bytes bigint,
  zip_file_id uuid,
  file_count integer default 0 not null,
  files_done integer default 0 not null,
  counts jsonb default '{}'::jsonb not null,
  created_by text,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  imported_at timestamptz,
  undone_at timestamptz,
  cleared_at timestamptz,
  constraint imports_state_check check (state in ('mapping', 'checking', 'checked', 'importing', 'imported', 'undoing',
    'undone')),
  constraint imports_pkey primary key (id)
);
create index imports_by_age on imports (created_at);
create index imports_by_person on imports (created_by) where (created_by is not null);
create unique index imports_by_zip on imports (zip_file_id) where (zip_file_id is not null);
alter table imports add constraint imports_created_by_fkey foreign key (created_by) references people(id)
  on delete set null;
alter table imports add constraint imports_zip_file_id_fkey foreign key (zip_file_id) references stored_files(id);

create table import_rows (
  import_id uuid not null,
  number integer not null,
  cells jsonb not null,
  is_left_out boolean default false not null,
  outcome text,
  name text default '' not null,
  email text,
  client_number text,
  person_id text,
  problems jsonb default '[]'::jsonb not null,
  differs text,
  done_at timestamptz,
  invite_asked_at timestamptz,
  invited_at timestamptz,
  constraint import_rows_outcome_check check (outcome in ('new', 'joined', 'more', 'refused', 'left-out')),
  constraint import_rows_pkey primary key (import_id, number)
);
create index import_rows_by_email on import_rows (import_id, email);
create index import_rows_by_outcome on import_rows (import_id, outcome, number);
create index import_rows_by_person on import_rows (person_id) where (person_id is not null);
alter table import_rows add constraint import_rows_import_id_fkey foreign key (import_id) references imports(id)
  on delete cascade;
alter table import_rows add constraint import_rows_person_id_fkey foreign key (person_id) references people(id)
  on delete set null;

-- A file in the archive, at its place in it. `client`: the top folder, an email address or client number.
create table import_files (
  import_id uuid not null,
  position integer not null,
  path text not null,
  byte_offset bigint not null,
  packed_bytes bigint not null,
  bytes bigint not null,
  is_deflated boolean not null,
  is_encrypted boolean not null,
  client text,
  tax_year smallint,
  refusal text,
  document_id uuid,
  done_at timestamptz,
  constraint import_files_pkey primary key (import_id, position)
);
create index import_files_by_document on import_files (document_id) where (document_id is not null);
alter table import_files add constraint import_files_import_id_fkey foreign key (import_id) references imports(id)
  on delete cascade;
alter table import_files add constraint import_files_document_id_fkey foreign key (document_id) references documents(id)
  on delete set null;

-- What an import has added, so that it can be undone. `detail`: the row or value as it was added.
create table import_items (
  id bigint generated always as identity,
  import_id uuid not null,
  person_id text not null,
  kind text not null,
  object_id text not null,
  detail jsonb not null,
  stayed_because text,
  constraint import_items_kind_check check (kind in ('person', 'value', 'address', 'fact', 'case', 'document')),
  constraint import_items_pkey primary key (id)
);
create index import_items_by_import on import_items (import_id, person_id);
create index import_items_by_person on import_items (person_id);
alter table import_items add constraint import_items_import_id_fkey foreign key (import_id) references imports(id)
  on delete cascade;
alter table import_items add constraint import_items_person_id_fkey foreign key (person_id) references people(id)
  on delete cascade;

-- An archive of everything the firm has, for its owner.
create table firm_exports (
  id uuid default gen_random_uuid() not null,
  requested_by text,
  requested_at timestamptz not null,
  file_id uuid,
  ready_at timestamptz,
  document_count integer default 0 not null,
  left_out integer default 0 not null,
  removed_at timestamptz,
  constraint firm_exports_file_check check (((ready_at is not null) and (removed_at is null)) = (file_id is not null)),
  constraint firm_exports_pkey primary key (id)
);
create unique index firm_exports_by_file on firm_exports (file_id) where (file_id is not null);
create index firm_exports_by_person on firm_exports (requested_by) where (requested_by is not null);
create unique index firm_exports_one_at_a_time on firm_exports ((ready_at is null)) where ((ready_at is null)
  and (removed_at is null));
alter table firm_exports add constraint firm_exports_requested_by_fkey foreign key (requested_by) references people(id)
  on delete set null;
alter table firm_exports add constraint firm_exports_file_id_fkey foreign key (file_id) references stored_files(id);
