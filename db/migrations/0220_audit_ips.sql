-- IP addresses leave the audit log after twelve months. Rows from now on are chained and sealed with a commitment,
-- sha256(salt || ip), so they still verify when ip and salt are gone, and nobody can guess the address without the salt.
-- Rows from before have the address in their hash: the program seals them again without it.
alter table audit_events
  add column ip_salt bytea,
  add column ip_commitment bytea,
  add column seal_without_ip bytea,
  add constraint audit_ip_with_salt check (ip_commitment is null or (ip is null) = (ip_salt is null));
create index audit_events_with_ip on audit_events (id) where ip is not null;

create or replace function audit_event_hash(previous bytea, e audit_events) returns bytea language sql immutable as $$
  select sha256(previous || convert_to(jsonb_build_array(
    e.id, extract(epoch from e.at), e.actor_id, e.actor_label, e.action, e.object_type, e.object_id, e.outcome,
    case when e.ip_commitment is null then to_jsonb(e.ip)
      else jsonb_build_object('commitment', encode(e.ip_commitment, 'hex')) end,
    e.request_id, e.detail)::text, 'UTF8'))
$$;

drop function append_audit_event(bigint, bytea, bytea, timestamptz, text, text, text, text, text, text, text, text, jsonb);
create function append_audit_event(
  previous_id bigint, previous_hash bytea, seal bytea, at timestamptz, actor_id text, actor_label text, action text,
  object_type text, object_id text, outcome text, ip text, ip_salt bytea, ip_commitment bytea, request_id text,
  detail jsonb, out is_written boolean, out newest_id bigint, out newest_hash bytea
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
  e.ip_salt := ip_salt;
  e.ip_commitment := ip_commitment;
  e.request_id := request_id;
  e.detail := detail;
  e.previous_hash := previous_hash;
  e.hash := public.audit_event_hash(previous_hash, e);
  e.seal := seal;
  insert into public.audit_events select e.*;
  newest_id := e.id;
  newest_hash := e.hash;
end $$;

-- The only change a row may take: its address goes, after twelve months by the clock of the database.
create function keep_audit_row() returns trigger language plpgsql as $$
begin
  if old.ip is not null and new.ip is null and new.ip_salt is null and old.at < now() - interval '12 months'
    and (old.ip_commitment is null) = (new.seal_without_ip is not null)
    and to_jsonb(new) - '{ip,ip_salt,seal_without_ip}'::text[] = to_jsonb(old) - '{ip,ip_salt,seal_without_ip}'::text[]
  then
    return new;
  end if;
  raise exception 'rows of % are never changed or removed', tg_table_name;
end $$;
drop trigger audit_events_are_final on audit_events;
create trigger audit_events_are_final before update on audit_events for each row execute function keep_audit_row();
create trigger audit_events_are_kept before delete on audit_events for each row execute function refuse_change();

create function forget_audit_ips(before timestamptz) returns bigint
language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  with forgotten as (
    update public.audit_events e set ip = null, ip_salt = null
    where e.ip is not null and e.ip_commitment is not null and e.at < least(before, now() - interval '12 months')
    returning 1)
  select count(*) from forgotten
$$;

create function forget_sealed_audit_ip(row_id bigint, new_seal bytea) returns void
language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  update public.audit_events e set ip = null, seal_without_ip = new_seal where e.id = row_id and e.ip_commitment is null
$$;
