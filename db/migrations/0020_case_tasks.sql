-- A task that staff set on a case for a person and a day.
create table case_tasks (
  id uuid default gen_random_uuid() not null,
  case_id uuid not null,
  title text not null,
  assigned_to text not null,
  due_on date not null,
  submission_key text not null,
  created_by text,
  created_at timestamptz not null,
  done_at timestamptz,
  done_by text,
  constraint case_tasks_title_check check (length(title) between 1 and 200),
  constraint case_tasks_pkey primary key (id),
  constraint case_tasks_submission_key unique (case_id, submission_key)
);
create index case_tasks_by_case on case_tasks (case_id);
create index case_tasks_open on case_tasks (assigned_to, due_on) where done_at is null;
create index case_tasks_open_by_day on case_tasks (due_on) where done_at is null;
create index case_tasks_by_maker on case_tasks (created_by);
create index case_tasks_by_doer on case_tasks (done_by);
alter table case_tasks add constraint case_tasks_case_id_fkey foreign key (case_id) references cases(id) on delete cascade;
alter table case_tasks add constraint case_tasks_assigned_to_fkey foreign key (assigned_to) references people(id) on delete cascade;
alter table case_tasks add constraint case_tasks_created_by_fkey foreign key (created_by) references people(id) on delete set null;
alter table case_tasks add constraint case_tasks_done_by_fkey foreign key (done_by) references people(id) on delete set null;
alter table case_tasks enable row level security;
create policy system_sees_all on case_tasks to app_system using (true);
