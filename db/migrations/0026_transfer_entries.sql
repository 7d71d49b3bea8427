-- Fields of a tax return that staff have entered in the canton's software, with the amounts that they entered.
create table transfer_entries (
  case_id uuid not null,
  field text not null,
  canton_francs bigint not null,
  federal_francs bigint,
  created_by text,
  created_at timestamptz not null,
  constraint transfer_entries_field_check check (length(field) between 1 and 80),
  constraint transfer_entries_pkey primary key (case_id, field)
);
create index transfer_entries_by_person on transfer_entries (created_by);
alter table transfer_entries add constraint transfer_entries_case_id_fkey foreign key (case_id) references cases(id) on delete cascade;
alter table transfer_entries add constraint transfer_entries_created_by_fkey foreign key (created_by) references people(id) on delete set null;
alter table transfer_entries enable row level security;
create policy system_sees_all on transfer_entries to app_system using (true);
