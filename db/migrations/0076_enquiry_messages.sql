-- What was answered to an enquiry, and what came back: with the enquiry itself the history of one conversation.
create table lead_messages (
  id uuid primary key default gen_random_uuid(),
  lead_id uuid not null references leads on delete cascade,
  -- 'sent': written here and sent by mail; 'received': a reply that staff pasted in.
  direction text not null check (direction in ('sent', 'received')),
  body text not null check (length(body) between 1 and 10000),
  written_by text references people on delete set null,
  submission_key text not null unique check (length(submission_key) <= 100),
  created_at timestamptz not null
);
create index lead_messages_by_lead on lead_messages (lead_id, created_at);
create index lead_messages_by_person on lead_messages (written_by);
alter table lead_messages enable row level security;
create policy system_sees_all on lead_messages to app_system using (true);

-- Since when an answer is owed: the enquiry, or the reply that woke it again. Null while nobody waits.
alter table leads add column waiting_since timestamptz;
update leads set waiting_since = created_at where state in ('new', 'assigned');
create index leads_by_waiting on leads (waiting_since) where waiting_since is not null;

-- Where an answer to a letter goes, when that is not its sender.
alter table letters add column reply_to text check (length(reply_to) <= 254);
