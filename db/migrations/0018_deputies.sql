-- A deputy sees and handles the cases of an absent colleague from the first to the last day.
create table deputies (
  id uuid default gen_random_uuid() not null,
  person_id text not null,
  deputy_id text not null,
  from_on date not null,
  until_on date not null,
  set_by text,
  set_at timestamptz not null,
  ended_at timestamptz,
  constraint deputies_person_check check (person_id <> deputy_id),
  constraint deputies_days_check check (until_on >= from_on and until_on <= from_on + 366),
  constraint deputies_pkey primary key (id)
);
create index deputies_by_deputy on deputies (deputy_id) where ended_at is null;
create index deputies_by_person on deputies (person_id, until_on) where ended_at is null;
create index deputies_by_setter on deputies (set_by);
alter table deputies add constraint deputies_person_id_fkey foreign key (person_id) references people(id) on delete cascade;
alter table deputies add constraint deputies_deputy_id_fkey foreign key (deputy_id) references people(id) on delete cascade;
alter table deputies add constraint deputies_set_by_fkey foreign key (set_by) references people(id) on delete set null;
alter table deputies enable row level security;
create policy system_sees_all on deputies to app_system using (true);

-- Colleagues whose deputy a person is today, as [{id, name}].
create function deputy_for(person text) returns jsonb
    language sql stable security definer
    set search_path to 'public'
    as $$
  select coalesce(jsonb_agg(distinct jsonb_build_object('id', p.id, 'name', p.name)), '[]')
  from deputies d join people p on p.id = d.person_id
  where d.deputy_id = person and d.ended_at is null
    and (now() at time zone 'Europe/Zurich')::date between d.from_on and d.until_on
$$;

-- The adviser responsible for what an audit entry names; null if it has none.
create function adviser_of(object_type text, object_id text) returns text
    language sql stable security definer
    set search_path to 'public'
    as $$
  select case object_type
    when 'case' then (select assigned_to from cases where id::text = object_id)
    when 'document' then (select c.assigned_to from documents d join cases c on c.id = d.case_id where d.id::text = object_id)
    when 'thread' then (select coalesce(t.owner_id, c.assigned_to) from message_threads t left join cases c on c.id = t.case_id
      where t.id::text = object_id)
    when 'message' then (select coalesce(t.owner_id, c.assigned_to) from messages m join message_threads t on t.id = m.thread_id
      left join cases c on c.id = t.case_id where m.id::text = object_id)
    when 'appointment' then (select staff_id from appointments where id::text = object_id)
  end
$$;
