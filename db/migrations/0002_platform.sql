-- What would be the same in another company: settings, files, mail, audit, limits, and the sandbox payment provider.

create table settings (
  key text primary key,
  value jsonb not null,
  changed_at timestamptz not null default now(),
  changed_by text references people on delete set null
);

create table stored_files (
  id uuid primary key default gen_random_uuid(),
  storage_key text not null unique,
  media_type text not null,
  size_bytes bigint not null check (size_bytes >= 0),
  sha256 text not null,
  scan_state text not null check (scan_state in ('unscanned', 'clean', 'infected', 'not_needed')),
  scan_result text,
  scanned_at timestamptz,
  created_at timestamptz not null default now()
);

-- One row a letter. `event_key` names the event that caused it, so that nobody gets the same letter twice.
create table letters (
  id uuid primary key default gen_random_uuid(),
  event_key text not null unique,
  to_address text not null,
  subject text not null,
  text_body text not null,
  html_body text not null,
  state text not null default 'queued' check (state in ('queued', 'sent', 'failed')),
  attempts integer not null default 0,
  last_error text,
  message_id text,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index letters_by_time on letters (created_at desc);

-- The audit log: append-only, each row holds the hash of the one before.
create table audit_events (
  id bigint primary key,
  at timestamptz not null,
  actor_id text,
  actor_label text not null,
  action text not null,
  object_type text,
  object_id text,
  outcome text not null check (outcome in ('success', 'failed', 'denied')),
  ip text,
  request_id text,
  detail jsonb not null default '{}',
  previous_hash bytea not null,
  hash bytea not null
);
create index audit_events_by_object on audit_events (object_type, object_id);
create index audit_events_by_actor on audit_events (actor_id, id desc);
create index audit_events_by_action on audit_events (action, id desc);

create function audit_event_hash(previous bytea, e audit_events) returns bytea language sql immutable as $$
  select sha256(previous || convert_to(jsonb_build_array(
    e.id, extract(epoch from e.at), e.actor_id, e.actor_label, e.action, e.object_type, e.object_id,
    e.outcome, e.ip, e.request_id, e.detail)::text, 'UTF8'))
$$;

-- The only way to write the log. The advisory lock makes writers queue, so that the chain has no forks.
create function append_audit_event(
  actor_id text, actor_label text, action text, object_type text, object_id text,
  outcome text, ip text, request_id text, detail jsonb
) returns bigint language plpgsql as $$
declare
  head audit_events;
  e audit_events;
begin
  perform pg_advisory_xact_lock(hashtext('audit_events'));
  select * into head from audit_events order by id desc limit 1;
  e.id := coalesce(head.id, 0) + 1;
  e.at := clock_timestamp();
  e.actor_id := actor_id;
  e.actor_label := actor_label;
  e.action := action;
  e.object_type := object_type;
  e.object_id := object_id;
  e.outcome := outcome;
  e.ip := ip;
  e.request_id := request_id;
  e.detail := coalesce(detail, '{}');
  e.previous_hash := coalesce(head.hash, '\x');
  e.hash := audit_event_hash(e.previous_hash, e);
  insert into audit_events select e.*;
  return e.id;
end $$;

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are never changed or removed', tg_table_name;
end $$;
create trigger audit_events_are_final before update or delete on audit_events for each row execute function refuse_change();
create trigger audit_events_stay before truncate on audit_events for each statement execute function refuse_change();

-- rate-limiter-flexible keeps its counters here.
create unlogged table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

-- The sandbox payment provider: what a real provider would keep on its own side.
create table sandbox_payments (
  id text primary key,
  idempotency_key text not null unique,
  state text not null default 'open' check (state in ('open', 'paid', 'declined', 'cancelled', 'expired', 'refunded')),
  amount_cents integer not null,
  currency text not null,
  line_items jsonb not null,
  metadata jsonb not null,
  customer_email text,
  customer_name text,
  success_url text not null,
  cancel_url text not null,
  expires_at timestamptz not null,
  payment_id text,
  created_at timestamptz not null default now()
);
