-- An invoice without a quote, from time or fixed lines. Each part of it (instalment, deposit) is an order by invoice.
create table direct_invoices (
  id uuid not null,
  case_id uuid,
  plan text not null,
  created_by text,
  created_at timestamptz not null,
  constraint direct_invoices_plan_check check (plan in ('once', 'instalments', 'deposit')),
  constraint direct_invoices_pkey primary key (id)
);
create index direct_invoices_by_case on direct_invoices (case_id) where (case_id is not null);
create index direct_invoices_by_author on direct_invoices (created_by);
alter table direct_invoices add constraint direct_invoices_case_id_fkey foreign key (case_id) references cases(id)
  on delete set null;
alter table direct_invoices add constraint direct_invoices_created_by_fkey foreign key (created_by)
  references people(id) on delete set null;

create table direct_invoice_parts (
  direct_invoice_id uuid not null,
  "position" smallint not null,
  order_id uuid not null,
  constraint direct_invoice_parts_pkey primary key (direct_invoice_id, "position"),
  constraint direct_invoice_parts_order_id_key unique (order_id)
);
alter table direct_invoice_parts add constraint direct_invoice_parts_direct_invoice_id_fkey
  foreign key (direct_invoice_id) references direct_invoices(id) on delete cascade;
alter table direct_invoice_parts add constraint direct_invoice_parts_order_id_fkey foreign key (order_id)
  references orders(id) on delete cascade;

-- A running timer has no minutes yet; each person has at most one.
create table time_entries (
  id uuid default gen_random_uuid() not null,
  case_id uuid not null,
  person_id text not null,
  worked_on date not null,
  started_at timestamptz,
  minutes integer,
  note text default '' not null,
  direct_invoice_id uuid,
  submission_key text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint time_entries_minutes_check check (minutes between 1 and 1440),
  constraint time_entries_running_check check (minutes is not null or started_at is not null),
  constraint time_entries_billed_check check (direct_invoice_id is null or minutes is not null),
  constraint time_entries_note_check check (length(note) <= 500),
  constraint time_entries_submission_key_key unique (submission_key),
  constraint time_entries_pkey primary key (id)
);
create unique index time_entries_one_running on time_entries (person_id) where (minutes is null);
create index time_entries_by_case on time_entries (case_id, worked_on);
create index time_entries_by_person on time_entries (person_id);
create index time_entries_by_invoice on time_entries (direct_invoice_id) where (direct_invoice_id is not null);
alter table time_entries add constraint time_entries_case_id_fkey foreign key (case_id) references cases(id)
  on delete cascade;
alter table time_entries add constraint time_entries_person_id_fkey foreign key (person_id) references people(id);
alter table time_entries add constraint time_entries_direct_invoice_id_fkey foreign key (direct_invoice_id)
  references direct_invoices(id) on delete set null;

-- Cancelling all invoices of an entry makes it unbilled again.
create function is_billed(direct_invoice uuid) returns boolean
    language sql stable
    as $$
  select exists (select from direct_invoice_parts p join orders o on o.id = p.order_id
    where p.direct_invoice_id = direct_invoice and o.state <> 'cancelled')
$$;

create function time_entries_stay() returns trigger
    language plpgsql
    as $$
begin
  if current_user = 'app_system' and old.direct_invoice_id is not null and is_billed(old.direct_invoice_id) then
    raise exception 'time that has been billed never changes' using errcode = '42501';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
create trigger billed_time_stays before update or delete on time_entries
  for each row execute function time_entries_stay();

alter table staff_profiles add column hourly_rate_cents integer;
alter table staff_profiles add constraint staff_profiles_hourly_rate_cents_check
  check (hourly_rate_cents between 1000 and 200000);
