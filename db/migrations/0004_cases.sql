-- An engagement: case, what is asked for, what was uploaded, what was said.

create table case_numbers (
  year integer primary key,
  last_number integer not null
);

create table cases (
  id uuid primary key default gen_random_uuid(),
  case_number text not null unique,
  client_id text not null references people,
  order_id uuid references orders,
  order_line_id uuid references order_lines,
  unit_number integer,
  title text not null,
  case_type text not null,
  tax_year integer not null,
  priority text not null default 'medium' check (priority in ('high', 'medium', 'low')),
  state text not null default 'intake' check (state in (
    'intake', 'waiting_for_documents', 'in_preparation', 'review', 'client_approval',
    'filed', 'assessed', 'closed', 'on_hold', 'withdrawn')),
  state_before_hold text,
  state_note text,
  description text not null default '',
  assigned_to text references people,
  due_on date,
  client_approved_at timestamptz,
  filing_receipt text,
  filed_on date,
  assessed_on date,
  closed_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (order_line_id, unit_number)
);
create index cases_by_client on cases (client_id, created_at desc);
create index cases_by_state on cases (state, due_on);
create index cases_by_adviser on cases (assigned_to);

create table case_events (
  id bigint generated always as identity primary key,
  case_id uuid not null references cases on delete cascade,
  at timestamptz not null default now(),
  actor_id text references people,
  kind text not null,
  from_state text,
  to_state text,
  text text not null,
  is_internal boolean not null default false
);
create index case_events_by_case on case_events (case_id, id);

create table case_checklist_items (
  id uuid primary key default gen_random_uuid(),
  case_id uuid not null references cases on delete cascade,
  title text not null,
  description text not null default '',
  is_required boolean not null default true,
  is_not_needed boolean not null default false,
  position integer not null default 0
);
create index case_checklist_items_by_case on case_checklist_items (case_id, position);

create table documents (
  id uuid primary key default gen_random_uuid(),
  case_id uuid not null references cases on delete cascade,
  client_id text not null references people,
  checklist_item_id uuid references case_checklist_items on delete set null,
  file_id uuid not null references stored_files,
  original_filename text not null,
  document_type text not null,
  file_size bigint not null,
  state text not null default 'received' check (state in ('received', 'accepted', 'rejected', 'superseded', 'quarantined')),
  rejected_reason text,
  uploaded_by text not null references people,
  reviewed_by text references people,
  reviewed_at timestamptz,
  created_at timestamptz not null default now()
);
create index documents_by_case on documents (case_id, created_at);
create index documents_by_client on documents (client_id, created_at desc);
create index documents_by_state on documents (state, created_at);

create table messages (
  id uuid primary key default gen_random_uuid(),
  case_id uuid references cases on delete cascade,
  client_id text not null references people,
  sender_id text not null references people,
  sender_type text not null check (sender_type in ('admin', 'client')),
  subject text not null,
  body text not null check (length(body) between 1 and 10000),
  -- Made by the sender's form, so that a double submit stores one message.
  submission_key text unique,
  read_at timestamptz,
  created_at timestamptz not null default now()
);
create index messages_by_case on messages (case_id, created_at);
create index messages_by_client on messages (client_id, created_at desc);
create index messages_unread on messages (sender_type, created_at) where read_at is null;

create table appointments (
  id uuid primary key default gen_random_uuid(),
  case_id uuid references cases on delete cascade,
  client_id text not null references people,
  staff_id text references people,
  title text not null,
  description text not null default '',
  starts_at timestamptz not null,
  duration_minutes integer not null check (duration_minutes between 5 and 480),
  meeting_type text not null check (meeting_type in ('video', 'phone', 'office')),
  meeting_link text,
  status text not null default 'scheduled' check (status in ('scheduled', 'confirmed', 'completed', 'cancelled', 'no_show')),
  created_at timestamptz not null default now()
);
create index appointments_by_client on appointments (client_id, starts_at);

-- Behind the ownership written into each query stands a second guard: once a transaction names its client
-- (select set_config('app.client_id', …, true)), rows of anyone else do not exist for it.
create function visible_to_client(owner text) returns boolean language sql stable as $$
  select coalesce(current_setting('app.client_id', true), '') in ('', owner)
$$;

alter table cases enable row level security;
alter table cases force row level security;
create policy own_cases on cases using (visible_to_client(client_id));
alter table documents enable row level security;
alter table documents force row level security;
create policy own_documents on documents using (visible_to_client(client_id));
alter table messages enable row level security;
alter table messages force row level security;
create policy own_messages on messages using (visible_to_client(client_id));
alter table appointments enable row level security;
alter table appointments force row level security;
create policy own_appointments on appointments using (visible_to_client(client_id));
alter table orders enable row level security;
alter table orders force row level security;
create policy own_orders on orders using (visible_to_client(coalesce(person_id, '')));
