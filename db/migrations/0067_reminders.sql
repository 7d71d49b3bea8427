-- Reminders that clients were sent: one letter a client and day, whichever server writes it. `matters` says what was open
-- then, as codes with the cases they belong to.
set local lock_timeout = '5s';

create table reminders_sent (
  id uuid primary key default gen_random_uuid(),
  client_id text not null references people on delete cascade,
  sent_on date not null,
  sent_at timestamptz not null default now(),
  -- Null for the program itself.
  sent_by text references people on delete set null,
  matters jsonb not null,
  unique (client_id, sent_on)
);
create index reminders_sent_sent_by_idx on reminders_sent (sent_by);

alter table cases add column reminders_paused_at timestamptz;

-- What clients have not sent or approved.
create index cases_waiting_for_clients_idx on cases (client_id) where state in ('waiting_for_documents', 'client_approval');
