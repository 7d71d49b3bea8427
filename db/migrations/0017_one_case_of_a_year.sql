-- The tax return of a person for a year that is not over: their own case, or one that a partner shares with them.
create function case_of_year(person text, year integer) returns uuid
    language sql stable security definer
    set search_path to 'public'
    as $$
  select c.id from cases c
  where c.case_type = 'tax_return' and c.tax_year = year and c.state not in ('closed', 'withdrawn')
    and (c.client_id = person or c.id = any(array(select shared_cases(person))))
  order by c.client_id <> person, c.created_at, c.id limit 1
$$;

-- A paid unit for a year that has a case: staff add it to that case or open a second one.
create table held_openings (
  order_line_id uuid not null,
  unit_number integer not null,
  order_id uuid not null,
  case_id uuid not null,
  held_at timestamptz not null,
  decided_at timestamptz,
  decided_by text,
  is_joined boolean,
  reason text,
  constraint held_openings_decided_check check ((decided_at is null) = (is_joined is null)),
  constraint held_openings_reason_check check ((reason is not null) = coalesce(not is_joined, false)),
  constraint held_openings_reason_length_check check (length(reason) between 1 and 1000),
  constraint held_openings_pkey primary key (order_line_id, unit_number)
);
create index held_openings_by_order on held_openings (order_id);
create index held_openings_by_case on held_openings (case_id);
create index held_openings_by_decider on held_openings (decided_by) where (decided_by is not null);
create index held_openings_undecided on held_openings (held_at) where (decided_at is null);
alter table held_openings add constraint held_openings_order_line_id_fkey foreign key (order_line_id)
  references order_lines(id) on delete cascade;
alter table held_openings add constraint held_openings_order_id_fkey foreign key (order_id)
  references orders(id) on delete cascade;
alter table held_openings add constraint held_openings_case_id_fkey foreign key (case_id)
  references cases(id) on delete cascade;
alter table held_openings add constraint held_openings_decided_by_fkey foreign key (decided_by)
  references people(id) on delete set null;

-- Why an offer opens a second case for a year that has one.
alter table quotes add column second_case_reason text;
alter table quotes add constraint quotes_second_case_reason_check check (length(second_case_reason) between 1 and 1000);
