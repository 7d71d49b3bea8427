-- Each row of the audit log carries a seal: an HMAC that the program makes over the row and the hash of the row before,
-- with a key that the database never sees. Rows from before have none; the first sealed row vouches for them.
alter table audit_events add column seal bytea;

drop function append_audit_event(text, text, text, text, text, text, text, text, jsonb);

-- The only way to write the log. The advisory lock makes writers queue, so that the chain has no forks. A seal fits one
-- place only: when `previous_id` and `previous_hash` are not the newest row, nothing is written, and the caller, who
-- holds the lock from here on, is told which row is.
create function append_audit_event(
  previous_id bigint, previous_hash bytea, seal bytea, at timestamptz, actor_id text, actor_label text, action text,
  object_type text, object_id text, outcome text, ip text, request_id text, detail jsonb,
  out is_written boolean, out newest_id bigint, out newest_hash bytea
) language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  newest public.audit_events;
  e public.audit_events;
begin
  perform pg_advisory_xact_lock(hashtext('audit_events'));
  select a.* into newest from public.audit_events a order by a.id desc limit 1;
  newest_id := coalesce(newest.id, 0);
  newest_hash := coalesce(newest.hash, '\x');
  is_written := newest_id = previous_id and newest_hash = previous_hash;
  if not is_written then
    return;
  end if;
  e.id := newest_id + 1;
  e.at := at;
  e.actor_id := actor_id;
  e.actor_label := actor_label;
  e.action := action;
  e.object_type := object_type;
  e.object_id := object_id;
  e.outcome := outcome;
  e.ip := ip;
  e.request_id := request_id;
  e.detail := detail;
  e.previous_hash := previous_hash;
  e.hash := public.audit_event_hash(previous_hash, e);
  e.seal := seal;
  insert into public.audit_events select e.*;
  newest_id := e.id;
  newest_hash := e.hash;
end $$;
