-- Appointments are booked: by clients, by visitors who have no account, and by staff. No adviser is booked twice.
set local lock_timeout = '5s';

-- Apart from our own tables, so that rights on its functions are not ours to give.
create schema if not exists extensions;
create extension if not exists btree_gist with schema extensions;

alter table appointments
  alter column client_id drop not null,
  add column number integer generated always as identity (start with 1001) unique,
  add column kind text not null default 'case-talk' check (kind in ('first-talk', 'included', 'paid', 'case-talk')),
  add column language text not null default 'en' check (language in ('en', 'de', 'fr')),
  add column buffer_before_minutes integer not null default 0 check (buffer_before_minutes between 0 and 120),
  add column buffer_after_minutes integer not null default 0 check (buffer_after_minutes between 0 and 120),
  -- Somebody without an account.
  add column guest_name text,
  add column guest_email text,
  -- What their link holds is known only as a hash.
  add column guest_token_hash text unique,
  -- One person has one free first talk: their address, without what mail servers ignore of it.
  add column person_key text,
  -- The clock of whoever booked, beside which ours is shown.
  add column zone text not null default 'Europe/Zurich',
  add column scenario text,
  -- What the client wants us to know before the talk; what staff note for themselves.
  add column preparation text not null default '',
  add column internal_note text not null default '',
  add column booked_by text not null default 'firm' check (booked_by in ('client', 'guest', 'firm')),
  add column cancelled_by text check (cancelled_by in ('client', 'firm')),
  add column cancel_reason text,
  add column ended_at timestamptz,
  -- How often calendars were told of it; each time counts up.
  add column calendar_sequence integer not null default 0,
  -- Rows from before bookings were exclusive may overlap.
  add column was_double_booked boolean not null default false,
  add constraint appointments_of_client_or_guest check ((client_id is null) = (guest_email is not null)),
  add constraint appointments_case_needs_client check (case_id is null or client_id is not null),
  add constraint appointments_cancelled_by_somebody check (cancelled_by is null or status = 'cancelled');

-- The adviser's time, buffers included. Reckoned in UTC, where a minute is always a minute.
alter table appointments add column taken tstzrange not null generated always as (tstzrange(
  ((starts_at at time zone 'UTC') - make_interval(mins => buffer_before_minutes)) at time zone 'UTC',
  ((starts_at at time zone 'UTC') + make_interval(mins => duration_minutes + buffer_after_minutes)) at time zone 'UTC')) stored;

update appointments a set was_double_booked = true
  where status <> 'cancelled' and exists (
    select from appointments b where b.staff_id = a.staff_id and b.id < a.id and b.status <> 'cancelled' and b.taken && a.taken);

alter table appointments add constraint appointments_never_overlap
  exclude using gist (staff_id with =, taken with &&) where (status <> 'cancelled' and not was_double_booked);
create unique index appointments_one_first_talk on appointments (person_key)
  where kind = 'first-talk' and status <> 'cancelled';

-- Where an appointment stood before it was moved.
create table appointment_moves (
  id bigint primary key generated always as identity,
  appointment_id uuid not null references appointments on delete cascade,
  from_starts_at timestamptz not null,
  to_starts_at timestamptz not null,
  from_staff_id text references people,
  to_staff_id text references people,
  by_client boolean not null,
  -- Null for guests.
  moved_by text references people,
  moved_at timestamptz not null
);
create index appointment_moves_by_appointment on appointment_moves (appointment_id, id);
create index appointment_moves_from_staff on appointment_moves (from_staff_id);
create index appointment_moves_to_staff on appointment_moves (to_staff_id);
create index appointment_moves_by_person on appointment_moves (moved_by);

-- How an adviser may be booked; without a row the defaults of the program count.
create table adviser_calendars (
  staff_id text primary key references people on delete cascade,
  is_bookable boolean not null,
  -- {"1": [["09:00", "12:00"], ["13:00", "18:00"]], …}: Monday is 1, times are those of the clock in Zurich.
  hours jsonb not null,
  languages text[] not null,
  room_url text,
  updated_at timestamptz not null
);

-- Times at which somebody, or the whole firm (no person), takes no bookings.
create table absences (
  id uuid primary key default gen_random_uuid(),
  staff_id text references people on delete cascade,
  kind text not null check (kind in ('absence', 'blocked')),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  note text not null default '',
  created_by text references people on delete set null,
  created_at timestamptz not null,
  check (starts_at < ends_at)
);
create index absences_by_staff on absences (staff_id, starts_at);
create index absences_by_creator on absences (created_by);
create index absences_by_end on absences (ends_at);

-- A time that somebody is about to book. `booking` is what a guest has entered and still has to confirm by mail.
create table appointment_holds (
  id uuid primary key default gen_random_uuid(),
  staff_id text not null references people on delete cascade,
  starts_at timestamptz not null,
  taken tstzrange not null,
  kind text not null,
  expires_at timestamptz not null,
  booking jsonb,
  confirm_token_hash text unique,
  created_at timestamptz not null,
  constraint appointment_holds_never_overlap exclude using gist (staff_id with =, taken with &&)
);
create index appointment_holds_by_staff on appointment_holds (staff_id);
create index appointment_holds_by_end on appointment_holds (expires_at);

-- Minutes of talks that belong to a case. What is left is reckoned from these rows and stored nowhere.
alter table product_variants add column talk_minutes integer not null default 0 check (talk_minutes between 0 and 600);
update product_variants set talk_minutes = known.minutes
  from (values ('tax-consultation-30', 30), ('tax-consultation-60', 60), ('tax-consultation-90', 90),
    ('arrival-briefing-default', 60), ('tax-planning-session-default', 90)) as known (id, minutes)
  where product_variants.id = known.id;
update product_variants set talk_minutes = case product_id when 'standard' then 30 else 60 end
  where product_id in ('standard', 'premium');

create table case_minutes (
  id bigint primary key generated always as identity,
  case_id uuid not null references cases on delete cascade,
  entry text not null check (entry in ('included', 'bought', 'used', 'given-back', 'taken-back')),
  minutes integer not null check (minutes between 1 and 6000),
  appointment_id uuid references appointments on delete set null,
  note text not null default '',
  actor_id text references people,
  at timestamptz not null
);
create index case_minutes_by_case on case_minutes (case_id, id);
create index case_minutes_by_actor on case_minutes (actor_id);
create index case_minutes_by_appointment on case_minutes (appointment_id);
-- What a case opens with is written once, and so is what one appointment used.
create unique index case_minutes_opened_with on case_minutes (case_id) where entry in ('included', 'bought');
create unique index case_minutes_used_once on case_minutes (appointment_id) where entry = 'used';

insert into case_minutes (case_id, entry, minutes, at)
  select c.id, case l.type_value when 'package' then 'included' else 'bought' end, v.talk_minutes, c.created_at
  from cases c join order_lines l on l.id = c.order_line_id join product_variants v on v.id = l.variant_id
  where v.talk_minutes > 0;

alter table case_minutes enable row level security;
create policy system_sees_all on case_minutes to app_system using (true);
create policy client_sees_own on case_minutes for select to app_client using (case_id in (select id from cases));

-- A private address of somebody's appointments for calendar programs. The address itself is known to its owner only.
create table calendar_feeds (
  person_id text primary key references people on delete cascade,
  token_hash text not null unique,
  created_at timestamptz not null
);

-- Letters may carry a file for the calendar, and some are of no use after an instant.
alter table letters add column attachment jsonb, add column useless_after timestamptz;
