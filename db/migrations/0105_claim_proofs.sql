-- What staff say of each claim of the public site: whether it is proven, by what, of when, until when, and who said so.
-- A claim without a row is as its content file says.
set local lock_timeout = '5s';

create table claim_proofs (
  claim_id text primary key,
  is_proven boolean not null,
  -- The evidence: an uploaded file, or where it can be read.
  file_id uuid references stored_files,
  file_name text,
  address text,
  dated_on date,
  valid_until date,
  said_by text,
  version int not null,
  changed_by text references people on delete set null,
  changed_at timestamptz not null,
  check ((file_id is null) = (file_name is null)),
  check (not is_proven or (
    num_nonnulls(file_id::text, address) > 0 and num_nonnulls(dated_on, valid_until, said_by) = 3 and valid_until >= dated_on
  ))
);
create index claim_proofs_by_file on claim_proofs (file_id);
create index claim_proofs_by_changer on claim_proofs (changed_by);

alter table claim_proofs enable row level security;
create policy system_sees_all on claim_proofs to app_system using (true);
