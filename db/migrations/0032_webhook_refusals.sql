-- Payment events that were refused, counted by reason and day, so that strangers cannot fill the table.
create table webhook_refusals (
  reason text not null,
  day date not null,
  count integer not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  -- Id and type as the sender wrote them; unverified.
  last_event text,
  constraint webhook_refusals_count_check check (count > 0),
  constraint webhook_refusals_last_event_check check (length(last_event) <= 200),
  constraint webhook_refusals_reason_check check (reason in ('bad-signature', 'stale', 'malformed', 'wrong-mode')),
  constraint webhook_refusals_pkey primary key (reason, day)
);
