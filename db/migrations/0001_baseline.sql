-- The whole schema. Later changes are migrations of their own; this file is never edited again once it has run in production.
set local lock_timeout = '5s';
-- Functions name tables that are created below.
set local check_function_bodies = off;

-- A schema of its own, because rights on its functions are not ours to grant.
create schema if not exists extensions;
create extension if not exists btree_gist with schema extensions;

create collation people_order (provider = icu, locale = 'und');

-- Functions that depend on no table

create function append_audit_event(previous_id bigint, previous_hash bytea, signature bytea, at timestamptz, actor_id text, actor_label text, action text, object_type text, object_id text, outcome text, ip text, ip_salt bytea, ip_commitment bytea, request_id text, detail jsonb, out is_written boolean, out newest_id bigint, out newest_hash bytea) returns record
    language plpgsql security definer
    set search_path to 'pg_catalog', 'public', 'pg_temp'
    as $$
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
  e.signature := signature;
  insert into public.audit_events select e.*;
  newest_id := e.id;
  newest_hash := e.hash;
end $$;

create function check_allocation() returns trigger
    language plpgsql
    as $$
begin
  perform check_payment(new.payment_id);
  return null;
end $$;

create function check_payment(received_payment uuid) returns void
    language plpgsql
    as $$
declare
  used integer;
begin
  select coalesce((select sum(amount_cents) from payouts where payment_id = received_payment
      and state not in ('returned', 'cancelled')), 0)
    + coalesce((select sum(amount_cents) from payment_allocations where payment_id = received_payment
      and withdrawn_at is null), 0) into used;
  if used > (select case state when 'taken_back' then 0 else amount_cents end from payments_received where id = received_payment) then
    raise exception 'Of payment % would be used more than came', received_payment;
  end if;
end $$;

create function check_payout() returns trigger
    language plpgsql
    as $$
declare
  o orders;
  gone integer;
begin
  if new.payment_id is not null then
    perform check_payment(new.payment_id);
    return null;
  end if;
  if new.state not in ('in_file', 'paid') then
    return null;
  end if;
  select * into o from orders where id = new.order_id;
  select coalesce(sum(amount_cents), 0) into gone from payouts where order_id = o.id and state in ('in_file', 'paid');
  if o.provider <> 'transfer' then
    gone := gone + greatest(0, o.refunded_cents -
      (select coalesce(sum(amount_cents), 0) from returned_refunds where order_id = o.id)::integer);
  end if;
  if gone > received_of(o) then
    raise exception 'Payouts of order % would be more than came', o.number;
  end if;
  return null;
end $$;

create function check_refund() returns trigger
    language plpgsql
    as $$
begin
  perform refunds_within_received(new.order_id);
  return null;
end $$;

create function client_takes_own_steps() returns trigger
    language plpgsql
    as $$
begin
  if current_user = 'app_client' and not (
    (new.state = 'in_preparation' and old.state in ('intake', 'waiting_for_documents', 'client_approval'))
    or (new.state = 'waiting_for_documents' and old.state in ('intake', 'in_preparation', 'review'))
    or (new.state = 'closed' and old.state = 'assessed')
    or (new.state = 'withdrawn' and old.state in
      ('intake', 'waiting_for_documents', 'in_preparation', 'review', 'client_approval', 'on_hold'))
  ) then
    raise exception 'this step of a case is not the client''s' using errcode = '42501';
  end if;
  return new;
end $$;

create function figures_of(words text) returns text
    language sql immutable strict parallel safe
    return regexp_replace(words, '[^0-9]', '', 'g');

create function forget_audit_ips(before timestamptz) returns bigint
    language sql security definer
    set search_path to 'pg_catalog', 'public', 'pg_temp'
    as $$
  with forgotten as (
    update public.audit_events e set ip = null, ip_salt = null
    where e.ip is not null and e.ip_commitment is not null and e.at < least(before, now() - interval '12 months')
    returning 1)
  select count(*) from forgotten
$$;

create function forget_delivery_outcome() returns trigger
    language plpgsql
    as $$
begin
  if new.state <> 'skipped' then new.outcome := null; end if;
  return new;
end $$;

create function household_of(person text) returns setof text
    language sql stable security definer rows 3
    set search_path to 'public'
    as $$
  select client_id from partners where person_id = person and ended_at is null
  union select person_id from partners where client_id = person and person_id is not null
$$;

create function invoice_is_retained() returns trigger
    language plpgsql
    as $$
begin
  if current_user in ('app_system', 'app_client') and old.issued_at > now() - interval '10 years'
    and not exists (select from installation where mode = 'test') then
    raise exception 'an issued invoice is kept for ten years' using errcode = '42501';
  end if;
  return old;
end $$;

create function keep_an_owner() returns trigger
    language plpgsql
    as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('keep-an-owner', 0));
  if not exists (select from people where role = 'owner' and status = 'active' and id <> old.id) then
    raise exception 'the last owner of the firm must stay' using errcode = 'restrict_violation', constraint = 'people_keep_an_owner';
  end if;
  return new;
end $$;

create function protect_audit_row() returns trigger
    language plpgsql
    as $$
begin
  if old.ip is not null and new.ip is null and new.ip_salt is null and old.at < now() - interval '12 months'
    and to_jsonb(new) - '{ip,ip_salt}'::text[] = to_jsonb(old) - '{ip,ip_salt}'::text[]
  then
    return new;
  end if;
  raise exception 'rows of % are never changed or removed', tg_table_name;
end $$;

create function protect_figures() returns trigger
    language plpgsql
    as $$
begin
  if tg_op = 'UPDATE' then
    raise exception 'a figure is never written over; add a version of its line';
  end if;
  if new.version > 1 and not exists (
    select from case_figures
    where line_id = new.line_id and version = new.version - 1 and case_id = new.case_id and code = new.code
  ) then
    raise exception 'version % of a figure follows none of its line', new.version;
  end if;
  return new;
end $$;

create function protect_versions() returns trigger
    language plpgsql
    as $$
begin
  raise exception 'what was payload of an assessment is never written over; add a version';
end $$;

create function stored_bytes(client text) returns bigint
    language sql stable security definer
    set search_path to 'public'
    as $$
  select coalesce(sum(f.size_bytes), 0)::bigint from stored_files f
  where f.scan_state <> 'infected' and f.id in (
    select file_id from documents where client_id = client
    union select w.file_id from pending_files w join cases c on c.id = w.case_id where c.client_id = client)
$$;

create function email_preference(mailbox text, about text) returns text
    language sql stable security definer
    set search_path to 'public'
    as $$
  select c.choice from people p join email_preferences c on c.person_id = p.id where p.email = lower(mailbox) and c.topic = about
$$;

create function mail_key(address text) returns text
    language sql immutable strict parallel safe
    return ((regexp_replace(split_part(split_part(lower(address), '@', 1), '+', 1), '[._-]', '', 'g') || '@') || regexp_replace(split_part(lower(address), '@', 2), '\.[^.]*$', ''));

create function mailbox_key(address text) returns text
    language sql immutable parallel safe
    as $_$
  select case
    when position('@' in a) = 0 then a
    when substring(a from '[^@]*$') in ('gmail.com', 'googlemail.com')
      then replace(split_part(regexp_replace(a, '@[^@]*$', ''), '+', 1), '.', '') || '@gmail.com'
    else split_part(regexp_replace(a, '@[^@]*$', ''), '+', 1) || '@' || substring(a from '[^@]*$')
  end
  from (select lower(btrim(address, E' \t\n\r')) as a) cleaned
$_$;

create function set_state_since() returns trigger
    language plpgsql
    as $$
begin
  if tg_op = 'INSERT' then
    new.state_since := new.created_at;
  elsif new.state is distinct from old.state then
    new.state_since := new.updated_at;
  end if;
  return new;
end $$;

create function order_total_stays() returns trigger
    language plpgsql
    as $$
begin
  if current_user in ('app_system', 'app_client') then
    raise exception 'the total of an order never changes' using errcode = '42501';
  end if;
  return new;
end $$;

create function payouts_stay() returns trigger
    language plpgsql
    as $$
begin
  if old.file_id is not null and (new.file_id, new.payee_encrypted) is distinct from (old.file_id, old.payee_encrypted) then
    raise exception 'A payout that is in a file stays in it';
  end if;
  return new;
end $$;

create function quote_lines_stay() returns trigger
    language plpgsql
    as $$
declare
  quote uuid := case when tg_op = 'DELETE' then old.quote_id else new.quote_id end;
begin
  if current_user in ('app_system', 'app_client')
    and exists (select from quotes where id = quote and state <> 'draft') then
    raise exception 'the lines of an offer that was sent never change' using errcode = '42501';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;

create function reader_locale(mailbox text) returns text
    language sql stable security definer
    set search_path to 'public'
    as $$
  select coalesce(
    (select locale from people where email = lower(mailbox)),
    (select locale from leads where lower(email) = lower(mailbox) order by created_at desc limit 1),
    (select guest_locale from appointments where lower(guest_email) = lower(mailbox) order by created_at desc limit 1),
    (select buyer_locale from orders where lower(buyer_email) = lower(mailbox) order by created_at desc limit 1),
    (select locale from job_applications where lower(email) = lower(mailbox) order by created_at desc limit 1),
    (select locale from subscribers where email = lower(mailbox)))
$$;

create function searchable(words text) returns text
    language sql immutable strict parallel safe
    return translate(replace(replace(replace(replace(regexp_replace(lower((normalize(words, nfkd) collate people_order)), '[\u0300-\u036f]', '', 'g'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), '’', ''''), 'øłđðı', 'olddi');

create function record_price() returns trigger
    language plpgsql
    as $$
begin
  insert into price_changes (variant_id, price_cents, former_cents, updated_at, updated_by)
  values (
    new.id,
    coalesce(new.sale_price_in_cents, new.price_in_cents),
    case when new.sale_price_in_cents is not null then new.price_in_cents end,
    -- Said by the program for its transaction.
    coalesce(nullif(current_setting('app.price_updated_at', true), '')::timestamptz, now()),
    nullif(current_setting('app.price_updated_by', true), ''));
  return null;
end $$;

create function refunds_within_received(refunded_order uuid) returns void
    language plpgsql
    as $$
declare
  o orders;
  under_way integer;
begin
  select * into o from orders where id = refunded_order;
  select coalesce(sum(amount_cents), 0) into under_way from refunds
    where order_id = o.id and state in ('waiting', 'sending');
  -- By transfer the first-order discount is one of these refunds.
  if o.provider <> 'transfer' then
    under_way := under_way + (select coalesce(sum(amount_cents), 0) from first_order_discounts
      where order_id = o.id and state = 'requested');
  end if;
  if o.refunded_cents + under_way > received_of(o) then
    raise exception 'Refunds of order % would be more than came', o.number;
  end if;
end $$;

create function refuse_change() returns trigger
    language plpgsql
    as $$
begin
  raise exception 'rows of % are never changed or removed', tg_table_name;
end $$;

create function session_of_open_account() returns trigger
    language plpgsql
    as $$
begin
  perform from people where id = new.user_id and status not in ('closed', 'suspended', 'rejected') for share;
  return case when found then new end;
end $$;

create function shared_cases(person text) returns setof uuid
    language sql stable security definer rows 3
    set search_path to 'public'
    as $$
  select c.id from partners p join cases c on c.client_id = p.client_id left join case_sharing s on s.case_id = c.id
  where p.person_id = person and p.ended_at is null and coalesce(s.is_shared, c.created_at >= p.invited_at)
$$;

create function shared_with(wanted uuid) returns text
    language sql stable security definer
    set search_path to 'public'
    as $$
  select p.person_id from cases c join partners p on p.client_id = c.client_id left join case_sharing s on s.case_id = c.id
  where c.id = wanted and p.ended_at is null and coalesce(s.is_shared, c.created_at >= p.invited_at)
$$;

create function staff_email_preference(mailbox text, event text) returns text
    language sql stable security definer
    set search_path to 'public'
    as $$
  select s.value -> event ->> p.role from people p, settings s
  where p.email = lower(mailbox) and p.role <> 'client' and s.key = 'staff_emails'
$$;

create function unverified_mailbox(mailbox text, out is_verified boolean, out last_hour integer, out last_day integer) returns record
    language plpgsql security definer
    set search_path to 'public'
    as $$
declare
  counted text := mailbox_key(mailbox);
begin
  is_verified := exists (select from people where email = lower(mailbox) and email_verified)
    or exists (select from subscribers where email = lower(mailbox) and state = 'confirmed')
    or exists (select from appointments where lower(guest_email) = lower(mailbox));
  last_hour := 0;
  last_day := 0;
  if is_verified then return; end if;
  perform pg_advisory_xact_lock(hashtextextended('mailbox:' || counted, 0));
  select count(*) filter (where created_at > now() - interval '1 hour'), count(*) into last_hour, last_day
  from emails where mailbox_key = counted and created_at > now() - interval '1 day';
end
$$;

-- Tables

create sequence order_numbers start with 1001 increment by 1 no minvalue no maxvalue cache 1;

create sequence quote_numbers start with 1001 increment by 1 no minvalue no maxvalue cache 1;

create table audit_events (
  id bigint not null,
  at timestamptz not null,
  actor_id text,
  actor_label text not null,
  action text not null,
  object_type text,
  object_id text,
  outcome text not null,
  ip text,
  request_id text,
  detail jsonb default '{}'::jsonb not null,
  previous_hash bytea not null,
  hash bytea not null,
  signature bytea not null,
  ip_salt bytea,
  ip_commitment bytea,
  constraint audit_events_outcome_check check (outcome in ('success', 'failed', 'denied')),
  constraint audit_ip_with_salt check ((ip is null) = (ip_salt is null) and (ip is null or ip_commitment is not null)),
  constraint audit_events_pkey primary key (id)
);
create index audit_events_by_action on audit_events (action, id desc);
create index audit_events_by_actor on audit_events (actor_id, id desc);
create index audit_events_by_object on audit_events (object_type, object_id);
create index audit_events_with_ip on audit_events (id) where (ip is not null);

create table orders (
  id uuid default gen_random_uuid() not null,
  number bigint default nextval('order_numbers'::regclass) not null,
  state text default 'pending' not null,
  cart_key text not null,
  person_id text,
  buyer_email text,
  buyer_name text,
  currency_code text not null,
  total_cents integer not null,
  locale text,
  time_zone text,
  provider text not null,
  provider_checkout_id text,
  provider_payment_id text,
  checkout_url text,
  return_token text not null,
  success_url text not null,
  cancel_url text not null,
  review_reason text,
  expires_at timestamptz not null,
  paid_at timestamptz,
  fulfilled_at timestamptz,
  refunded_at timestamptz,
  created_at timestamptz default now() not null,
  updated_at timestamptz default now() not null,
  search_text text generated always as (searchable(((coalesce(buyer_name, '') || ' ') || coalesce(buyer_email,
    '')))) stored not null,
  refunded_cents integer default 0 not null,
  refund_requested_at timestamptz,
  next_check_at timestamptz default now() not null,
  check_count integer default 0 not null,
  review_error jsonb,
  buyer_locale text default 'en-CH' not null,
  billing_address jsonb,
  may_begin_at timestamptz,
  for_case_id uuid,
  waived_cents integer default 0 not null,
  owed_cents integer default 0 not null,
  received_cents integer,
  domicile_country text,
  domicile_source text,
  domicile_at timestamptz,
  vat_place text,
  vat_off_cents integer default 0 not null,
  constraint orders_buyer_locale_check check (buyer_locale ~ '^[a-z]{2}-CH$'),
  constraint orders_check_count_check check (check_count >= 0),
  constraint orders_domicile_country_check check (domicile_country ~ '^[A-Z]{2}$'),
  constraint orders_domicile_source_check check (domicile_source in ('declared', 'billing-address')),
  constraint orders_domicile_whole check (num_nulls(domicile_country, domicile_source, domicile_at, vat_place) in (0,
    4)),
  constraint orders_owed_cents_check check (owed_cents >= 0),
  constraint orders_received_cents_check check (received_cents >= 0),
  constraint orders_refunded_cents_check check (refunded_cents >= 0),
  constraint orders_review_fault_check check ((review_error ? 'code') and (review_error ? 'values')),
  constraint orders_state_check check (state in ('pending', 'paid', 'paid_review', 'payment_failed', 'cancelled',
    'expired', 'refunded', 'awaiting_transfer')),
  constraint orders_total_cents_check check (total_cents > 0),
  constraint orders_vat_off_abroad check ((vat_off_cents = 0) or (vat_place = 'abroad')),
  constraint orders_vat_off_cents_check check (vat_off_cents >= 0),
  constraint orders_vat_place_check check (vat_place in ('domestic', 'abroad')),
  constraint orders_waived_cents_check check (waived_cents >= 0),
  constraint orders_number_key unique (number),
  constraint orders_pkey primary key (id),
  constraint orders_provider_checkout_id_key unique (provider_checkout_id),
  constraint orders_return_token_key unique (return_token)
);
create index orders_by_creation on orders (created_at);
create index orders_by_earlier_case on orders (for_case_id) where (for_case_id is not null);
create index orders_by_email on orders (lower(buyer_email));
create index orders_by_mailbox on orders (mailbox_key(buyer_email));
create index orders_by_payment on orders (paid_at) include (total_cents, refunded_cents) where (paid_at is not null);
create index orders_by_person on orders (person_id);
create index orders_by_state on orders (state, created_at);
create unique index orders_one_open_per_cart on orders (cart_key) where (state = 'pending');
create index orders_to_check on orders (next_check_at) where (state in ('pending', 'payment_failed'));
create index orders_unfulfilled on orders (person_id) where (fulfilled_at is null);

create table absences (
  id uuid default gen_random_uuid() not null,
  staff_id text,
  kind text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  note text default '' not null,
  created_by text,
  created_at timestamptz not null,
  constraint absences_check check (starts_at < ends_at),
  constraint absences_kind_check check (kind in ('absence', 'blocked')),
  constraint absences_pkey primary key (id)
);
create index absences_by_creator on absences (created_by);
create index absences_by_end on absences (ends_at);
create index absences_by_staff on absences (staff_id, starts_at);

create table account_links (
  token_hash text not null,
  person_id text not null,
  purpose text not null,
  email text not null,
  new_email text,
  event text,
  password_hash text,
  first_name text,
  last_name text,
  company text,
  phone text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  constraint account_links_check check ((purpose = 'change-email') = (new_email is not null)),
  constraint account_links_check1 check ((purpose = 'not-me') = (event is not null)),
  constraint account_links_check2 check (
  case
  when (purpose = 'verify-email') then (num_nulls(password_hash, first_name, last_name) = 0)
  else (num_nonnulls(password_hash, first_name, last_name, company, phone) = 0)
  end),
  constraint account_links_purpose_check check (purpose in ('verify-email', 'invitation', 'reset-password',
    'change-email', 'not-me')),
  constraint account_links_token_hash_check check (token_hash ~ '^[0-9a-f]{64}$'),
  constraint account_links_pkey primary key (token_hash)
);
create index account_links_by_end on account_links (expires_at);
create index account_links_by_person on account_links (person_id);
create unique index account_links_newest_only on account_links (person_id, purpose)
  where (purpose in ('reset-password', 'change-email'));

create table addresses (
  id uuid default gen_random_uuid() not null,
  person_id text not null,
  street text not null,
  house_number text,
  postcode text,
  town text,
  country text not null,
  commune_id integer,
  commune text,
  canton text,
  since_on text,
  created_at timestamptz not null,
  constraint addresses_canton_check check (canton ~ '^[A-Z]{2}$'),
  constraint addresses_check check (num_nulls(commune_id, commune) in (0, 2)),
  constraint addresses_check1 check ((commune_id is null) or ((country = 'CH') and (canton is not null))),
  constraint addresses_country_check check (country ~ '^[A-Z]{2}$'),
  constraint addresses_since_on_check check (since_on ~ '^\d{4}-\d{2}-\d{2}$'),
  constraint addresses_street_check check (street <> ''),
  constraint addresses_person_id_since_on_key unique nulls not distinct (person_id, since_on),
  constraint addresses_pkey primary key (id)
);

create table adviser_calendars (
  staff_id text not null,
  is_bookable boolean not null,
  hours jsonb not null,
  languages text[] not null,
  room_url text,
  updated_at timestamptz not null,
  constraint adviser_calendars_pkey primary key (staff_id)
);

create table answer_templates (
  id uuid default gen_random_uuid() not null,
  title text not null,
  body text not null,
  updated_by text,
  updated_at timestamptz default now() not null,
  constraint answer_templates_body_check check ((length(body) >= 1) and (length(body) <= 5000)),
  constraint answer_templates_title_check check ((length(title) >= 1) and (length(title) <= 60)),
  constraint answer_templates_pkey primary key (id)
);
create index answer_templates_by_person on answer_templates (updated_by);

create table appointment_documents (
  appointment_id uuid not null,
  document_id uuid not null,
  case_id uuid not null,
  added_at timestamptz not null,
  constraint appointment_documents_pkey primary key (appointment_id, document_id)
);
create index appointment_documents_by_appointment on appointment_documents (appointment_id, case_id);
create index appointment_documents_by_document on appointment_documents (document_id, case_id);

create table appointment_holds (
  id uuid default gen_random_uuid() not null,
  staff_id text not null,
  starts_at timestamptz not null,
  taken tstzrange not null,
  kind text not null,
  expires_at timestamptz not null,
  booking jsonb,
  confirm_token_hash text,
  created_at timestamptz not null,
  constraint appointment_holds_confirm_token_hash_key unique (confirm_token_hash),
  constraint appointment_holds_never_overlap exclude using gist (staff_id with =, taken with &&),
  constraint appointment_holds_pkey primary key (id)
);
create index appointment_holds_by_end on appointment_holds (expires_at);
create index appointment_holds_by_staff on appointment_holds (staff_id);

create table appointment_moves (
  id bigint generated always as identity,
  appointment_id uuid not null,
  from_starts_at timestamptz not null,
  to_starts_at timestamptz not null,
  from_staff_id text,
  to_staff_id text,
  by_client boolean not null,
  moved_by text,
  moved_at timestamptz not null,
  constraint appointment_moves_pkey primary key (id)
);
create index appointment_moves_by_appointment on appointment_moves (appointment_id, id);
create index appointment_moves_by_person on appointment_moves (moved_by);
create index appointment_moves_from_staff on appointment_moves (from_staff_id);
create index appointment_moves_to_staff on appointment_moves (to_staff_id);

create table appointments (
  id uuid default gen_random_uuid() not null,
  case_id uuid,
  client_id text,
  staff_id text,
  title text not null,
  description text default '' not null,
  starts_at timestamptz not null,
  duration_minutes integer not null,
  meeting_type text not null,
  meeting_link text,
  status text default 'scheduled' not null,
  created_at timestamptz default now() not null,
  number integer generated always as identity (start with 1001),
  kind text default 'case-talk' not null,
  language text default 'en' not null,
  buffer_before_minutes integer default 0 not null,
  buffer_after_minutes integer default 0 not null,
  guest_name text,
  guest_email text,
  guest_token_hash text,
  person_key text,
  zone text default 'Europe/Zurich' not null,
  scenario text,
  preparation text default '' not null,
  internal_note text default '' not null,
  booked_by text default 'firm' not null,
  cancelled_by text,
  cancel_reason text,
  ended_at timestamptz,
  calendar_sequence integer default 0 not null,
  was_double_booked boolean default false not null,
  taken tstzrange generated always as (tstzrange((((starts_at at time zone 'UTC') - make_interval(mins => buffer_before_minutes)) at time zone 'UTC'),
    (((starts_at at time zone 'UTC') + make_interval(mins => (duration_minutes + buffer_after_minutes))) at time zone 'UTC'))) stored not null,
  guest_locale text default 'en-CH' not null,
  confirm_token_hash text,
  constraint appointments_booked_by_check check (booked_by in ('client', 'guest', 'firm')),
  constraint appointments_buffer_after_minutes_check check ((buffer_after_minutes >= 0)
    and (buffer_after_minutes <= 120)),
  constraint appointments_buffer_before_minutes_check check ((buffer_before_minutes >= 0)
    and (buffer_before_minutes <= 120)),
  constraint appointments_cancelled_by_check check (cancelled_by in ('client', 'firm')),
  constraint appointments_cancelled_by_somebody check ((cancelled_by is null) or (status = 'cancelled')),
  constraint appointments_case_needs_client check ((case_id is null) or (client_id is not null)),
  constraint appointments_duration_minutes_check check ((duration_minutes >= 5) and (duration_minutes <= 480)),
  constraint appointments_guest_locale_check check (guest_locale ~ '^[a-z]{2}-CH$'),
  constraint appointments_kind_check check (kind in ('first-talk', 'included', 'paid', 'case-talk')),
  constraint appointments_language_check check (language in ('en', 'de', 'fr')),
  constraint appointments_meeting_type_check check (meeting_type in ('video', 'phone', 'office')),
  constraint appointments_of_client_or_guest check ((client_id is null) = (guest_email is not null)),
  constraint appointments_status_check check (status in ('scheduled', 'confirmed', 'completed', 'cancelled',
    'no_show')),
  constraint appointments_confirm_token_hash_key unique (confirm_token_hash),
  constraint appointments_guest_token_hash_key unique (guest_token_hash),
  constraint appointments_id_and_case unique (id, case_id),
  constraint appointments_never_overlap exclude using gist (staff_id with =, taken with &&)
    where (((status <> 'cancelled') and (not was_double_booked))),
  constraint appointments_number_key unique (number),
  constraint appointments_pkey primary key (id)
);
create index appointments_by_adviser on appointments (staff_id, starts_at);
create index appointments_by_case on appointments (case_id, client_id);
create index appointments_by_client on appointments (client_id, starts_at);
create index appointments_by_guest on appointments (lower(guest_email), created_at desc)
  where (guest_email is not null);
create index appointments_by_time on appointments (starts_at);
create unique index appointments_one_first_appointment on appointments (person_key) where ((kind = 'first-talk')
  and (status <> 'cancelled'));

create table assessed_figures (
  id uuid default gen_random_uuid() not null,
  case_id uuid not null,
  code text not null,
  person text not null,
  version integer not null,
  amount_cents bigint,
  currency text default 'CHF' not null,
  reason text default '' not null,
  created_by text not null,
  created_at timestamptz not null,
  constraint assessed_figures_amount_cents_check check ((amount_cents >= 0)
    and (amount_cents <= '100000000000000'::bigint)),
  constraint assessed_figures_code_check check (code ~ '^[a-z0-9-]+$'),
  constraint assessed_figures_currency_check check (currency = 'CHF'),
  constraint assessed_figures_person_check check (person in ('client', 'partner', 'joint')),
  constraint assessed_figures_reason_check check (length(reason) <= 1000),
  constraint assessed_figures_version_check check (version > 0),
  constraint assessed_figures_case_id_code_person_version_key unique (case_id, code, person, version),
  constraint assessed_figures_pkey primary key (id)
);
create index assessed_figures_by_person on assessed_figures (created_by);

create table assessed_taxes (
  id uuid default gen_random_uuid() not null,
  case_id uuid not null,
  version integer not null,
  confederation_cents bigint,
  canton_cents bigint,
  commune_cents bigint,
  church_cents bigint,
  interest_cents bigint,
  paid_cents bigint,
  currency text default 'CHF' not null,
  created_by text not null,
  created_at timestamptz not null,
  constraint assessed_taxes_canton_cents_check check ((canton_cents >= 0)
    and (canton_cents <= '100000000000000'::bigint)),
  constraint assessed_taxes_church_cents_check check ((church_cents >= 0)
    and (church_cents <= '100000000000000'::bigint)),
  constraint assessed_taxes_commune_cents_check check ((commune_cents >= 0)
    and (commune_cents <= '100000000000000'::bigint)),
  constraint assessed_taxes_confederation_cents_check check ((confederation_cents >= 0)
    and (confederation_cents <= '100000000000000'::bigint)),
  constraint assessed_taxes_currency_check check (currency = 'CHF'),
  constraint assessed_taxes_interest_cents_check check ((interest_cents >= 0)
    and (interest_cents <= '100000000000000'::bigint)),
  constraint assessed_taxes_paid_cents_check check ((paid_cents >= 0) and (paid_cents <= '100000000000000'::bigint)),
  constraint assessed_taxes_version_check check (version > 0),
  constraint assessed_taxes_case_id_version_key unique (case_id, version),
  constraint assessed_taxes_pkey primary key (id)
);
create index assessed_taxes_by_person on assessed_taxes (created_by);

create table assessment_advice (
  id uuid default gen_random_uuid() not null,
  case_id uuid not null,
  version integer not null,
  advice text not null,
  reason text not null,
  created_by text not null,
  created_at timestamptz not null,
  constraint assessment_advice_advice_check check (advice in ('accept', 'object')),
  constraint assessment_advice_reason_check check ((length(reason) >= 1) and (length(reason) <= 2000)),
  constraint assessment_advice_version_check check (version > 0),
  constraint assessment_advice_case_id_version_key unique (case_id, version),
  constraint assessment_advice_pkey primary key (id)
);
create index assessment_advice_by_person on assessment_advice (created_by);

create table auth_challenges (
  token_hash text not null,
  purpose text not null,
  user_id text,
  expires_at timestamptz not null,
  constraint auth_challenges_purpose_check check (purpose in ('second-factor', 'add-passkey', 'passkey-sign-in')),
  constraint auth_challenges_check check ((user_id is null) = (purpose = 'passkey-sign-in')),
  constraint auth_challenges_pkey primary key (token_hash)
);
create index auth_challenges_by_end on auth_challenges (expires_at);
create index auth_challenges_by_person on auth_challenges (user_id) where (user_id is not null);

create table backup_runs (
  id uuid default gen_random_uuid() not null,
  kind text not null,
  state text not null,
  due_on date,
  requested_by text,
  requested_at timestamptz not null,
  started_at timestamptz,
  ended_at timestamptz,
  step text,
  done_count integer,
  total_count integer,
  name text,
  size_bytes bigint,
  row_count bigint,
  file_count integer,
  reason text,
  constraint backup_runs_check check ((state in ('done', 'failed')) = (ended_at is not null)),
  constraint backup_runs_kind_check check (kind in ('backup', 'restore-test')),
  constraint backup_runs_state_check check (state in ('waiting', 'running', 'done', 'failed')),
  constraint backup_runs_pkey primary key (id)
);
create index backup_runs_by_asker on backup_runs (requested_by);
create unique index backup_runs_by_day on backup_runs (kind, due_on);
create index backup_runs_newest on backup_runs (kind, requested_at desc);
create unique index backup_runs_one_open on backup_runs ((true)) where (state in ('waiting', 'running'));

create table bank_entries (
  id uuid default gen_random_uuid() not null,
  account text not null,
  booked_on date not null,
  value_on date,
  amount_cents bigint not null,
  currency_code text not null,
  is_reversal boolean not null,
  bank_reference text,
  report_id text,
  status text not null,
  named_in text[] not null,
  created_at timestamptz not null,
  constraint bank_entries_status_check check (status in ('bare', 'waiting', 'detailed')),
  constraint bank_entries_pkey primary key (id)
);
create index bank_entries_by_day on bank_entries (account, booked_on);
create index bank_entries_by_value_day on bank_entries (account, value_on);

create table bank_file_contents (
  file_id uuid not null,
  content bytea not null,
  constraint bank_file_contents_pkey primary key (file_id)
);

create table bank_file_items (
  file_id uuid not null,
  "position" integer not null,
  part integer not null,
  outcome text not null,
  entry_id uuid,
  booked_on date,
  amount_cents bigint not null,
  currency_code text not null,
  detail text,
  constraint bank_file_items_outcome_check check (outcome in ('booked', 'known', 'requested', 'in-sum', 'outgoing',
    'debit-reversed', 'pending', 'collective', 'details-missing', 'foreign-detail', 'debit-in-credit', 'charges',
    'sum-differs', 'no-amount')),
  constraint bank_file_items_pkey primary key (file_id, "position", part)
);
create index bank_file_items_by_entry on bank_file_items (entry_id);

create table bank_files (
  id uuid default gen_random_uuid() not null,
  name text not null,
  format text not null,
  sha256 text not null,
  uploaded_by text,
  uploaded_at timestamptz not null,
  new_lines integer not null,
  known_lines integer not null,
  skipped jsonb default '{}'::jsonb not null,
  status text default 'finished' not null,
  refusal jsonb,
  content_key text,
  other_accounts text[] default '{}'::text[] not null,
  confirmed_by text,
  confirmed_at timestamptz,
  entry_count integer,
  entries_done integer default 0 not null,
  requested_lines integer default 0 not null,
  finished_at timestamptz,
  constraint bank_files_check check ((status = 'refused') <= (refusal is not null)),
  constraint bank_files_status_check check (status in ('queued', 'unconfirmed', 'importing', 'finished', 'refused',
    'discarded')),
  constraint bank_files_content_key_key unique (content_key),
  constraint bank_files_pkey primary key (id)
);
create index bank_files_by_confirmer on bank_files (confirmed_by);
create index bank_files_by_uploader on bank_files (uploaded_by);

create table calendar_feeds (
  person_id text not null,
  token_hash text not null,
  created_at timestamptz not null,
  constraint calendar_feeds_pkey primary key (person_id),
  constraint calendar_feeds_token_hash_key unique (token_hash)
);

create table campaign_deliveries (
  id uuid default gen_random_uuid() not null,
  campaign_id uuid not null,
  subscriber_id uuid,
  state text default 'waiting' not null,
  attempts integer default 0 not null,
  due_at timestamptz not null,
  claim uuid,
  claimed_at timestamptz,
  sent_at timestamptz,
  outcome text,
  left_at timestamptz,
  constraint campaign_deliveries_check check ((state in ('claimed', 'handed')) = (claim is not null)),
  constraint campaign_deliveries_outcome_check check (length(outcome) <= 500),
  constraint campaign_deliveries_state_check check (state in ('waiting', 'claimed', 'handed', 'sent', 'refused',
    'doubt', 'skipped', 'bounced', 'complained')),
  constraint campaign_deliveries_campaign_id_subscriber_id_key unique (campaign_id, subscriber_id),
  constraint campaign_deliveries_pkey primary key (id)
);
create index campaign_deliveries_by_subscriber on campaign_deliveries (subscriber_id, sent_at desc);
create index campaign_deliveries_under_way on campaign_deliveries (campaign_id) where (state in ('claimed',
  'handed'));
create index campaign_deliveries_waiting on campaign_deliveries (campaign_id, due_at, id) where (state = 'waiting');

create table campaigns (
  id uuid default gen_random_uuid() not null,
  number integer generated always as identity,
  kind text not null,
  state text default 'draft' not null,
  subject text default '' not null,
  introduction text default '' not null,
  topics text[] default '{}'::text[] not null,
  locale text default 'en-CH' not null,
  entries jsonb default '[]'::jsonb not null,
  rendered jsonb,
  version integer default 1 not null,
  created_by text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  started_at timestamptz,
  ended_at timestamptz,
  next_batch_at timestamptz,
  failures integer default 0 not null,
  refused_in_row integer default 0 not null,
  paused_because text,
  constraint campaigns_check check ((state = 'draft') = (started_at is null)),
  constraint campaigns_check1 check ((started_at is null) = (rendered is null)),
  constraint campaigns_check2 check ((state in ('sent', 'cancelled')) = (ended_at is not null)),
  constraint campaigns_check3 check ((state = 'paused') = (paused_because is not null)),
  constraint campaigns_introduction_check check (length(introduction) <= 10000),
  constraint campaigns_kind_check check (kind in ('letter', 'digest')),
  constraint campaigns_locale_check check (locale ~ '^[a-z]{2}-CH$'),
  constraint campaigns_paused_because_check check (paused_because in ('staff', 'refusals')),
  constraint campaigns_state_check check (state in ('draft', 'sending', 'paused', 'sent', 'cancelled')),
  constraint campaigns_subject_check check (length(subject) <= 150),
  constraint campaigns_number_key unique (number),
  constraint campaigns_pkey primary key (id)
);
create index campaigns_by_change on campaigns (updated_at desc, id desc);
create index campaigns_by_end on campaigns (ended_at);
create index campaigns_by_maker on campaigns (created_by);

create table case_answer_items (
  case_id uuid not null,
  document text not null,
  requested text not null,
  item_id uuid,
  decided_at timestamptz not null,
  constraint case_answer_items_document_check check (document ~ '^[a-z0-9-]{1,60}$'),
  constraint case_answer_items_wanted_check check (requested in ('needed', 'not_needed')),
  constraint case_answer_items_pkey primary key (case_id, document)
);
create index case_answer_items_by_item on case_answer_items (item_id);

create table case_answers (
  id uuid default gen_random_uuid() not null,
  case_id uuid not null,
  question text not null,
  person text not null,
  version integer not null,
  value jsonb,
  mark text,
  thread_id uuid,
  is_carried boolean default false not null,
  answered_by text,
  answered_at timestamptz not null,
  constraint case_answers_mark_check check (mark in ('unknown', 'requested')),
  constraint case_answers_person_check check (person in ('client', 'partner', 'joint')),
  constraint case_answers_question_check check (question ~ '^[a-z0-9-]{1,60}$'),
  constraint case_answers_value_check check (length((value)::text) <= 20000),
  constraint case_answers_version_check check (version > 0),
  constraint case_answers_case_id_question_person_version_key unique (case_id, question, person, version),
  constraint case_answers_pkey primary key (id)
);
create index case_answers_by_person on case_answers (answered_by);
create index case_answers_by_thread on case_answers (thread_id);

create table case_approvals (
  id uuid default gen_random_uuid() not null,
  case_id uuid not null,
  document_id uuid not null,
  draft_number integer not null,
  filename text not null,
  sha256 text not null,
  consent_version integer not null,
  consent_text text not null,
  person_id text not null,
  person_name text not null,
  at timestamptz not null,
  ip text not null,
  user_agent text,
  voided_at timestamptz,
  void_reason text,
  annex_sha256 text,
  constraint case_approvals_annex_sha256_check check (annex_sha256 ~ '^[0-9a-f]{64}$'),
  constraint case_approvals_check check ((voided_at is null) = (void_reason is null)),
  constraint case_approvals_sha256_check check (sha256 ~ '^[0-9a-f]{64}$'),
  constraint case_approvals_void_reason_check check (void_reason in ('new-draft', 'new-annex', 'returned', 'changes',
    'reopened')),
  constraint case_approvals_pkey primary key (id)
);
create index case_approvals_by_case on case_approvals (case_id, at);
create index case_approvals_by_document on case_approvals (document_id);
create index case_approvals_by_person on case_approvals (person_id);
create unique index case_approvals_once on case_approvals (document_id, person_id) where (voided_at is null);

create table case_checklist_items (
  id uuid default gen_random_uuid() not null,
  case_id uuid not null,
  title text not null,
  description text default '' not null,
  is_required boolean default true not null,
  is_not_needed boolean default false not null,
  "position" integer default 0 not null,
  is_if_at_hand boolean default false not null,
  not_needed_reason text,
  constraint case_checklist_items_check check (not (is_required and is_if_at_hand)),
  constraint case_checklist_items_id_and_case unique (id, case_id),
  constraint case_checklist_items_pkey primary key (id)
);
create index case_checklist_items_by_case on case_checklist_items (case_id, "position");

create table case_events (
  id bigint generated always as identity,
  case_id uuid not null,
  at timestamptz default now() not null,
  actor_id text,
  from_state text,
  to_state text,
  is_internal boolean default false not null,
  payload jsonb not null,
  constraint case_events_payload_check check ((payload ? 'code') and (payload ? 'values')),
  constraint case_events_pkey primary key (id)
);
create index case_events_by_actor on case_events (actor_id);
create index case_events_by_case on case_events (case_id, id);

create table case_extensions (
  id bigint generated always as identity,
  case_id uuid not null,
  step text not null,
  until_on date not null,
  fee_cents integer default 0 not null,
  recorded_by text,
  recorded_at timestamptz default now() not null,
  constraint case_extensions_fee_cents_check check ((fee_cents >= 0) and (fee_cents <= 100000)),
  constraint case_extensions_step_check check (step in ('requested', 'granted', 'refused')),
  constraint case_extensions_pkey primary key (id)
);
create index case_extensions_case_idx on case_extensions (case_id, id);
create index case_extensions_recorded_by_idx on case_extensions (recorded_by);

create table case_figures (
  id uuid default gen_random_uuid() not null,
  case_id uuid not null,
  line_id uuid not null,
  version integer not null,
  code text not null,
  label text default '' not null,
  person text not null,
  amount_cents bigint,
  currency text default 'CHF' not null,
  source text not null,
  document_id uuid,
  page integer,
  note text default '' not null,
  state text not null,
  created_by text,
  created_at timestamptz not null,
  statement_id uuid,
  statement_line text,
  constraint case_figures_amount_cents_check check ((amount_cents >= 0)
    and (amount_cents <= '100000000000000'::bigint)),
  constraint case_figures_check check ((state <> 'confirmed') or (amount_cents is not null)),
  constraint case_figures_check1 check ((source <> 'document') or (document_id is not null)),
  constraint case_figures_check2 check ((source <> 'statement') or ((statement_id is not null)
    and (statement_line is not null))),
  constraint case_figures_code_check check (code ~ '^[a-z0-9-]+$'),
  constraint case_figures_currency_check check (currency = 'CHF'),
  constraint case_figures_label_check check (length(label) <= 200),
  constraint case_figures_note_check check (length(note) <= 1000),
  constraint case_figures_page_check check (page > 0),
  constraint case_figures_person_check check (person in ('client', 'partner', 'joint')),
  constraint case_figures_source_check check (source in ('answer', 'document', 'statement', 'adviser')),
  constraint case_figures_state_check check (state in ('proposed', 'confirmed', 'replaced')),
  constraint case_figures_statement_line_check check (length(statement_line) <= 200),
  constraint case_figures_version_check check (version > 0),
  constraint case_figures_line_id_version_key unique (line_id, version),
  constraint case_figures_pkey primary key (id)
);
create index case_figures_by_case on case_figures (case_id, line_id, version);
create index case_figures_by_document on case_figures (document_id, case_id);
create index case_figures_by_person on case_figures (created_by);
create index case_figures_by_statement on case_figures (statement_id);
create unique index case_figures_statement_once on case_figures (statement_id, statement_line) where (version = 1);

create table consultation_credits (
  id bigint generated always as identity,
  case_id uuid not null,
  entry text not null,
  minutes integer not null,
  appointment_id uuid,
  note text default '' not null,
  actor_id text,
  at timestamptz not null,
  constraint consultation_credits_entry_check check (entry in ('included', 'bought', 'used', 'given-back', 'taken-back')),
  constraint consultation_credits_minutes_check check ((minutes >= 1) and (minutes <= 6000)),
  constraint consultation_credits_pkey primary key (id)
);
create index consultation_credits_by_actor on consultation_credits (actor_id);
create index consultation_credits_by_appointment on consultation_credits (appointment_id);
create index consultation_credits_by_case on consultation_credits (case_id, id);
create unique index consultation_credits_opened_with on consultation_credits (case_id) where (entry in ('included', 'bought'));
create unique index consultation_credits_used_once on consultation_credits (appointment_id) where (entry = 'used');

create table case_numbers (
  year integer not null,
  last_number integer not null,
  constraint case_numbers_pkey primary key (year)
);

create table case_sharing (
  case_id uuid not null,
  is_shared boolean not null,
  constraint case_sharing_pkey primary key (case_id)
);

create table case_signers (
  case_id uuid not null,
  person_id text not null,
  constraint case_signers_pkey primary key (case_id, person_id)
);
create index case_signers_by_person on case_signers (person_id);

create table case_tax_facts (
  id uuid default gen_random_uuid() not null,
  case_id uuid not null,
  version integer not null,
  commune_id integer,
  commune text,
  civil_status text,
  children_born smallint[],
  confession text,
  birth_year smallint,
  partner_birth_year smallint,
  is_part_year boolean,
  created_by text not null,
  created_at timestamptz not null,
  constraint case_tax_facts_birth_year_check check ((birth_year >= 1900) and (birth_year <= 2100)),
  constraint case_tax_facts_check check (num_nulls(commune_id, commune) in (0, 2)),
  constraint case_tax_facts_civil_status_check check (civil_status in ('single', 'married', 'partnership',
    'separated', 'divorced', 'widowed')),
  constraint case_tax_facts_confession_check check (confession in ('none', 'protestant', 'roman-catholic',
    'christ-catholic')),
  constraint case_tax_facts_partner_birth_year_check check ((partner_birth_year >= 1900)
    and (partner_birth_year <= 2100)),
  constraint case_tax_facts_version_check check (version > 0),
  constraint case_tax_facts_case_id_version_key unique (case_id, version),
  constraint case_tax_facts_pkey primary key (id)
);
create index case_tax_facts_by_person on case_tax_facts (created_by);

create table cases (
  id uuid default gen_random_uuid() not null,
  case_number text not null,
  client_id text not null,
  order_id uuid,
  order_line_id uuid,
  unit_number integer,
  title text not null,
  case_type text not null,
  tax_year integer not null,
  priority text default 'medium' not null,
  state text default 'intake' not null,
  state_before_hold text,
  state_note text,
  description text default '' not null,
  assigned_to text,
  due_on date,
  client_approved_at timestamptz,
  filing_receipt text,
  filed_on date,
  assessed_on date,
  closed_at timestamptz,
  version integer default 1 not null,
  created_at timestamptz default now() not null,
  updated_at timestamptz default now() not null,
  search_text text generated always as (searchable(((((case_number || ' ') || title) || ' ') || description))) stored not null,
  canton text,
  no_receipt_reason text,
  delivery_kind text,
  delivered_on date,
  objection_ends_on date,
  objected_on date,
  decided_on date,
  state_since timestamptz default now() not null,
  reminders_paused_at timestamptz,
  objection_requested_at timestamptz,
  opened_by text,
  constraint cases_canton_check check (canton ~ '^[A-Z]{2}$'),
  constraint cases_delivery_kind_check check (delivery_kind in ('ordinary', 'letterbox', 'registered',
    'not_collected', 'online')),
  constraint cases_priority_check check (priority in ('high', 'medium', 'low')),
  constraint cases_state_check check (state in ('intake', 'waiting_for_documents', 'in_preparation', 'review',
    'client_approval', 'filed', 'assessed', 'objection', 'closed', 'on_hold', 'withdrawn')),
  constraint cases_case_number_key unique (case_number),
  constraint cases_id_and_client unique (id, client_id),
  constraint cases_order_line_id_unit_number_key unique (order_line_id, unit_number),
  constraint cases_pkey primary key (id)
);
create index cases_by_age on cases (created_at);
create index cases_by_client on cases (client_id, created_at desc);
create index cases_by_due on cases ((((
case
    when (state in ('filed', 'assessed', 'objection', 'closed',
  'withdrawn')) then 1000000
    else 0
end + coalesce((due_on - '2000-01-01'::date), 900000)))::bigint), id);
create index cases_by_filing on cases (filed_on) where (filed_on is not null);
create index cases_by_opener on cases (opened_by) where (opened_by is not null);
create index cases_by_order on cases (order_id);
create index cases_by_state on cases (state, due_on);
create index cases_by_tax_year on cases (tax_year, client_id, created_at desc, id) include (state, order_id)
  where (case_type = 'tax_return');
create index cases_by_urgency on cases (((state in ('filed', 'assessed', 'objection', 'closed', 'withdrawn'))),
  due_on, case_number desc);
create index cases_by_year on cases (tax_year);
create index cases_objection_requested on cases (objection_requested_at) where (objection_requested_at is not null);
create index cases_of_adviser on cases (assigned_to, state, due_on) include (id, state_since, client_approved_at);
create index cases_waiting_for_clients_idx on cases (client_id) where (state in ('waiting_for_documents',
  'client_approval'));

create table checklist_template_items (
  id uuid default gen_random_uuid() not null,
  template_id uuid not null,
  title text not null,
  description text default '' not null,
  is_required boolean default true not null,
  is_if_at_hand boolean default false not null,
  "position" integer not null,
  constraint checklist_template_items_check check (not (is_required and is_if_at_hand)),
  constraint checklist_template_items_pkey primary key (id)
);
create index checklist_template_items_by_template on checklist_template_items (template_id, "position");

create table checklist_templates (
  id uuid default gen_random_uuid() not null,
  product_id text not null,
  tax_year integer,
  updated_by text,
  updated_at timestamptz default now() not null,
  constraint checklist_templates_pkey primary key (id),
  constraint checklist_templates_product_id_tax_year_key unique nulls not distinct (product_id, tax_year)
);
create index checklist_templates_by_person on checklist_templates (updated_by);

create table claim_evidence (
  claim_id text not null,
  is_proven boolean not null,
  file_id uuid,
  file_name text,
  address text,
  dated_on date,
  valid_until date,
  stated_by text,
  version integer not null,
  updated_by text,
  updated_at timestamptz not null,
  constraint claim_evidence_check check ((file_id is null) = (file_name is null)),
  constraint claim_evidence_check1 check ((not is_proven) or ((num_nonnulls((file_id)::text, address) > 0)
    and (num_nonnulls(dated_on, valid_until, stated_by) = 3) and (valid_until >= dated_on))),
  constraint claim_evidence_pkey primary key (claim_id)
);
create index claim_evidence_by_changer on claim_evidence (updated_by);
create index claim_evidence_by_file on claim_evidence (file_id);

create table dismissed_duplicates (
  one_id text not null,
  other_id text not null,
  reason text not null,
  created_by text,
  created_at timestamptz not null,
  constraint dismissed_duplicates_check check (one_id < other_id),
  constraint dismissed_duplicates_reason_check check ((length(reason) >= 1) and (length(reason) <= 1000)),
  constraint dismissed_duplicates_pkey primary key (one_id, other_id)
);
create index dismissed_duplicates_by_other on dismissed_duplicates (other_id);
create index dismissed_duplicates_by_teller on dismissed_duplicates (created_by);

create table credentials (
  user_id text not null,
  password_hash text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint credentials_pkey primary key (user_id)
);

create table data_exports (
  id uuid default gen_random_uuid() not null,
  person_id text not null,
  file_id uuid,
  requested_at timestamptz not null,
  ready_at timestamptz,
  left_out integer default 0 not null,
  removed_at timestamptz,
  requested_by text,
  constraint data_exports_check check (((ready_at is not null) and (removed_at is null)) = (file_id is not null)),
  constraint data_exports_left_out_check check (left_out >= 0),
  constraint data_exports_file_id_key unique (file_id),
  constraint data_exports_pkey primary key (id)
);
create index data_exports_by_asker on data_exports (requested_by) where (requested_by is not null);
create index data_exports_by_person on data_exports (person_id, requested_at);

create table deletion_requests (
  id uuid default gen_random_uuid() not null,
  person_id text,
  name text not null,
  requested_at timestamptz not null,
  due_at timestamptz not null,
  cancel_token_hash text,
  cancelled_at timestamptz,
  waits_since timestamptz,
  decided_at timestamptz,
  decided_by text,
  released_cases uuid[] default '{}'::uuid[] not null,
  hold_reason text,
  done_at timestamptz,
  outcome jsonb,
  certificate_token_hash text,
  constraint deletion_requests_check check (num_nonnulls(cancelled_at, done_at) < 2),
  constraint deletion_requests_check1 check ((done_at is null) = (outcome is null)),
  constraint deletion_requests_check2 check ((cancel_token_hash is null) or (num_nonnulls(cancelled_at,
    done_at) = 0)),
  constraint deletion_requests_check3 check ((hold_reason is null) or (decided_at is not null)),
  constraint deletion_requests_cancel_token_hash_key unique (cancel_token_hash),
  constraint deletion_requests_certificate_token_hash_key unique (certificate_token_hash),
  constraint deletion_requests_pkey primary key (id)
);
create index deletion_requests_by_decider on deletion_requests (decided_by);
create index deletion_requests_by_person on deletion_requests (person_id, requested_at);
create index deletion_requests_due on deletion_requests (due_at) where ((cancelled_at is null) and (done_at is null));
create unique index deletion_requests_one_open on deletion_requests (person_id) where ((cancelled_at is null)
  and (done_at is null));

create table digest_weeks (
  week date not null,
  campaign_id uuid,
  decided_at timestamptz not null,
  constraint digest_weeks_pkey primary key (week)
);
create index digest_weeks_by_campaign on digest_weeks (campaign_id);

create table documents (
  id uuid default gen_random_uuid() not null,
  case_id uuid not null,
  client_id text not null,
  checklist_item_id uuid,
  file_id uuid not null,
  original_filename text not null,
  document_type text,
  file_size bigint not null,
  state text default 'received' not null,
  rejected_reason text,
  uploaded_by text not null,
  reviewed_by text,
  reviewed_at timestamptz,
  created_at timestamptz default now() not null,
  kind text default 'from_client' not null,
  draft_number integer,
  shown_at timestamptz default now(),
  constraint documents_check check ((kind = 'draft') = (draft_number is not null)),
  constraint documents_check1 check ((kind <> 'internal') or (shown_at is null)),
  constraint documents_draft_number_check check (draft_number > 0),
  constraint documents_kind_check check (kind in ('from_client', 'draft', 'filed_copy', 'filing_receipt',
    'assessment', 'invoice', 'letter', 'internal')),
  constraint documents_state_check check (state in ('received', 'accepted', 'rejected', 'superseded', 'quarantined')),
  constraint documents_id_and_case unique (id, case_id),
  constraint documents_pkey primary key (id)
);
create index documents_by_case on documents (case_id, client_id, created_at);
create index documents_by_checklist_item on documents (checklist_item_id, case_id);
create index documents_by_client on documents (client_id, created_at desc);
create index documents_by_file on documents (file_id);
create index documents_by_reviewer on documents (reviewed_by);
create index documents_by_state on documents (state, created_at, id) include (file_id);
create index documents_by_uploader on documents (uploaded_by);
create unique index documents_drafts on documents (case_id, draft_number) where (draft_number is not null);
create index documents_to_check_idx on documents (case_id, created_at) include (file_id) where (state = 'received');

create table download_counts (
  file_name text not null,
  downloads bigint default 0 not null,
  constraint download_counts_pkey primary key (file_name)
);

create table download_visits (
  file_name text not null,
  fetched_on date not null,
  visitor_hash bytea not null,
  constraint download_visits_pkey primary key (file_name, fetched_on, visitor_hash)
);

create table draft_annexes (
  id uuid default gen_random_uuid() not null,
  case_id uuid not null,
  document_id uuid not null,
  version integer not null,
  sha256 text not null,
  content bytea not null,
  created_from text not null,
  created_by text not null,
  created_at timestamptz not null,
  constraint draft_annexes_sha256_check check (sha256 ~ '^[0-9a-f]{64}$'),
  constraint draft_annexes_version_check check (version > 0),
  constraint draft_annexes_document_id_version_key unique (document_id, version),
  constraint draft_annexes_pkey primary key (id)
);
create index draft_annexes_by_case on draft_annexes (case_id);
create index draft_annexes_by_document on draft_annexes (document_id, case_id);
create index draft_annexes_by_person on draft_annexes (created_by);

create table drafts (
  person_id text not null,
  form text not null,
  payload jsonb,
  encrypted_payload bytea,
  writer text default '' not null,
  save_number integer default 0 not null,
  saved_at timestamptz not null,
  expires_at timestamptz not null,
  constraint drafts_form_check check (length(form) <= 300),
  constraint drafts_payload_check check (num_nonnulls(payload, encrypted_payload) = 1),
  constraint drafts_payload_size_check check (pg_column_size(payload) <= 100000),
  constraint drafts_writer_check check (length(writer) <= 100),
  constraint drafts_pkey primary key (person_id, form)
);
create index drafts_by_expiry on drafts (expires_at);

create table content_items (
  id uuid default gen_random_uuid() not null,
  kind text not null,
  language text default 'en' not null,
  slug text not null,
  state text not null,
  label text,
  place integer default 0 not null,
  version integer not null,
  published_version integer,
  scheduled_version integer,
  publish_at timestamptz,
  withdraw_at timestamptz,
  published_at timestamptz,
  updated_at timestamptz,
  withdrawn_at timestamptz,
  seed_key text,
  seed_fingerprint text,
  program_text jsonb,
  program_fingerprint text,
  created_by text,
  reviewer text,
  created_at timestamptz not null,
  constraint content_items_check check ((state = 'published') = (published_version is not null)),
  constraint content_items_check1 check ((publish_at is null) = (scheduled_version is null)),
  constraint content_items_check2 check ((state <> 'scheduled') or (publish_at is not null)),
  constraint content_items_check3 check ((publish_at is null) or (state in ('scheduled', 'published'))),
  constraint content_items_check4 check ((published_version is null) or ((published_at is not null)
    and (updated_at is not null))),
  constraint content_items_check5 check ((state = 'withdrawn') <= (withdrawn_at is not null)),
  constraint content_items_check6 check (withdraw_at > publish_at),
  constraint content_items_check7 check ((seed_key is null) = (seed_fingerprint is null)),
  constraint content_items_check8 check ((program_text is null) = (program_fingerprint is null)),
  constraint content_items_kind_check check (kind in ('article', 'faq', 'case-study', 'law', 'position', 'profile')),
  constraint content_items_label_check check (label = 'generated'),
  constraint content_items_language_check check (language ~ '^[a-z]{2}$'),
  constraint content_items_slug_check check ((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$') and (length(slug) <= 120)),
  constraint content_items_state_check check (state in ('draft', 'in-review', 'scheduled', 'published', 'withdrawn')),
  constraint content_items_kind_language_slug_key unique (kind, language, slug),
  constraint content_items_pkey primary key (id),
  constraint content_items_seed_key_key unique (seed_key)
);
create index content_items_by_maker on content_items (created_by);
create index content_items_by_published_version on content_items (id, published_version) where (published_version is not null);
create index content_items_by_reviewer on content_items (reviewer);
create index content_items_by_scheduled_version on content_items (id, scheduled_version) where (scheduled_version is not null);
create index content_items_by_state on content_items (state, kind);
create index content_items_by_version on content_items (id, version);
create index content_items_to_publish on content_items (publish_at) where (publish_at is not null);
create index content_items_to_withdraw on content_items (withdraw_at) where (withdraw_at is not null);

create table content_item_redirects (
  kind text not null,
  language text not null,
  slug text not null,
  content_item_id uuid not null,
  created_at timestamptz not null,
  constraint content_item_redirects_pkey primary key (kind, language, slug)
);
create index content_item_redirects_by_entry on content_item_redirects (content_item_id);

create table content_item_versions (
  content_item_id uuid not null,
  number integer not null,
  origin text not null,
  author text,
  created_at timestamptz not null,
  title text not null,
  fields jsonb not null,
  body text not null,
  seo jsonb not null,
  sources jsonb not null,
  facts jsonb not null,
  fingerprint text not null,
  is_autosave boolean default false not null,
  restored_from integer,
  constraint content_item_versions_check check ((origin = 'person') or (author is null)),
  constraint content_item_versions_number_check check (number > 0),
  constraint content_item_versions_origin_check check (origin in ('person', 'program', 'generator')),
  constraint content_item_versions_pkey primary key (content_item_id, number)
);
create index content_item_versions_by_author on content_item_versions (author);

create table expected_taxes (
  id uuid default gen_random_uuid() not null,
  case_id uuid not null,
  version integer not null,
  fingerprint text not null,
  result jsonb,
  reasons jsonb,
  balance_cents bigint,
  is_checked boolean default false not null,
  proposed integer not null,
  confirmed integer not null,
  figures jsonb default '{}'::jsonb not null,
  changed text[] default '{}'::text[] not null,
  data_state text,
  data_checksum text,
  computed_at timestamptz not null,
  constraint expected_taxes_check check (num_nulls(result, reasons) = 1),
  constraint expected_taxes_check1 check (num_nulls(result, balance_cents, data_state, data_checksum) in (0, 4)),
  constraint expected_taxes_confirmed_check check (confirmed >= 0),
  constraint expected_taxes_data_state_check check (data_state ~ '^\d{4}-\d{2}-\d{2}$'),
  constraint expected_taxes_proposed_check check (proposed >= 0),
  constraint expected_taxes_version_check check (version > 0),
  constraint expected_taxes_case_id_version_key unique (case_id, version),
  constraint expected_taxes_pkey primary key (id)
);

create table first_order_discounts (
  order_id uuid not null,
  person_id text,
  buyer_email text not null,
  amount_cents integer not null,
  state text default 'due' not null,
  reason text,
  created_at timestamptz default now() not null,
  reason_code text,
  constraint first_order_discounts_amount_cents_check check (amount_cents > 0),
  constraint first_order_discounts_buyer_email_check check (buyer_email = lower(buyer_email)),
  constraint first_order_discounts_check check ((state = 'not_due') = ((reason is not null)
    or (reason_code is not null))),
  constraint first_order_discounts_reason_code_check check (reason_code = 'order-refunded'),
  constraint first_order_discounts_state_check check (state in ('due', 'requested', 'paid_back', 'not_due')),
  constraint first_order_discounts_pkey primary key (order_id)
);
create index first_order_discounts_by_person on first_order_discounts (person_id);
create index first_order_discounts_due on first_order_discounts (created_at) where (state = 'due');
create unique index first_order_discounts_once_per_email on first_order_discounts (buyer_email)
  where (state <> 'not_due');
create unique index first_order_discounts_once_per_person on first_order_discounts (person_id)
  where (state <> 'not_due');

create table generator_runs (
  id uuid default gen_random_uuid() not null,
  day date not null,
  started_by text not null,
  person_id text,
  topic_id uuid,
  category text not null,
  topic text not null,
  state text default 'running' not null,
  step text default 'waiting' not null,
  reason text,
  findings jsonb default '[]'::jsonb not null,
  content_item_id uuid,
  model text,
  tokens integer default 0 not null,
  started_at timestamptz not null,
  heartbeat_at timestamptz not null,
  finished_at timestamptz,
  constraint generator_runs_check check ((state = 'running') = (finished_at is null)),
  constraint generator_runs_check1 check ((state = 'failed') = (reason is not null)),
  constraint generator_runs_reason_check check (length(reason) <= 60),
  constraint generator_runs_started_by_check check (started_by in ('clock', 'staff')),
  constraint generator_runs_state_check check (state in ('running', 'finished', 'failed')),
  constraint generator_runs_step_check check (step in ('waiting', 'writing', 'checking', 'repairing', 'saving',
    'done')),
  constraint generator_runs_pkey primary key (id)
);
create index generator_runs_by_entry on generator_runs (content_item_id);
create index generator_runs_by_person on generator_runs (person_id);
create index generator_runs_by_time on generator_runs (started_at desc, id desc);
create index generator_runs_by_topic on generator_runs (topic_id);
create unique index generator_runs_one_a_day on generator_runs (day) where ((started_by = 'clock')
  and (state <> 'failed'));
create unique index generator_runs_one_at_a_time on generator_runs ((true)) where (state = 'running');

create table generator_topics (
  id uuid default gen_random_uuid() not null,
  category text not null,
  topic text not null,
  is_active boolean default true not null,
  created_at timestamptz default now() not null,
  updated_by text,
  last_used_at timestamptz,
  constraint generator_topics_category_check check (length(category) <= 60),
  constraint generator_topics_topic_check check ((length(topic) >= 5) and (length(topic) <= 200)),
  constraint generator_topics_category_topic_key unique (category, topic),
  constraint generator_topics_pkey primary key (id)
);
create index generator_topics_by_person on generator_topics (updated_by);

create table installation (
  is_only boolean default true not null,
  mode text not null,
  created_at timestamptz default now() not null,
  constraint installation_is_only_check check (is_only),
  constraint installation_mode_check check (mode in ('demo', 'production', 'test')),
  constraint installation_pkey primary key (is_only)
);

create table invoice_lines (
  invoice_id uuid not null,
  "position" integer not null,
  product_id text,
  title text not null,
  quantity integer not null,
  unit_price_cents integer not null,
  amount_cents integer not null,
  constraint invoice_lines_check check (amount_cents = (quantity * unit_price_cents)),
  constraint invoice_lines_quantity_check check (quantity > 0),
  constraint invoice_lines_pkey primary key (invoice_id, "position")
);

create table invoice_reminders (
  invoice_id uuid not null,
  level integer not null,
  sent_at timestamptz not null,
  constraint invoice_reminders_level_check check ((level >= 1) and (level <= 2)),
  constraint invoice_reminders_pkey primary key (invoice_id, level)
);

create table invoice_series (
  kind text not null,
  year integer not null,
  last_number integer not null,
  constraint invoice_series_kind_check check (kind in ('invoice', 'credit_note')),
  constraint invoice_series_last_number_check check (last_number > 0),
  constraint invoice_series_pkey primary key (kind, year)
);

create table invoices (
  id uuid default gen_random_uuid() not null,
  kind text not null,
  year integer not null,
  number integer not null,
  label text not null,
  order_id uuid not null,
  credits_id uuid,
  reason text,
  issued_at timestamptz not null,
  issued_on date not null,
  service_on date not null,
  due_on date,
  pay_by text not null,
  issuer jsonb not null,
  recipient jsonb not null,
  recipient_name text not null,
  currency_code text not null,
  total_cents integer not null,
  vat_rate_bp integer not null,
  vat_cents integer not null,
  account text,
  reference text,
  search_text text generated always as (searchable(((((label || ' ') || recipient_name) || ' ') || coalesce(reference,
    '')))) stored not null,
  state text,
  paid_cents integer default 0 not null,
  credited_cents integer default 0 not null,
  written_off_cents integer default 0 not null,
  file_id uuid,
  written_off_on date,
  vat_code text default 'domestic' not null,
  place_of_supply text,
  paid_on date,
  constraint invoices_abroad_somewhere check ((vat_code = 'domestic') or (place_of_supply is not null)),
  constraint invoices_check check ((vat_cents >= 0) and (vat_cents <= total_cents)),
  constraint invoices_check1 check (((paid_cents + credited_cents) + written_off_cents) <= total_cents),
  constraint invoices_check2 check ((kind = 'invoice') = (state is not null)),
  constraint invoices_check3 check ((kind = 'credit_note') = (credits_id is not null)),
  constraint invoices_check4 check ((kind = 'credit_note') = (reason is not null)),
  constraint invoices_check5 check ((account is null) = (reference is null)),
  constraint invoices_credited_cents_check check (credited_cents >= 0),
  constraint invoices_kind_check check (kind in ('invoice', 'credit_note')),
  constraint invoices_no_vat_abroad check ((vat_code = 'domestic') or ((vat_rate_bp = 0) and (vat_cents = 0))),
  constraint invoices_number_check check (number > 0),
  constraint invoices_paid_cents_check check (paid_cents >= 0),
  constraint invoices_pay_by_check check (pay_by in ('provider', 'transfer')),
  constraint invoices_place_of_supply_check check (place_of_supply ~ '^[A-Z]{2}$'),
  constraint invoices_reason_check check (reason in ('refund', 'cancelled')),
  constraint invoices_state_check check (state in ('issued', 'partly_paid', 'overdue', 'paid', 'credited',
    'written_off')),
  constraint invoices_total_cents_check check (total_cents > 0),
  constraint invoices_vat_code_check check (vat_code in ('domestic', 'abroad')),
  constraint invoices_vat_rate_bp_check check (vat_rate_bp >= 0),
  constraint invoices_written_off check ((written_off_cents > 0) = (written_off_on is not null)),
  constraint invoices_written_off_cents_check check (written_off_cents >= 0),
  constraint invoices_kind_year_number_key unique (kind, year, number),
  constraint invoices_label_key unique (label),
  constraint invoices_pkey primary key (id),
  constraint invoices_reference_key unique (reference)
);
create index invoices_by_credited on invoices (credits_id);
create index invoices_by_day on invoices (issued_on) include (id, kind, pay_by, vat_rate_bp, total_cents, vat_cents);
create index invoices_by_file on invoices (file_id);
create index invoices_by_open_amount on invoices (((((total_cents - paid_cents) - credited_cents) - written_off_cents)),
  issued_at, id) where ((kind = 'invoice') and (pay_by = 'transfer') and (state in ('issued', 'partly_paid',
  'overdue')));
create index invoices_by_order on invoices (order_id);
create index invoices_by_recipient on invoices (searchable(recipient_name), issued_at, id) where ((kind = 'invoice')
  and (pay_by = 'transfer') and (state in ('issued', 'partly_paid', 'overdue')));
create index invoices_by_state on invoices (state, due_on);
create unique index invoices_one_per_order on invoices (order_id) where (kind = 'invoice');

create table job_application_events (
  id bigint generated always as identity,
  application_id uuid not null,
  at timestamptz not null,
  actor_id text,
  from_stage text,
  to_stage text,
  note text,
  constraint job_application_events_check check ((to_stage is not null) or (note is not null)),
  constraint job_application_events_note_check check ((length(note) >= 1) and (length(note) <= 2000)),
  constraint job_application_events_pkey primary key (id)
);
create index job_application_events_by_actor on job_application_events (actor_id);
create index job_application_events_by_application on job_application_events (application_id, id);

create table job_applications (
  id uuid default gen_random_uuid() not null,
  number integer generated always as identity (start with 101),
  "position" text not null,
  name text not null,
  email text not null,
  message text not null,
  cv_file_id uuid not null,
  cv_name text not null,
  stage text default 'received' not null,
  closed_at timestamptz,
  created_at timestamptz not null,
  phone text,
  keeps_longer boolean not null,
  consent_version text not null,
  submission_key text not null,
  is_spam boolean default false not null,
  updated_at timestamptz not null,
  delete_after timestamptz,
  search_text text generated always as (searchable(((name || ' ') || email))) stored not null,
  waiting_since timestamptz,
  locale text default 'en-CH' not null,
  position_title text,
  constraint job_applications_check check ((stage = 'closed') = (closed_at is not null)),
  constraint job_applications_check1 check ((delete_after is not null) or (closed_at is null)),
  constraint job_applications_email_check check (length(email) <= 254),
  constraint job_applications_locale_check check (locale ~ '^[a-z]{2}-CH$'),
  constraint job_applications_message_check check (length(message) <= 5000),
  constraint job_applications_message_check1 check (length(message) >= 1),
  constraint job_applications_name_check check ((length(name) >= 1) and (length(name) <= 120)),
  constraint job_applications_phone_check check (length(phone) <= 40),
  constraint job_applications_stage_check check (stage in ('received', 'in_conversation', 'closed')),
  constraint job_applications_number_key unique (number),
  constraint job_applications_pkey primary key (id)
);
create index job_applications_by_file on job_applications (cv_file_id);
create index job_applications_by_mailbox on job_applications (lower(email), created_at desc);
create index job_applications_by_stage on job_applications (stage, number desc);
create index job_applications_by_submission on job_applications (submission_key, created_at desc);
create index job_applications_by_time on job_applications (created_at desc);
create index job_applications_by_waiting on job_applications (waiting_since) where (waiting_since is not null);
create index job_applications_to_delete on job_applications (delete_after) where (delete_after is not null);

create table late_packages (
  case_id uuid not null,
  order_id uuid not null,
  allowed_days integer not null,
  counted_days integer not null,
  complete_on text not null,
  late_on text not null,
  amount_cents integer not null,
  state text default 'due' not null,
  reason text,
  noted_at timestamptz not null,
  decided_by text,
  decided_at timestamptz,
  constraint late_packages_allowed_days_check check (allowed_days > 0),
  constraint late_packages_amount_cents_check check (amount_cents > 0),
  constraint late_packages_check check ((state <> 'dismissed') or (reason is not null)),
  constraint late_packages_state_check check (state in ('due', 'granted', 'dismissed')),
  constraint late_packages_pkey primary key (case_id)
);
create index late_packages_by_decider on late_packages (decided_by);
create index late_packages_by_order on late_packages (order_id);
create index late_packages_due on late_packages (noted_at) where (state = 'due');

create table lead_messages (
  id uuid default gen_random_uuid() not null,
  lead_id uuid,
  direction text not null,
  body text not null,
  written_by text,
  submission_key text not null,
  created_at timestamptz not null,
  application_id uuid,
  constraint lead_messages_about_one check (num_nonnulls(lead_id, application_id) = 1),
  constraint lead_messages_body_check check ((length(body) >= 1) and (length(body) <= 10000)),
  constraint lead_messages_direction_check check (direction in ('sent', 'received')),
  constraint lead_messages_submission_key_check check (length(submission_key) <= 100),
  constraint lead_messages_pkey primary key (id),
  constraint lead_messages_submission_key_key unique (submission_key)
);
create index lead_messages_by_application on lead_messages (application_id, created_at);
create index lead_messages_by_lead on lead_messages (lead_id, created_at);
create index lead_messages_by_person on lead_messages (written_by);

create table leads (
  id uuid default gen_random_uuid() not null,
  number integer generated always as identity (start with 1001),
  submission_key text not null,
  name text not null,
  email text not null,
  topic text not null,
  subject text,
  message text not null,
  scenario text,
  consent_version text not null,
  state text default 'new' not null,
  assigned_to text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  waiting_since timestamptz,
  locale text default 'en-CH' not null,
  constraint leads_email_check check (length(email) <= 254),
  constraint leads_locale_check check (locale ~ '^[a-z]{2}-CH$'),
  constraint leads_message_check check ((length(message) >= 1) and (length(message) <= 5000)),
  constraint leads_name_check check ((length(name) >= 1) and (length(name) <= 120)),
  constraint leads_scenario_check check (length(scenario) <= 2000),
  constraint leads_state_check check (state in ('new', 'assigned', 'answered', 'closed', 'spam')),
  constraint leads_subject_check check (length(subject) <= 150),
  constraint leads_number_key unique (number),
  constraint leads_pkey primary key (id)
);
create index leads_by_adviser on leads (assigned_to) where (assigned_to is not null);
create index leads_by_creation on leads (created_at) where (state <> 'spam');
create index leads_by_mailbox on leads (lower(email), created_at desc);
create index leads_by_submission on leads (submission_key, created_at desc);
create index leads_by_time on leads (state, created_at desc);
create index leads_by_waiting on leads (waiting_since) where (waiting_since is not null);

create table email_preferences (
  person_id text not null,
  topic text not null,
  choice text not null,
  constraint email_preferences_choice_check check (choice in ('daily', 'off')),
  constraint email_preferences_topic_check check (topic in ('messages', 'documents', 'appointments', 'reminders',
    'cases', 'invitations')),
  constraint email_preferences_pkey primary key (person_id, topic)
);

create table emails (
  id uuid default gen_random_uuid() not null,
  event_key text not null,
  to_address text not null,
  subject text not null,
  text_body text not null,
  html_body text not null,
  state text default 'queued' not null,
  attempts integer default 0 not null,
  last_error text,
  message_id text,
  created_at timestamptz default now() not null,
  sent_at timestamptz,
  is_confidential boolean default false not null,
  unsubscribe_url text,
  reply_to text,
  topic text,
  attachment jsonb,
  useless_after timestamptz,
  mailbox_key text,
  constraint emails_reply_to_check check (length(reply_to) <= 254),
  constraint emails_state_check check (state in ('queued', 'held', 'bundled', 'sent', 'failed')),
  constraint emails_unsubscribe_url_check check (length(unsubscribe_url) <= 1000),
  constraint emails_event_key_key unique (event_key),
  constraint emails_pkey primary key (id)
);
create index emails_by_time on emails (created_at desc);
create index emails_held on emails (to_address, created_at) where (state = 'held');
create index emails_to_unverified on emails (mailbox_key, created_at) where (mailbox_key is not null);
create index emails_waiting on emails (created_at) where (state <> 'sent');

create table message_attachments (
  message_id uuid not null,
  document_id uuid not null,
  constraint message_attachments_pkey primary key (message_id, document_id)
);
create index message_attachments_by_document on message_attachments (document_id);

create table message_threads (
  id uuid default gen_random_uuid() not null,
  case_id uuid,
  client_id text not null,
  subject text not null,
  waiting_for text not null,
  owner_id text,
  answer_due_at timestamptz,
  last_message_at timestamptz not null,
  created_at timestamptz default now() not null,
  search_text text generated always as (searchable(subject)) stored not null,
  constraint message_threads_check check ((waiting_for <> 'firm') or (answer_due_at is not null)),
  constraint message_threads_waiting_for_check check (waiting_for in ('firm', 'client', 'nobody')),
  constraint message_threads_id_client_id_key unique (id, client_id),
  constraint message_threads_pkey primary key (id)
);
create index message_threads_by_case on message_threads (case_id, client_id, last_message_at);
create index message_threads_by_client on message_threads (client_id, last_message_at desc);
create index message_threads_by_owner on message_threads (owner_id);
create index message_threads_by_time on message_threads (last_message_at desc);
create index message_threads_by_turn on message_threads (waiting_for, answer_due_at);
create index message_threads_to_answer_idx on message_threads (case_id, answer_due_at) where (waiting_for = 'firm');

create table messages (
  id uuid default gen_random_uuid() not null,
  case_id uuid,
  client_id text not null,
  sender_id text not null,
  sender_type text not null,
  subject text not null,
  body text not null,
  submission_key text,
  created_at timestamptz default now() not null,
  thread_id uuid not null,
  is_internal boolean default false not null,
  constraint messages_body_check check ((length(body) >= 1) and (length(body) <= 10000)),
  constraint messages_check check ((not is_internal) or (sender_type = 'admin')),
  constraint messages_sender_type_check check (sender_type in ('admin', 'client')),
  constraint messages_pkey primary key (id),
  constraint messages_submission_key_key unique (submission_key)
);
create index messages_by_case on messages (case_id, client_id, created_at);
create index messages_by_client on messages (client_id, created_at desc);
create index messages_by_sender on messages (sender_id);
create index messages_by_thread on messages (thread_id, client_id, created_at);

create table news_budget (
  day date not null,
  drafts integer default 0 not null,
  tokens integer default 0 not null,
  constraint news_budget_pkey primary key (day)
);

create table news_feeds (
  id text not null,
  url text not null,
  name text not null,
  home_url text not null,
  category text not null,
  language text not null,
  licence text not null,
  interval_minutes integer not null,
  is_listed boolean default true not null,
  state text default 'ok' not null,
  failures integer default 0 not null,
  last_error text,
  etag text,
  last_modified text,
  fetched_at timestamptz,
  due_at timestamptz default now() not null,
  is_ours boolean default false not null,
  licence_reason text default '' not null,
  version integer default 0 not null,
  constraint news_feeds_category_check check (category in ('government', 'tax-policy', 'tax-law', 'news',
    'business')),
  constraint news_feeds_interval_minutes_check check (interval_minutes >= 5),
  constraint news_feeds_licence_check check (licence in ('rewrite', 'summary', 'link-only')),
  constraint news_feeds_state_check check (state in ('ok', 'backing_off', 'broken')),
  constraint news_feeds_pkey primary key (id),
  constraint news_feeds_url_key unique (url)
);

create table news_items (
  id uuid default gen_random_uuid() not null,
  feed_id text not null,
  state text not null,
  original_url text not null,
  title text not null,
  title_key text not null,
  description text not null,
  raw_content text not null,
  source text not null,
  language text not null,
  category text not null,
  published_at timestamptz not null,
  reason text,
  rewrite jsonb,
  checks jsonb default '[]'::jsonb not null,
  is_rewritten boolean default false not null,
  tags text[] default '{}'::text[] not null,
  slug text not null,
  image text not null,
  image_alt text not null,
  reviewed_by text,
  correction text,
  fetched_at timestamptz not null,
  shown_at timestamptz,
  updated_at timestamptz not null,
  story_id uuid default gen_random_uuid() not null,
  corrections jsonb default '[]'::jsonb not null,
  constraint news_items_category_check check (category in ('government', 'tax-policy', 'tax-law', 'news',
    'business')),
  constraint news_items_original_url_check check (original_url ~ '^https?://'),
  constraint news_items_state_check check (state in ('fetched', 'filtered_out', 'candidate', 'drafted',
    'checks_failed', 'in_review', 'approved', 'published', 'corrected', 'withdrawn')),
  constraint news_items_original_url_key unique (original_url),
  constraint news_items_pkey primary key (id),
  constraint news_items_slug_key unique (slug)
);
create index news_items_by_day on news_items (published_at);
create index news_items_by_feed on news_items (feed_id);
create index news_items_by_reviewer on news_items (reviewed_by) where (reviewed_by is not null);
create index news_items_by_state on news_items (state, published_at desc);
create index news_items_by_story on news_items (story_id);
create index news_items_by_title on news_items (title_key, published_at);

create table news_runs (
  id uuid default gen_random_uuid() not null,
  state text default 'running' not null,
  started_by text not null,
  person_id text,
  step text default 'feeds' not null,
  total integer default 0 not null,
  done integer default 0 not null,
  rewritten integer default 0 not null,
  note text,
  started_at timestamptz not null,
  heartbeat_at timestamptz not null,
  finished_at timestamptz,
  constraint news_runs_started_by_check check (started_by in ('visitor', 'staff', 'system')),
  constraint news_runs_state_check check (state in ('running', 'finished', 'failed')),
  constraint news_runs_step_check check (step in ('feeds', 'articles', 'done')),
  constraint news_runs_pkey primary key (id)
);
create index news_runs_by_person on news_runs (person_id) where (person_id is not null);
create index news_runs_by_time on news_runs (started_at desc);
create unique index news_runs_single_flight on news_runs ((true)) where (state = 'running');

create table next_year_invitations (
  id uuid default gen_random_uuid() not null,
  tax_year integer not null,
  person_id text not null,
  state text not null,
  decided_by text,
  at timestamptz not null,
  constraint next_year_invitations_state_check check (state in ('invited', 'left_out')),
  constraint next_year_invitations_tax_year_check check ((tax_year >= 2000) and (tax_year <= 2100)),
  constraint next_year_invitations_pkey primary key (id),
  constraint next_year_invitations_tax_year_person_id_key unique (tax_year, person_id)
);
create index next_year_invitations_by_decider on next_year_invitations (decided_by);
create index next_year_invitations_by_person on next_year_invitations (person_id);

create table next_year_runs (
  tax_year integer not null,
  started_at timestamptz not null,
  started_by text,
  ended_at timestamptz,
  constraint next_year_runs_tax_year_check check ((tax_year >= 2000) and (tax_year <= 2100)),
  constraint next_year_runs_pkey primary key (tax_year)
);
create index next_year_runs_by_starter on next_year_runs (started_by);

create table order_discounts (
  id uuid default gen_random_uuid() not null,
  order_id uuid not null,
  "position" integer not null,
  promotion_id uuid,
  title text not null,
  amount_cents integer not null,
  is_first_order boolean default false not null,
  is_once_each boolean default false not null,
  buyer_email text,
  person_id text,
  state text default 'held' not null,
  contested_because text,
  created_at timestamptz default now() not null,
  price_guarantee_id uuid,
  constraint order_discounts_amount_cents_check check (amount_cents > 0),
  constraint order_discounts_buyer_email_check check (buyer_email = lower(buyer_email)),
  constraint order_discounts_check check ((state in ('contested', 'accepted')) = (contested_because is not null)),
  constraint order_discounts_contested_because_check check (contested_because in ('ordered-before', 'used-before',
    'used-up')),
  constraint order_discounts_state_check check (state in ('held', 'used', 'returned', 'contested', 'accepted')),
  constraint order_discounts_title_check check (title <> ''),
  constraint order_discounts_order_id_position_key unique (order_id, "position"),
  constraint order_discounts_pkey primary key (id)
);
create index order_discounts_by_mailbox on order_discounts (promotion_id, mailbox_key(buyer_email))
  where is_once_each;
create index order_discounts_by_person on order_discounts (person_id);
create index order_discounts_by_price_guarantee on order_discounts (price_guarantee_id) where (price_guarantee_id is not null);
create index order_discounts_by_promotion on order_discounts (promotion_id, state);
create index order_discounts_contested on order_discounts (order_id) where (state = 'contested');
create unique index order_discounts_once_per_person on order_discounts (promotion_id, person_id) where (is_once_each
  and (state in ('held', 'used')));
create unique index order_discounts_once_per_price_guarantee on order_discounts (price_guarantee_id)
  where ((price_guarantee_id is not null) and (state in ('held', 'used')));

create table order_lines (
  id uuid default gen_random_uuid() not null,
  order_id uuid not null,
  "position" integer not null,
  product_id text not null,
  variant_id text not null,
  product_title text not null,
  variant_title text not null,
  type_value text not null,
  case_type text,
  tax_year integer,
  quantity integer not null,
  unit_price_cents integer not null,
  constraint order_lines_quantity_check check ((quantity >= 1) and (quantity <= 10)),
  constraint order_lines_unit_price_cents_check check (unit_price_cents >= 0),
  constraint order_lines_order_id_variant_id_key unique (order_id, variant_id),
  constraint order_lines_pkey primary key (id)
);
create index order_lines_by_product on order_lines (product_id);
create index order_lines_by_variant on order_lines (variant_id);

create table partners (
  id uuid default gen_random_uuid() not null,
  client_id text not null,
  person_id text,
  email text not null,
  first_name text not null,
  last_name text not null,
  token_hash text,
  expires_at timestamptz not null,
  invited_at timestamptz not null,
  accepted_at timestamptz,
  ended_at timestamptz,
  ended_by text,
  constraint partners_check check (person_id <> client_id),
  constraint partners_check1 check ((accepted_at is null) = (person_id is null)),
  constraint partners_check2 check ((token_hash is null) or ((accepted_at is null) and (ended_at is null))),
  constraint partners_email_check check (email = lower(email)),
  constraint partners_pkey primary key (id),
  constraint partners_token_hash_key unique (token_hash)
);
create index partners_by_client on partners (client_id, invited_at);
create index partners_by_ender on partners (ended_by);
create index partners_by_person on partners (person_id);
create unique index partners_one_of_client on partners (client_id) where (ended_at is null);
create unique index partners_one_of_person on partners (person_id) where (ended_at is null);

create table passkeys (
  id text not null,
  user_id text not null,
  name text,
  credential_id text not null,
  public_key bytea not null,
  counter bigint not null,
  backed_up boolean not null,
  created_at timestamptz not null,
  constraint passkeys_credential_id_key unique (credential_id),
  constraint passkeys_pkey primary key (id)
);
create index passkeys_by_person on passkeys (user_id);

create table payment_allocations (
  id uuid default gen_random_uuid() not null,
  payment_id uuid not null,
  invoice_id uuid not null,
  amount_cents integer not null,
  created_at timestamptz not null,
  created_by text,
  withdrawn_at timestamptz,
  constraint payment_allocations_amount_cents_check check (amount_cents > 0),
  constraint payment_allocations_pkey primary key (id)
);
create index payment_allocations_by_invoice on payment_allocations (invoice_id);
create index payment_allocations_by_maker on payment_allocations (created_by);
create index payment_allocations_by_payment on payment_allocations (payment_id);

create table payment_disputes (
  provider text not null,
  id text not null,
  order_id uuid not null,
  amount_cents integer not null,
  currency text not null,
  reason text not null,
  state text not null,
  evidence_due_at timestamptz,
  opened_at timestamptz not null,
  closed_at timestamptz,
  constraint payment_disputes_state_check check (state in ('open', 'won', 'lost')),
  constraint payment_disputes_pkey primary key (provider, id)
);
create index payment_disputes_by_order on payment_disputes (order_id);
create index payment_disputes_open on payment_disputes (evidence_due_at) where (state = 'open');

create table payment_events (
  provider text not null,
  event_id text not null,
  type text not null,
  order_id uuid,
  outcome text not null,
  received_at timestamptz default now() not null,
  constraint payment_events_pkey primary key (provider, event_id)
);
create index payment_events_by_order on payment_events (order_id);

create table payment_keys (
  key text not null,
  payment_id uuid not null,
  constraint payment_keys_pkey primary key (key)
);
create index payment_keys_by_payment on payment_keys (payment_id);

create table payments_received (
  id uuid default gen_random_uuid() not null,
  bank_file_id uuid,
  created_by text,
  account text,
  booked_on date not null,
  amount_cents integer not null,
  currency_code text not null,
  is_reversal boolean default false not null,
  reference text,
  payer text,
  payer_account text,
  message text,
  state text default 'new' not null,
  reason text,
  note text,
  decided_by text,
  decided_at timestamptz,
  created_at timestamptz not null,
  search_text text generated always as (searchable(((((((coalesce(payer, '') || ' ') || coalesce(reference,
    '')) || ' ') || coalesce(message, '')) || ' ') || coalesce(note, '')))) stored not null,
  entry_id uuid,
  own_reference text,
  uetr text,
  end_to_end text,
  named_in text[] default '{}'::text[] not null,
  constraint payments_received_amount_cents_check check (amount_cents > 0),
  constraint payments_received_check check ((state = 'queued') <= (reason is not null)),
  constraint payments_received_reason_check check (reason in ('no-reference', 'unknown-reference', 'other-currency',
    'cancelled', 'paid-already', 'overpaid', 'underpaid', 'reversal', 'taken-back', 'payout-cancelled',
    'possible-duplicate', 'replaced-by-details')),
  constraint payments_received_state_check check (state in ('new', 'assigned', 'queued', 'to_refund', 'given_back',
    'ignored', 'taken_back')),
  constraint payments_received_pkey primary key (id)
);
create index payments_received_by_amount on payments_received (amount_cents, id);
create index payments_received_by_day on payments_received (booked_on, id);
create index payments_received_by_decider on payments_received (decided_by);
create index payments_received_by_enterer on payments_received (created_by);
create index payments_received_by_entry on payments_received (entry_id);
create index payments_received_by_file on payments_received (bank_file_id);
create index payments_received_by_reference on payments_received (reference);
create index payments_received_by_state on payments_received (state, booked_on);

create table payout_files (
  id uuid default gen_random_uuid() not null,
  number integer generated always as identity,
  debtor jsonb not null,
  execute_on date not null,
  sha256 text not null,
  created_by text,
  created_at timestamptz not null,
  constraint payout_files_number_key unique (number),
  constraint payout_files_pkey primary key (id)
);
create index payout_files_by_maker on payout_files (created_by);

create table payouts (
  id uuid default gen_random_uuid() not null,
  number integer generated always as identity,
  order_id uuid,
  refund_id uuid,
  payment_id uuid,
  amount_cents integer not null,
  currency_code text not null,
  payee_encrypted bytea,
  state text not null,
  file_id uuid,
  requested_at timestamptz not null,
  booked_on date,
  paid_on date,
  created_by text,
  reason text,
  returned_on date,
  recorded_by text,
  changed_payee_encrypted bytea,
  updated_by text,
  updated_at timestamptz,
  constraint payouts_amount_cents_check check (amount_cents > 0),
  constraint payouts_cancelled_before check ((state <> 'cancelled') or ((reason is not null) and (file_id is null))),
  constraint payouts_change_whole check ((changed_payee_encrypted is null) = (updated_at is null)),
  constraint payouts_check2 check ((state not in ('ready', 'in_file')) or (payee_encrypted is not null)),
  constraint payouts_check3 check ((state <> 'in_file') or (file_id is not null)),
  constraint payouts_check4 check ((state not in ('no_account', 'ready')) or (file_id is null)),
  constraint payouts_check5 check ((state <> 'paid') or (paid_on is not null)),
  constraint payouts_no_open_change_in_file check ((state <> 'in_file') or (changed_payee_encrypted is null)),
  constraint payouts_of_one check ((order_id is null) <> (payment_id is null)),
  constraint payouts_reason_check check (length(reason) <= 1000),
  constraint payouts_refund_of_order check ((refund_id is null) or (order_id is not null)),
  constraint payouts_returned_some_day check ((state <> 'returned') or (returned_on is not null)),
  constraint payouts_state_check check (state in ('no_account', 'ready', 'in_file', 'paid', 'returned', 'cancelled')),
  constraint payouts_number_key unique (number),
  constraint payouts_pkey primary key (id)
);
create index payouts_by_changer on payouts (updated_by);
create index payouts_by_enterer on payouts (created_by);
create index payouts_by_file on payouts (file_id);
create index payouts_by_order on payouts (order_id);
create index payouts_by_payment on payouts (payment_id);
create index payouts_by_recorder on payouts (recorded_by);
create index payouts_by_refund on payouts (refund_id);
create unique index payouts_one_of_payment on payouts (payment_id) where (state not in ('returned', 'cancelled'));
create unique index payouts_one_of_refund on payouts (refund_id) where (state not in ('returned', 'cancelled'));
create index payouts_open on payouts (state, requested_at) where (state in ('no_account', 'ready', 'in_file'));

create table people (
  id text not null,
  email text not null,
  email_verified boolean default false not null,
  name text not null,
  first_name text not null,
  last_name text not null,
  company text,
  phone text,
  address text,
  tax_id_encrypted bytea,
  username text,
  role text default 'client' not null,
  status text default 'pending' not null,
  status_reason text,
  status_changed_at timestamptz default now() not null,
  two_factor_enabled boolean default false not null,
  last_sign_in_at timestamptz,
  created_at timestamptz default now() not null,
  updated_at timestamptz default now() not null,
  search_text text generated always as (searchable(((((name || ' ') || email) || ' ') || coalesce(company,
    '')))) stored not null,
  must_reset boolean default false not null,
  canton text,
  status_code text,
  civil_status text,
  children_born smallint[] default '{}'::smallint[] not null,
  locale text default 'en-CH' not null,
  merged_into text,
  merged_at timestamptz,
  constraint people_canton_check check (canton ~ '^[A-Z]{2}$'),
  constraint people_check check (merged_into <> id),
  constraint people_check1 check ((merged_into is null) = (merged_at is null)),
  constraint people_check2 check ((merged_into is null) or (status = 'closed')),
  constraint people_civil_status_check check (civil_status in ('single', 'married', 'partnership', 'separated',
    'divorced', 'widowed')),
  constraint people_email_check check (email = lower(email)),
  constraint people_locale_check check (locale ~ '^[a-z]{2}-CH$'),
  constraint people_role_check check (role in ('client', 'adviser', 'admin', 'owner')),
  constraint people_status_check check (status in ('invited', 'pending', 'active', 'rejected', 'suspended',
    'closed')),
  constraint people_status_code_check check (status_code = 'taken-over'),
  constraint people_email_key unique (email),
  constraint people_pkey primary key (id),
  constraint people_username_key unique (username)
);
create index people_by_age on people (role, created_at desc, id);
create index people_by_mail_key on people (mail_key(email)) where ((role = 'client') and (status <> 'closed'));
create index people_by_merged_into on people (merged_into) where (merged_into is not null);
create index people_by_name on people (name collate people_order, id);
create index people_by_plain_name on people (searchable(name)) where ((role = 'client') and (status <> 'closed'));
create index people_by_status on people (role, status, created_at);
create index people_phone_idx on people (figures_of(phone)) where (phone is not null);

create table picture_sizes (
  picture_id uuid not null,
  width integer not null,
  bytes bytea not null,
  constraint picture_sizes_pkey primary key (picture_id, width)
);

create table pictures (
  id uuid default gen_random_uuid() not null,
  digest text not null,
  alt text not null,
  width integer not null,
  height integer not null,
  created_by text,
  created_at timestamptz not null,
  constraint pictures_alt_check check ((length(alt) >= 3) and (length(alt) <= 300)),
  constraint pictures_height_check check ((height >= 1) and (height <= 8000)),
  constraint pictures_width_check check ((width >= 1) and (width <= 1600)),
  constraint pictures_digest_key unique (digest),
  constraint pictures_pkey primary key (id)
);
create index pictures_by_maker on pictures (created_by);
create index pictures_by_time on pictures (created_at desc);

create table planned_prices (
  id uuid default gen_random_uuid() not null,
  variant_id text not null,
  price_cents integer not null,
  starts_at timestamptz not null,
  ends_at timestamptz,
  planned_by text,
  planned_at timestamptz not null,
  before_cents integer,
  started_at timestamptz,
  over_at timestamptz,
  constraint planned_prices_check check (ends_at > starts_at),
  constraint planned_prices_check1 check ((started_at is null) = (before_cents is null)),
  constraint planned_prices_price_cents_check check (price_cents >= 0),
  constraint planned_prices_one_at_a_time exclude using gist (variant_id with =, tstzrange(starts_at,
    ends_at) with &&) where ((over_at is null)),
  constraint planned_prices_pkey primary key (id)
);
create index planned_prices_by_person on planned_prices (planned_by);
create index planned_prices_by_variant on planned_prices (variant_id, starts_at);
create index planned_prices_to_come on planned_prices (starts_at) where (over_at is null);

create table price_changes (
  id bigint generated always as identity,
  variant_id text not null,
  price_cents integer not null,
  former_cents integer,
  updated_at timestamptz not null,
  updated_by text,
  constraint price_changes_pkey primary key (id)
);
create index price_changes_by_person on price_changes (updated_by);
create index price_changes_by_variant on price_changes (variant_id, updated_at);

create table price_guarantee_lines (
  lock_id uuid not null,
  "position" integer not null,
  variant_id text not null,
  unit_price_cents integer not null,
  constraint price_guarantee_lines_unit_price_cents_check check (unit_price_cents >= 0),
  constraint price_guarantee_lines_pkey primary key (lock_id, variant_id)
);
create index price_guarantee_lines_by_variant on price_guarantee_lines (variant_id);

create table price_guarantees (
  id uuid default gen_random_uuid() not null,
  token_hash text not null,
  currency_code text not null,
  created_at timestamptz not null,
  ends_at timestamptz not null,
  constraint price_guarantees_check check (ends_at > created_at),
  constraint price_guarantees_pkey primary key (id),
  constraint price_guarantees_token_hash_key unique (token_hash)
);
create index price_guarantees_by_end on price_guarantees (ends_at);

create table product_checklist_items (
  id text not null,
  product_id text not null,
  title text not null,
  is_required boolean default true not null,
  "position" integer default 0 not null,
  constraint product_checklist_items_pkey primary key (id)
);
create index product_checklist_items_by_product on product_checklist_items (product_id);

create table product_collection_links (
  product_id text not null,
  collection_id text not null,
  "position" integer default 0 not null,
  constraint product_collection_links_pkey primary key (product_id, collection_id)
);

create table product_details (
  id text not null,
  product_id text not null,
  title text not null,
  description text not null,
  "position" integer default 0 not null,
  constraint product_details_pkey primary key (id)
);
create index product_details_by_product on product_details (product_id);

create table product_images (
  product_id text not null,
  url text not null,
  alt text default '' not null,
  "position" integer default 0 not null,
  constraint product_images_pkey primary key (product_id, url)
);

create table product_option_values (
  id text not null,
  option_id text not null,
  variant_id text not null,
  value text not null,
  constraint product_option_values_option_id_variant_id_key unique (option_id, variant_id),
  constraint product_option_values_pkey primary key (id)
);
create index product_option_values_by_variant on product_option_values (variant_id);

create table product_options (
  id text not null,
  product_id text not null,
  title text not null,
  "position" integer default 0 not null,
  constraint product_options_pkey primary key (id)
);
create index product_options_by_product on product_options (product_id);

create table product_related (
  id text not null,
  product_id text not null,
  related_id text not null,
  "position" integer default 0 not null,
  constraint product_related_pkey primary key (id)
);
create index product_related_by_product on product_related (product_id);

create table product_variants (
  id text not null,
  product_id text not null,
  title text not null,
  sku text,
  image_url text,
  currency_code text default 'chf' not null,
  price_in_cents integer not null,
  sale_price_in_cents integer,
  manage_inventory boolean default false not null,
  inventory_quantity integer,
  tax_year integer,
  "position" integer default 0 not null,
  monthly_places integer,
  places_filled_on date,
  appointment_minutes integer default 0 not null,
  is_offered boolean default true not null,
  constraint monthly_places_are_counted check ((monthly_places is null) or manage_inventory),
  constraint product_variants_check check ((sale_price_in_cents >= 0) and (sale_price_in_cents <= price_in_cents)),
  constraint product_variants_check1 check ((not manage_inventory) or (inventory_quantity is not null)),
  constraint product_variants_inventory_quantity_check check (inventory_quantity >= 0),
  constraint product_variants_monthly_places_check check (monthly_places > 0),
  constraint product_variants_price_in_cents_check check (price_in_cents >= 0),
  constraint product_variants_appointment_minutes_check check ((appointment_minutes >= 0) and (appointment_minutes <= 600)),
  constraint product_variants_pkey primary key (id),
  constraint product_variants_sku_key unique (sku)
);
create index product_variants_by_product on product_variants (product_id, "position");
create unique index product_variants_one_a_year on product_variants (product_id, tax_year);

create table products (
  id text not null,
  title text not null,
  subtitle text,
  ribbon_text text,
  description text default '' not null,
  type_value text not null,
  status text default 'published' not null,
  purchasable boolean default true not null,
  is_hidden boolean default false not null,
  "position" integer default 0 not null,
  site_product_selection text,
  case_type text,
  custom_fields jsonb default '{}'::jsonb not null,
  created_at timestamptz default now() not null,
  updated_at timestamptz default now() not null,
  version integer default 1 not null,
  edited_at timestamptz,
  edited_by text,
  constraint products_status_check check (status in ('draft', 'published', 'archived')),
  constraint products_type_value_check check (type_value in ('package', 'add-on', 'consultation', 'service')),
  constraint products_pkey primary key (id)
);
create index products_by_editor on products (edited_by);

create table promotion_products (
  promotion_id uuid not null,
  product_id text not null,
  constraint promotion_products_pkey primary key (promotion_id, product_id)
);
create index promotion_products_by_product on promotion_products (product_id);

create table promotions (
  id uuid default gen_random_uuid() not null,
  title text not null,
  code text,
  percent integer,
  amount_cents integer,
  audience text default 'everybody' not null,
  is_once_each boolean default false not null,
  is_combinable boolean default false not null,
  max_uses integer,
  starts_at timestamptz not null,
  ends_at timestamptz,
  ended_at timestamptz,
  ended_by text,
  created_by text,
  created_at timestamptz default now() not null,
  constraint promotions_amount_cents_check check (amount_cents > 0),
  constraint promotions_audience_check check (audience in ('everybody', 'first-order')),
  constraint promotions_check check (ends_at > starts_at),
  constraint promotions_check1 check ((percent is null) <> (amount_cents is null)),
  constraint promotions_check2 check ((audience <> 'first-order') or ((code is null) and is_once_each
    and (percent is not null))),
  constraint promotions_code_check check (code ~ '^[A-Z0-9-]{4,24}$'),
  constraint promotions_most_uses_check check (max_uses > 0),
  constraint promotions_percent_check check ((percent >= 1) and (percent <= 90)),
  constraint promotions_title_check check (title <> ''),
  constraint promotions_code_key unique (code),
  constraint promotions_pkey primary key (id)
);
create index promotions_by_ender on promotions (ended_by);
create index promotions_by_maker on promotions (created_by);
create unique index promotions_one_for_first_orders on promotions (audience) where ((audience = 'first-order')
  and (ended_at is null));

create table quote_lines (
  quote_id uuid not null,
  "position" integer not null,
  variant_id text,
  title text not null,
  quantity integer not null,
  unit_price_cents integer not null,
  constraint quote_lines_quantity_check check ((quantity >= 1) and (quantity <= 10)),
  constraint quote_lines_title_check check (title <> ''),
  constraint quote_lines_unit_price_cents_check check (unit_price_cents >= 0),
  constraint quote_lines_pkey primary key (quote_id, "position")
);
create index quote_lines_by_variant on quote_lines (variant_id);

create table quotes (
  id uuid default gen_random_uuid() not null,
  number bigint default nextval('quote_numbers'::regclass) not null,
  version integer default 1 not null,
  client_id text not null,
  case_id uuid,
  lead_id uuid,
  state text default 'draft' not null,
  title text not null,
  words text default '' not null,
  valid_on date not null,
  currency_code text default 'chf' not null,
  total_cents integer not null,
  created_by text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  sent_at timestamptz,
  ended_at timestamptz,
  ended_by text,
  reason text,
  order_id uuid,
  replaces_id uuid,
  search_text text generated always as (searchable(title)) stored not null,
  constraint quotes_check check ((state <> 'sent') or (sent_at is not null)),
  constraint quotes_check1 check ((state in ('accepted', 'declined', 'withdrawn')) = (ended_at is not null)),
  constraint quotes_state_check check (state in ('draft', 'sent', 'accepted', 'declined', 'withdrawn')),
  constraint quotes_title_check check (title <> ''),
  constraint quotes_total_cents_check check (total_cents > 0),
  constraint quotes_version_check check (version > 0),
  constraint quotes_number_version_key unique (number, version),
  constraint quotes_order_id_key unique (order_id),
  constraint quotes_pkey primary key (id),
  constraint quotes_replaces_id_key unique (replaces_id)
);
create index quotes_by_case on quotes (case_id);
create index quotes_by_client on quotes (client_id, number);
create index quotes_by_ender on quotes (ended_by);
create index quotes_by_lead on quotes (lead_id);
create index quotes_by_maker on quotes (created_by);
create index quotes_open on quotes (valid_on) where (state = 'sent');

create unlogged table rate_limits (
  key character varying(255) not null,
  points integer default 0 not null,
  expire bigint,
  constraint rate_limits_pkey primary key (key)
);

create table refunds (
  id uuid default gen_random_uuid() not null,
  order_id uuid not null,
  amount_cents integer,
  reason text not null,
  state text not null,
  is_from_client boolean default false not null,
  words text,
  answer text,
  requested_by text,
  requested_at timestamptz not null,
  decided_by text,
  decided_at timestamptz,
  confirmed_by text,
  paid_at timestamptz,
  payee_encrypted bytea,
  constraint refunds_amount_cents_check check (amount_cents > 0),
  constraint refunds_check check ((state = 'requested') or (amount_cents is not null) or (state = 'declined')),
  constraint refunds_check1 check ((confirmed_by is null) or (confirmed_by <> decided_by)),
  constraint refunds_reason_check check (reason in ('guarantee', 'late', 'mistake', 'goodwill')),
  constraint refunds_state_check check (state in ('requested', 'waiting', 'sending', 'paid', 'declined')),
  constraint refunds_pkey primary key (id)
);
create index refunds_by_asker on refunds (requested_by);
create index refunds_by_confirmer on refunds (confirmed_by);
create index refunds_by_decider on refunds (decided_by);
create index refunds_by_order on refunds (order_id, requested_at);
create unique index refunds_one_open on refunds (order_id) where (state in ('requested', 'waiting', 'sending'));
create index refunds_to_decide on refunds (requested_at) where (state in ('requested', 'waiting'));

create table reminders_sent (
  id uuid default gen_random_uuid() not null,
  client_id text not null,
  sent_on date not null,
  sent_at timestamptz default now() not null,
  sent_by text,
  matters jsonb not null,
  constraint reminders_sent_client_id_sent_on_key unique (client_id, sent_on),
  constraint reminders_sent_pkey primary key (id)
);
create index reminders_sent_sent_by_idx on reminders_sent (sent_by);

create table retention_runs (
  id text not null,
  ran_at timestamptz not null,
  removed integer not null,
  removed_in_all bigint not null,
  has_failed boolean not null,
  constraint retention_runs_pkey primary key (id)
);

create table returned_refunds (
  provider text not null,
  id text not null,
  order_id uuid not null,
  amount_cents integer not null,
  reason text,
  returned_on date not null,
  payout_id uuid not null,
  constraint returned_refunds_amount_cents_check check (amount_cents > 0),
  constraint returned_refunds_pkey primary key (provider, id)
);
create index returned_refunds_by_order on returned_refunds (order_id);
create index returned_refunds_by_payout on returned_refunds (payout_id);

create table sandbox_payments (
  id text not null,
  idempotency_key text not null,
  state text default 'open' not null,
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
  created_at timestamptz default now() not null,
  charged_cents integer,
  constraint sandbox_payments_charged_cents_check check (charged_cents > 0),
  constraint sandbox_payments_state_check check (state in ('open', 'paid', 'declined', 'cancelled', 'expired',
    'refunded')),
  constraint sandbox_payments_idempotency_key_key unique (idempotency_key),
  constraint sandbox_payments_payment_id_key unique (payment_id),
  constraint sandbox_payments_pkey primary key (id)
);

create table sandbox_refunds (
  idempotency_key text not null,
  payment_id text not null,
  amount_cents integer not null,
  created_at timestamptz default now() not null,
  constraint sandbox_refunds_amount_cents_check check (amount_cents > 0),
  constraint sandbox_refunds_pkey primary key (idempotency_key)
);
create index sandbox_refunds_by_payment on sandbox_refunds (payment_id);

create table saved_views (
  id uuid default gen_random_uuid() not null,
  list text not null,
  name text not null,
  query text not null,
  owner_id text not null,
  is_shared boolean default false not null,
  is_default boolean default false not null,
  created_at timestamptz default now() not null,
  constraint saved_views_list_check check ((length(list) >= 1) and (length(list) <= 40)),
  constraint saved_views_name_check check ((length(name) >= 1) and (length(name) <= 60)),
  constraint saved_views_query_check check (length(query) <= 2000),
  constraint saved_views_owner_id_list_name_key unique (owner_id, list, name),
  constraint saved_views_pkey primary key (id)
);
create unique index saved_views_default on saved_views (owner_id, list) where is_default;
create index saved_views_shared on saved_views (list) where is_shared;

create table second_factor_resets (
  person_id text not null,
  requested_by text not null,
  requested_at timestamptz not null,
  expires_at timestamptz not null,
  confirmed_by text,
  constraint second_factor_resets_check check ((confirmed_by <> person_id) and (confirmed_by <> requested_by)),
  constraint second_factor_resets_pkey primary key (person_id)
);
create index second_factor_resets_by_asker on second_factor_resets (requested_by);
create index second_factor_resets_by_confirmer on second_factor_resets (confirmed_by);

create table security_alerts (
  id uuid default gen_random_uuid() not null,
  kind text not null,
  raised_at timestamptz not null,
  count integer not null,
  person_id text,
  constraint security_alerts_count_check check (count > 0),
  constraint security_alerts_kind_check check (kind in ('failed-sign-ins', 'mass-downloads', 'role-changes',
    'exports')),
  constraint security_alerts_pkey primary key (id)
);
create index security_alerts_by_kind on security_alerts (kind, raised_at);
create index security_alerts_by_person on security_alerts (person_id);

create table sessions (
  id text not null,
  user_id text not null,
  token_hash text not null,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  is_bypass boolean default false not null,
  created_at timestamptz default now() not null,
  updated_at timestamptz default now() not null,
  confirmed_at timestamptz,
  constraint sessions_token_is_hashed check (token_hash ~ '^[0-9a-f]{64}$'),
  constraint sessions_pkey primary key (id),
  constraint sessions_token_key unique (token_hash)
);
create index sessions_by_person on sessions (user_id);

create table settings (
  key text not null,
  value jsonb not null,
  updated_at timestamptz default now() not null,
  updated_by text,
  constraint settings_pkey primary key (key)
);
create index settings_by_person on settings (updated_by);

create table staff_notes (
  id uuid default gen_random_uuid() not null,
  client_id text not null,
  case_id uuid,
  author_id text not null,
  body text not null,
  submission_key text not null,
  created_at timestamptz not null,
  constraint staff_notes_body_check check ((length(body) >= 1) and (length(body) <= 5000)),
  constraint staff_notes_pkey primary key (id),
  constraint staff_notes_submission_key_key unique (submission_key)
);
create index staff_notes_by_author on staff_notes (author_id);
create index staff_notes_by_case on staff_notes (case_id, created_at desc) where (case_id is not null);
create index staff_notes_by_client on staff_notes (client_id, created_at desc);

create table staff_profiles (
  person_id text not null,
  initials text,
  languages text[] default '{}'::text[] not null,
  specialities text[] default '{}'::text[] not null,
  is_public boolean default false not null,
  case_limit integer,
  constraint staff_profiles_case_limit_check check ((case_limit >= 1) and (case_limit <= 500)),
  constraint staff_profiles_initials_check check (initials ~ '^\S{1,3}$'),
  constraint staff_profiles_pkey primary key (person_id)
);

create table statement_readings (
  document_id uuid not null,
  is_requested boolean not null,
  queued_at timestamptz not null,
  not_before timestamptz not null,
  claimed_until timestamptz,
  read_at timestamptz,
  busy_ms integer default 0 not null,
  constraint statement_readings_busy_ms_check check (busy_ms >= 0),
  constraint statement_readings_pkey primary key (document_id)
);
create index statement_readings_of_a_day on statement_readings (read_at) where (read_at is not null);
create index statement_readings_waiting on statement_readings (queued_at) where (read_at is null);

create table stock_reservations (
  order_id uuid not null,
  variant_id text not null,
  quantity integer not null,
  expires_at timestamptz not null,
  constraint stock_reservations_quantity_check check (quantity > 0),
  constraint stock_reservations_pkey primary key (order_id, variant_id)
);
create index stock_reservations_by_variant on stock_reservations (variant_id, expires_at);

create table stored_files (
  id uuid default gen_random_uuid() not null,
  storage_key text not null,
  media_type text not null,
  size_bytes bigint not null,
  sha256 text not null,
  scan_state text not null,
  scan_result text,
  scanned_at timestamptz,
  created_at timestamptz default now() not null,
  constraint stored_files_scan_state_check check (scan_state in ('unscanned', 'clean', 'infected', 'not_needed')),
  constraint stored_files_size_bytes_check check (size_bytes >= 0),
  constraint stored_files_pkey primary key (id),
  constraint stored_files_storage_key_key unique (storage_key)
);
create index stored_files_by_hash on stored_files (sha256);
create index stored_files_infected_idx on stored_files (id) where (scan_state = 'infected');
create index stored_files_unscanned on stored_files (created_at) where (scan_state = 'unscanned');

create table subscribers (
  id uuid default gen_random_uuid() not null,
  email text not null,
  name text,
  topics text[] not null,
  state text not null,
  requested_topics text[] default '{}'::text[] not null,
  confirm_token_hash text,
  confirm_until timestamptz,
  leave_token_hash text not null,
  consent_version text not null,
  consent_ip text,
  requested_at timestamptz not null,
  confirmed_at timestamptz,
  left_at timestamptz,
  locale text default 'en-CH' not null,
  stopped_at timestamptz,
  stop_reason text,
  search_text text generated always as (searchable(((email || ' ') || coalesce(name, '')))) stored not null,
  constraint subscribers_email_check check ((email = lower(email)) and (length(email) <= 254)),
  constraint subscribers_locale_check check (locale ~ '^[a-z]{2}-CH$'),
  constraint subscribers_name_check check (length(name) <= 120),
  constraint subscribers_state_check check (state in ('pending', 'confirmed', 'unsubscribed', 'bounced', 'complained',
    'suppressed')),
  constraint subscribers_stop_reason_check check (length(stop_reason) <= 500),
  constraint subscribers_topics_check check (cardinality(topics) > 0),
  constraint subscribers_confirm_token_hash_key unique (confirm_token_hash),
  constraint subscribers_email_key unique (email),
  constraint subscribers_leave_token_hash_key unique (leave_token_hash),
  constraint subscribers_pkey primary key (id)
);
create index subscribers_by_request on subscribers (requested_at desc, id desc);
create index subscribers_pending on subscribers (confirm_until) where (state = 'pending');

create table tax_statements (
  id uuid default gen_random_uuid() not null,
  case_id uuid not null,
  document_id uuid not null,
  state text not null,
  reason jsonb,
  statement_key text,
  sequence integer,
  content jsonb,
  remarks jsonb default '[]'::jsonb not null,
  read_at timestamptz not null,
  constraint tax_statements_check check ((state in ('taken', 'held', 'replaced')) <= ((content is not null)
    and (statement_key is not null) and (sequence is not null))),
  constraint tax_statements_check1 check ((state = 'taken') or (state = 'replaced') or (reason is not null)),
  constraint tax_statements_state_check check (state in ('taken', 'held', 'replaced', 'refused', 'unreadable')),
  constraint tax_statements_document_id_key unique (document_id),
  constraint tax_statements_pkey primary key (id)
);
create index tax_statements_by_case on tax_statements (case_id, read_at);
create index tax_statements_by_document on tax_statements (document_id, case_id);
create unique index tax_statements_once on tax_statements (case_id, statement_key, sequence) where (state in ('taken',
  'held', 'replaced'));

create table tax_variants (
  id uuid not null,
  case_id uuid not null,
  name text not null,
  changes jsonb not null,
  created_by text not null,
  created_at timestamptz not null,
  constraint tax_variants_name_check check ((length(name) >= 1) and (length(name) <= 80)),
  constraint tax_variants_pkey primary key (id)
);
create index tax_variants_by_case on tax_variants (case_id, created_at);
create index tax_variants_by_person on tax_variants (created_by);

create table thread_reads (
  thread_id uuid not null,
  person_id text not null,
  last_read_at timestamptz not null,
  constraint thread_reads_pkey primary key (thread_id, person_id)
);
create index thread_reads_by_person on thread_reads (person_id);

create table two_factors (
  user_id text not null,
  secret_encrypted bytea not null,
  recovery_code_hashes text[] not null,
  last_used_step bigint,
  created_at timestamptz not null,
  constraint two_factors_pkey primary key (user_id)
);

create table pending_files (
  file_id uuid not null,
  case_id uuid not null,
  person_id text not null,
  kind text not null,
  filename text not null,
  created_at timestamptz not null,
  constraint pending_files_kind_check check (kind in ('from_client', 'letter', 'internal')),
  constraint pending_files_pkey primary key (file_id)
);
create index pending_files_by_age on pending_files (created_at);
create index pending_files_by_case on pending_files (case_id);
create index pending_files_by_person on pending_files (person_id);

-- Row-level security: the client role sees and changes only rows of its client (see grants.sql for the roles)

alter table orders enable row level security;
create policy client_sees_own on orders to app_client using ((person_id = ( select current_setting('app.client_id',
  true) as current_setting)));
create policy system_sees_all on orders to app_system using (true);
alter table addresses enable row level security;
create policy client_sees_own on addresses to app_client using ((person_id = ( select current_setting('app.client_id',
  true) as current_setting)));
create policy system_sees_all on addresses to app_system using (true);
alter table appointment_documents enable row level security;
create policy client_sees_own on appointment_documents for select to app_client
  using (((appointment_id in ( select appointments.id
   from appointments))
  and (document_id in ( select documents.id
   from documents))));
create policy system_sees_all on appointment_documents to app_system using (true);
alter table appointments enable row level security;
create policy client_sees_own on appointments to app_client
  using ((client_id = ( select current_setting('app.client_id', true) as current_setting)));
create policy system_sees_all on appointments to app_system using (true);
alter table assessed_figures enable row level security;
create policy client_sees_own on assessed_figures for select to app_client
  using ((case_id in ( select cases.id
   from cases)));
create policy system_sees_all on assessed_figures to app_system using (true);
alter table assessed_taxes enable row level security;
create policy client_sees_own on assessed_taxes for select to app_client
  using ((case_id in ( select cases.id
   from cases)));
create policy system_sees_all on assessed_taxes to app_system using (true);
alter table assessment_advice enable row level security;
create policy client_sees_own on assessment_advice for select to app_client
  using ((case_id in ( select cases.id
   from cases)));
create policy system_sees_all on assessment_advice to app_system using (true);
alter table backup_runs enable row level security;
create policy system_sees_all on backup_runs to app_system using (true);
alter table bank_entries enable row level security;
create policy system_sees_all on bank_entries to app_system using (true);
alter table bank_file_contents enable row level security;
create policy system_sees_all on bank_file_contents to app_system using (true);
alter table bank_file_items enable row level security;
create policy system_sees_all on bank_file_items to app_system using (true);
alter table bank_files enable row level security;
create policy system_sees_all on bank_files to app_system using (true);
alter table campaign_deliveries enable row level security;
create policy system_sees_all on campaign_deliveries to app_system using (true);
alter table campaigns enable row level security;
create policy system_sees_all on campaigns to app_system using (true);
alter table case_answer_items enable row level security;
create policy client_sees_own on case_answer_items for select to app_client
  using ((case_id in ( select cases.id
   from cases)));
create policy system_sees_all on case_answer_items to app_system using (true);
alter table case_answers enable row level security;
create policy client_sees_own on case_answers to app_client using ((case_id in ( select cases.id
   from cases)));
create policy system_sees_all on case_answers to app_system using (true);
alter table case_approvals enable row level security;
create policy client_sees_own on case_approvals for select to app_client
  using ((case_id in ( select cases.id
   from cases)));
create policy client_signs on case_approvals for insert to app_client
  with check (((case_id in ( select cases.id
   from cases)) and (person_id = ( select current_setting('app.client_id',
  true) as current_setting))));
create policy client_voids on case_approvals for update to app_client
  using ((case_id in ( select cases.id
   from cases)));
create policy system_sees_all on case_approvals to app_system using (true);
alter table case_checklist_items enable row level security;
create policy client_sees_own on case_checklist_items to app_client
  using ((case_id in ( select cases.id
   from cases)));
create policy system_sees_all on case_checklist_items to app_system using (true);
alter table case_events enable row level security;
create policy client_sees_own on case_events to app_client using ((case_id in ( select cases.id
   from cases)));
create policy system_sees_all on case_events to app_system using (true);
alter table case_figures enable row level security;
create policy client_sees_own on case_figures for select to app_client
  using ((case_id in ( select cases.id
   from cases)));
create policy system_sees_all on case_figures to app_system using (true);
alter table consultation_credits enable row level security;
create policy client_sees_own on consultation_credits for select to app_client
  using ((case_id in ( select cases.id
   from cases)));
create policy system_sees_all on consultation_credits to app_system using (true);
alter table case_sharing enable row level security;
create policy system_sees_all on case_sharing to app_system using (true);
alter table case_signers enable row level security;
create policy client_sees_own on case_signers for select to app_client
  using ((case_id in ( select cases.id
   from cases)));
create policy system_sees_all on case_signers to app_system using (true);
alter table case_tax_facts enable row level security;
create policy system_sees_all on case_tax_facts to app_system using (true);
alter table cases enable row level security;
create policy client_sees_own on cases to app_client using (((client_id = ( select current_setting('app.client_id',
  true) as current_setting)) or (id = any (array( select shared_cases(( select current_setting('app.client_id',
  true) as current_setting)) as shared_cases)))));
create policy system_sees_all on cases to app_system using (true);
alter table claim_evidence enable row level security;
create policy system_sees_all on claim_evidence to app_system using (true);
alter table dismissed_duplicates enable row level security;
create policy system_sees_all on dismissed_duplicates to app_system using (true);
alter table data_exports enable row level security;
create policy system_sees_all on data_exports to app_system using (true);
alter table deletion_requests enable row level security;
create policy system_sees_all on deletion_requests to app_system using (true);
alter table digest_weeks enable row level security;
create policy system_sees_all on digest_weeks to app_system using (true);
alter table documents enable row level security;
create policy client_sees_own on documents to app_client
  using ((((client_id = ( select current_setting('app.client_id', true) as current_setting))
  or (case_id = any (array( select shared_cases(( select current_setting('app.client_id',
  true) as current_setting)) as shared_cases)))) and (shown_at is not null)))
  with check ((((client_id = ( select current_setting('app.client_id', true) as current_setting))
  or (case_id = any (array( select shared_cases(( select current_setting('app.client_id',
  true) as current_setting)) as shared_cases)))) and (kind = 'from_client')));
create policy system_sees_all on documents to app_system using (true);
alter table draft_annexes enable row level security;
create policy client_sees_own on draft_annexes for select to app_client
  using ((document_id in ( select documents.id
   from documents)));
create policy system_sees_all on draft_annexes to app_system using (true);
alter table drafts enable row level security;
create policy client_sees_own on drafts to app_client
  using ((person_id = ( select current_setting('app.client_id', true) as current_setting)));
create policy system_sees_all on drafts to app_system using (true);
alter table content_items enable row level security;
create policy system_sees_all on content_items to app_system using (true);
alter table content_item_redirects enable row level security;
create policy system_sees_all on content_item_redirects to app_system using (true);
alter table content_item_versions enable row level security;
create policy system_sees_all on content_item_versions to app_system using (true);
alter table expected_taxes enable row level security;
create policy client_sees_own on expected_taxes for select to app_client
  using ((case_id in ( select cases.id
   from cases)));
create policy system_sees_all on expected_taxes to app_system using (true);
alter table generator_runs enable row level security;
create policy system_sees_all on generator_runs to app_system using (true);
alter table generator_topics enable row level security;
create policy system_sees_all on generator_topics to app_system using (true);
alter table invoice_lines enable row level security;
create policy system_sees_all on invoice_lines to app_system using (true);
alter table invoice_reminders enable row level security;
create policy system_sees_all on invoice_reminders to app_system using (true);
alter table invoice_series enable row level security;
create policy system_sees_all on invoice_series to app_system using (true);
alter table invoices enable row level security;
create policy client_sees_own on invoices to app_client using ((order_id in ( select orders.id
   from orders)));
create policy system_sees_all on invoices to app_system using (true);
alter table late_packages enable row level security;
create policy system_sees_all on late_packages to app_system using (true);
alter table lead_messages enable row level security;
create policy system_sees_all on lead_messages to app_system using (true);
alter table email_preferences enable row level security;
create policy system_sees_all on email_preferences to app_system using (true);
alter table message_attachments enable row level security;
create policy client_sees_own on message_attachments to app_client
  using (((message_id in ( select messages.id
   from messages))
  and (document_id in ( select documents.id
   from documents))));
create policy system_sees_all on message_attachments to app_system using (true);
alter table message_threads enable row level security;
create policy client_sees_own on message_threads to app_client
  using (((client_id = ( select current_setting('app.client_id', true) as current_setting))
  or (case_id = any (array( select shared_cases(( select current_setting('app.client_id',
  true) as current_setting)) as shared_cases)))));
create policy system_sees_all on message_threads to app_system using (true);
alter table messages enable row level security;
create policy client_sees_own on messages to app_client
  using ((((client_id = ( select current_setting('app.client_id', true) as current_setting))
  or (case_id = any (array( select shared_cases(( select current_setting('app.client_id',
  true) as current_setting)) as shared_cases)))) and (not is_internal)));
create policy system_sees_all on messages to app_system using (true);
alter table next_year_invitations enable row level security;
create policy system_sees_all on next_year_invitations to app_system using (true);
alter table next_year_runs enable row level security;
create policy system_sees_all on next_year_runs to app_system using (true);
alter table order_discounts enable row level security;
create policy client_sees_own on order_discounts to app_client
  using ((order_id in ( select orders.id
   from orders)));
create policy system_sees_all on order_discounts to app_system using (true);
alter table order_lines enable row level security;
create policy client_sees_own on order_lines to app_client using ((order_id in ( select orders.id
   from orders)));
create policy system_sees_all on order_lines to app_system using (true);
alter table partners enable row level security;
create policy system_sees_all on partners to app_system using (true);
alter table payment_allocations enable row level security;
create policy system_sees_all on payment_allocations to app_system using (true);
alter table payment_disputes enable row level security;
create policy system_sees_all on payment_disputes to app_system using (true);
alter table payment_keys enable row level security;
create policy system_sees_all on payment_keys to app_system using (true);
alter table payments_received enable row level security;
create policy system_sees_all on payments_received to app_system using (true);
alter table payout_files enable row level security;
create policy system_sees_all on payout_files to app_system using (true);
alter table payouts enable row level security;
create policy client_sees_own on payouts to app_client using ((order_id in ( select orders.id
   from orders)));
create policy system_sees_all on payouts to app_system using (true);
alter table people enable row level security;
create policy client_sees_household on people for select to app_client
  using ((id = any (array( select household_of(( select current_setting('app.client_id',
  true) as current_setting)) as household_of))));
create policy client_sees_own on people to app_client using ((id = ( select current_setting('app.client_id',
  true) as current_setting)));
create policy client_sees_staff on people for select to app_client using ((role in ('adviser', 'admin', 'owner')));
create policy system_sees_all on people to app_system using (true);
alter table picture_sizes enable row level security;
create policy system_sees_all on picture_sizes to app_system using (true);
alter table pictures enable row level security;
create policy system_sees_all on pictures to app_system using (true);
alter table planned_prices enable row level security;
create policy system_sees_all on planned_prices to app_system using (true);
alter table price_changes enable row level security;
create policy system_sees_all on price_changes to app_system using (true);
alter table price_guarantee_lines enable row level security;
create policy system_sees_all on price_guarantee_lines to app_system using (true);
alter table price_guarantees enable row level security;
create policy system_sees_all on price_guarantees to app_system using (true);
alter table promotion_products enable row level security;
create policy system_sees_all on promotion_products to app_system using (true);
alter table promotions enable row level security;
create policy system_sees_all on promotions to app_system using (true);
alter table quote_lines enable row level security;
create policy client_sees_own on quote_lines to app_client using ((quote_id in ( select quotes.id
   from quotes)));
create policy system_sees_all on quote_lines to app_system using (true);
alter table quotes enable row level security;
create policy client_sees_own on quotes to app_client using (((client_id = ( select current_setting('app.client_id',
  true) as current_setting)) and (sent_at is not null)));
create policy system_sees_all on quotes to app_system using (true);
alter table refunds enable row level security;
create policy client_sees_own on refunds to app_client using ((order_id in ( select orders.id
   from orders)));
create policy system_sees_all on refunds to app_system using (true);
alter table retention_runs enable row level security;
create policy system_sees_all on retention_runs to app_system using (true);
alter table returned_refunds enable row level security;
create policy system_sees_all on returned_refunds to app_system using (true);
alter table saved_views enable row level security;
create policy system_sees_all on saved_views to app_system using (true);
alter table second_factor_resets enable row level security;
create policy system_sees_all on second_factor_resets to app_system using (true);
alter table security_alerts enable row level security;
create policy system_sees_all on security_alerts to app_system using (true);
alter table settings enable row level security;
create policy client on settings for select to app_client using ((key = 'client_quota_mb'));
create policy system on settings to app_system using (true);
alter table staff_notes enable row level security;
create policy system_sees_all on staff_notes to app_system using (true);
alter table staff_profiles enable row level security;
create policy system_sees_all on staff_profiles to app_system using (true);
alter table statement_readings enable row level security;
create policy system_sees_all on statement_readings to app_system using (true);
alter table stored_files enable row level security;
create policy client_sees_invoices on stored_files to app_client
  using ((id in ( select invoices.file_id
   from invoices)));
create policy client_sees_own on stored_files to app_client
  using ((id in ( select documents.file_id
   from documents)));
create policy client_sees_waiting on stored_files to app_client
  using ((id in ( select pending_files.file_id
   from pending_files)));
create policy system_sees_all on stored_files to app_system using (true);
alter table tax_statements enable row level security;
create policy client_sees_own on tax_statements for select to app_client
  using ((case_id in ( select cases.id
   from cases)));
create policy system_sees_all on tax_statements to app_system using (true);
alter table tax_variants enable row level security;
create policy system_sees_all on tax_variants to app_system using (true);
alter table thread_reads enable row level security;
create policy client_reads on thread_reads to app_client
  using (((person_id = ( select current_setting('app.client_id', true) as current_setting))
  and (thread_id in ( select message_threads.id
   from message_threads))));
create policy client_sees_reading on thread_reads for select to app_client
  using ((thread_id in ( select message_threads.id
   from message_threads)));
create policy system_sees_all on thread_reads to app_system using (true);
alter table pending_files enable row level security;
create policy client_sees_own on pending_files to app_client
  using (((person_id = ( select current_setting('app.client_id', true) as current_setting)) and (kind = 'from_client')
  and (case_id in ( select cases.id
   from cases))));
create policy system_sees_all on pending_files to app_system using (true);

-- Functions that depend on tables

create function audit_event_hash(previous bytea, e audit_events) returns bytea
    language sql immutable
    as $$
  select sha256(previous || convert_to(jsonb_build_array(
    e.id, extract(epoch from e.at), e.actor_id, e.actor_label, e.action, e.object_type, e.object_id, e.outcome,
    case when e.ip_commitment is null then to_jsonb(e.ip)
      else jsonb_build_object('commitment', encode(e.ip_commitment, 'hex')) end,
    e.request_id, e.detail)::text, 'UTF8'))
$$;

create function received_of(o orders) returns integer
    language sql immutable
    as $$
  select case when o.state in ('paid', 'paid_review', 'refunded')
    then coalesce(o.received_cents, o.total_cents) - o.waived_cents - o.owed_cents else 0 end
$$;

-- Foreign keys

alter table absences add constraint absences_created_by_fkey foreign key (created_by) references people(id)
  on delete set null;
alter table absences add constraint absences_staff_id_fkey foreign key (staff_id) references people(id)
  on delete cascade;
alter table account_links add constraint account_links_person_id_fkey foreign key (person_id) references people(id)
  on delete cascade;
alter table addresses add constraint addresses_person_id_fkey foreign key (person_id) references people(id)
  on delete cascade;
alter table adviser_calendars add constraint adviser_calendars_staff_id_fkey foreign key (staff_id)
  references people(id) on delete cascade;
alter table answer_templates add constraint answer_templates_updated_by_fkey foreign key (updated_by)
  references people(id);
alter table appointment_documents add constraint appointment_documents_appointment_id_case_id_fkey foreign key (appointment_id,
  case_id) references appointments(id, case_id) on delete cascade;
alter table appointment_documents add constraint appointment_documents_document_id_case_id_fkey foreign key (document_id,
  case_id) references documents(id, case_id) on delete cascade;
alter table appointment_holds add constraint appointment_holds_staff_id_fkey foreign key (staff_id)
  references people(id) on delete cascade;
alter table appointment_moves add constraint appointment_moves_appointment_id_fkey foreign key (appointment_id)
  references appointments(id) on delete cascade;
alter table appointment_moves add constraint appointment_moves_from_staff_id_fkey foreign key (from_staff_id)
  references people(id);
alter table appointment_moves add constraint appointment_moves_moved_by_fkey foreign key (moved_by)
  references people(id);
alter table appointment_moves add constraint appointment_moves_to_staff_id_fkey foreign key (to_staff_id)
  references people(id);
alter table appointments add constraint appointments_case_id_client_id_fkey foreign key (case_id, client_id)
  references cases(id, client_id) on delete cascade deferrable;
alter table appointments add constraint appointments_client_id_fkey foreign key (client_id) references people(id);
alter table appointments add constraint appointments_staff_id_fkey foreign key (staff_id) references people(id);
alter table assessed_figures add constraint assessed_figures_case_id_fkey foreign key (case_id) references cases(id)
  on delete cascade;
alter table assessed_figures add constraint assessed_figures_created_by_fkey foreign key (created_by)
  references people(id);
alter table assessed_taxes add constraint assessed_taxes_case_id_fkey foreign key (case_id) references cases(id)
  on delete cascade;
alter table assessed_taxes add constraint assessed_taxes_created_by_fkey foreign key (created_by)
  references people(id);
alter table assessment_advice add constraint assessment_advice_case_id_fkey foreign key (case_id) references cases(id)
  on delete cascade;
alter table assessment_advice add constraint assessment_advice_created_by_fkey foreign key (created_by)
  references people(id);
alter table auth_challenges add constraint auth_challenges_user_id_fkey foreign key (user_id) references people(id)
  on delete cascade;
alter table backup_runs add constraint backup_runs_requested_by_fkey foreign key (requested_by) references people(id)
  on delete set null;
alter table bank_file_contents add constraint bank_file_contents_file_id_fkey foreign key (file_id)
  references bank_files(id) on delete cascade;
alter table bank_file_items add constraint bank_file_items_entry_id_fkey foreign key (entry_id)
  references bank_entries(id) on delete set null;
alter table bank_file_items add constraint bank_file_items_file_id_fkey foreign key (file_id)
  references bank_files(id) on delete cascade;
alter table bank_files add constraint bank_files_confirmed_by_fkey foreign key (confirmed_by) references people(id)
  on delete set null;
alter table bank_files add constraint bank_files_uploaded_by_fkey foreign key (uploaded_by) references people(id)
  on delete set null;
alter table calendar_feeds add constraint calendar_feeds_person_id_fkey foreign key (person_id) references people(id)
  on delete cascade;
alter table campaign_deliveries add constraint campaign_deliveries_campaign_id_fkey foreign key (campaign_id)
  references campaigns(id) on delete cascade;
alter table campaign_deliveries add constraint campaign_deliveries_subscriber_id_fkey foreign key (subscriber_id)
  references subscribers(id) on delete set null;
alter table campaigns add constraint campaigns_created_by_fkey foreign key (created_by) references people(id)
  on delete set null;
alter table case_answer_items add constraint case_answer_items_case_id_fkey foreign key (case_id) references cases(id)
  on delete cascade;
alter table case_answer_items add constraint case_answer_items_item_id_fkey foreign key (item_id)
  references case_checklist_items(id) on delete cascade;
alter table case_answers add constraint case_answers_answered_by_fkey foreign key (answered_by) references people(id);
alter table case_answers add constraint case_answers_case_id_fkey foreign key (case_id) references cases(id)
  on delete cascade;
alter table case_answers add constraint case_answers_thread_id_fkey foreign key (thread_id)
  references message_threads(id) on delete set null;
alter table case_approvals add constraint case_approvals_case_id_fkey foreign key (case_id) references cases(id)
  on delete cascade;
alter table case_approvals add constraint case_approvals_document_id_fkey foreign key (document_id)
  references documents(id) on delete cascade;
alter table case_approvals add constraint case_approvals_person_id_fkey foreign key (person_id) references people(id);
alter table case_checklist_items add constraint case_checklist_items_case_id_fkey foreign key (case_id)
  references cases(id) on delete cascade;
alter table case_events add constraint case_events_actor_id_fkey foreign key (actor_id) references people(id);
alter table case_events add constraint case_events_case_id_fkey foreign key (case_id) references cases(id)
  on delete cascade;
alter table case_extensions add constraint case_extensions_case_id_fkey foreign key (case_id) references cases(id)
  on delete cascade;
alter table case_extensions add constraint case_extensions_recorded_by_fkey foreign key (recorded_by)
  references people(id) on delete set null;
alter table case_figures add constraint case_figures_case_id_fkey foreign key (case_id) references cases(id)
  on delete cascade;
alter table case_figures add constraint case_figures_created_by_fkey foreign key (created_by) references people(id);
alter table case_figures add constraint case_figures_document_id_case_id_fkey foreign key (document_id, case_id)
  references documents(id, case_id) on delete cascade;
alter table case_figures add constraint case_figures_statement_id_fkey foreign key (statement_id)
  references tax_statements(id) on delete cascade;
alter table consultation_credits add constraint consultation_credits_actor_id_fkey foreign key (actor_id) references people(id);
alter table consultation_credits add constraint consultation_credits_appointment_id_fkey foreign key (appointment_id)
  references appointments(id) on delete set null;
alter table consultation_credits add constraint consultation_credits_case_id_fkey foreign key (case_id) references cases(id)
  on delete cascade;
alter table case_sharing add constraint case_sharing_case_id_fkey foreign key (case_id) references cases(id)
  on delete cascade;
alter table case_signers add constraint case_signers_case_id_fkey foreign key (case_id) references cases(id)
  on delete cascade;
alter table case_signers add constraint case_signers_person_id_fkey foreign key (person_id) references people(id);
alter table case_tax_facts add constraint case_tax_facts_case_id_fkey foreign key (case_id) references cases(id)
  on delete cascade;
alter table case_tax_facts add constraint case_tax_facts_created_by_fkey foreign key (created_by)
  references people(id);
alter table cases add constraint cases_assigned_to_fkey foreign key (assigned_to) references people(id);
alter table cases add constraint cases_client_id_fkey foreign key (client_id) references people(id);
alter table cases add constraint cases_opened_by_fkey foreign key (opened_by) references people(id);
alter table cases add constraint cases_order_id_fkey foreign key (order_id) references orders(id);
alter table cases add constraint cases_order_line_id_fkey foreign key (order_line_id) references order_lines(id);
alter table checklist_template_items add constraint checklist_template_items_template_id_fkey foreign key (template_id)
  references checklist_templates(id) on delete cascade;
alter table checklist_templates add constraint checklist_templates_updated_by_fkey foreign key (updated_by)
  references people(id) on delete set null;
alter table checklist_templates add constraint checklist_templates_product_id_fkey foreign key (product_id)
  references products(id) on delete cascade;
alter table claim_evidence add constraint claim_evidence_updated_by_fkey foreign key (updated_by) references people(id)
  on delete set null;
alter table claim_evidence add constraint claim_evidence_file_id_fkey foreign key (file_id) references stored_files(id);
alter table dismissed_duplicates add constraint dismissed_duplicates_one_id_fkey foreign key (one_id)
  references people(id) on delete cascade;
alter table dismissed_duplicates add constraint dismissed_duplicates_other_id_fkey foreign key (other_id)
  references people(id) on delete cascade;
alter table dismissed_duplicates add constraint dismissed_duplicates_notified_by_fkey foreign key (created_by)
  references people(id) on delete set null;
alter table credentials add constraint credentials_user_id_fkey foreign key (user_id) references people(id)
  on delete cascade;
alter table data_exports add constraint data_exports_requested_by_fkey foreign key (requested_by) references people(id)
  on delete cascade;
alter table data_exports add constraint data_exports_file_id_fkey foreign key (file_id) references stored_files(id);
alter table data_exports add constraint data_exports_person_id_fkey foreign key (person_id) references people(id)
  on delete cascade;
alter table deletion_requests add constraint deletion_requests_decided_by_fkey foreign key (decided_by)
  references people(id) on delete set null;
alter table deletion_requests add constraint deletion_requests_person_id_fkey foreign key (person_id)
  references people(id) on delete set null;
alter table digest_weeks add constraint digest_weeks_campaign_id_fkey foreign key (campaign_id)
  references campaigns(id) on delete set null;
alter table documents add constraint documents_case_id_client_id_fkey foreign key (case_id, client_id)
  references cases(id, client_id) on delete cascade deferrable;
alter table documents add constraint documents_checklist_item_id_case_id_fkey foreign key (checklist_item_id, case_id)
  references case_checklist_items(id, case_id) on delete set null (checklist_item_id);
alter table documents add constraint documents_client_id_fkey foreign key (client_id) references people(id);
alter table documents add constraint documents_file_id_fkey foreign key (file_id) references stored_files(id);
alter table documents add constraint documents_reviewed_by_fkey foreign key (reviewed_by) references people(id);
alter table documents add constraint documents_uploaded_by_fkey foreign key (uploaded_by) references people(id);
alter table draft_annexes add constraint draft_annexes_case_id_fkey foreign key (case_id) references cases(id)
  on delete cascade;
alter table draft_annexes add constraint draft_annexes_document_id_case_id_fkey foreign key (document_id, case_id)
  references documents(id, case_id) on delete cascade;
alter table draft_annexes add constraint draft_annexes_created_by_fkey foreign key (created_by) references people(id);
alter table drafts add constraint drafts_person_id_fkey foreign key (person_id) references people(id) on delete cascade;
alter table content_items add constraint content_items_id_published_version_fkey foreign key (id, published_version)
  references content_item_versions(content_item_id, number) deferrable initially deferred;
alter table content_items add constraint content_items_id_scheduled_version_fkey foreign key (id, scheduled_version)
  references content_item_versions(content_item_id, number) deferrable initially deferred;
alter table content_items add constraint content_items_id_version_fkey foreign key (id, version)
  references content_item_versions(content_item_id, number) deferrable initially deferred;
alter table content_items add constraint content_items_created_by_fkey foreign key (created_by) references people(id)
  on delete set null;
alter table content_items add constraint content_items_reviewer_fkey foreign key (reviewer) references people(id)
  on delete set null;
alter table content_item_redirects add constraint content_item_redirects_content_item_id_fkey foreign key (content_item_id) references content_items(id)
  on delete cascade;
alter table content_item_versions add constraint content_item_versions_author_fkey foreign key (author) references people(id)
  on delete set null;
alter table content_item_versions add constraint content_item_versions_content_item_id_fkey foreign key (content_item_id) references content_items(id)
  on delete cascade;
alter table expected_taxes add constraint expected_taxes_case_id_fkey foreign key (case_id) references cases(id)
  on delete cascade;
alter table first_order_discounts add constraint first_order_discounts_order_id_fkey foreign key (order_id)
  references orders(id) on delete cascade;
alter table first_order_discounts add constraint first_order_discounts_person_id_fkey foreign key (person_id)
  references people(id) on delete set null;
alter table generator_runs add constraint generator_runs_content_item_id_fkey foreign key (content_item_id) references content_items(id)
  on delete set null;
alter table generator_runs add constraint generator_runs_person_id_fkey foreign key (person_id) references people(id)
  on delete set null;
alter table generator_runs add constraint generator_runs_topic_id_fkey foreign key (topic_id)
  references generator_topics(id) on delete set null;
alter table generator_topics add constraint generator_topics_updated_by_fkey foreign key (updated_by)
  references people(id) on delete set null;
alter table invoice_lines add constraint invoice_lines_invoice_id_fkey foreign key (invoice_id)
  references invoices(id) on delete cascade;
alter table invoice_reminders add constraint invoice_reminders_invoice_id_fkey foreign key (invoice_id)
  references invoices(id) on delete cascade;
alter table invoices add constraint invoices_credits_id_fkey foreign key (credits_id) references invoices(id);
alter table invoices add constraint invoices_file_id_fkey foreign key (file_id) references stored_files(id);
alter table invoices add constraint invoices_order_id_fkey foreign key (order_id) references orders(id);
alter table job_application_events add constraint job_application_events_actor_id_fkey foreign key (actor_id)
  references people(id) on delete set null;
alter table job_application_events add constraint job_application_events_application_id_fkey foreign key (application_id)
  references job_applications(id) on delete cascade;
alter table job_applications add constraint job_applications_cv_file_id_fkey foreign key (cv_file_id)
  references stored_files(id);
alter table late_packages add constraint late_packages_case_id_fkey foreign key (case_id) references cases(id)
  on delete cascade;
alter table late_packages add constraint late_packages_decided_by_fkey foreign key (decided_by) references people(id)
  on delete set null;
alter table late_packages add constraint late_packages_order_id_fkey foreign key (order_id) references orders(id)
  on delete cascade;
alter table lead_messages add constraint lead_messages_application_id_fkey foreign key (application_id)
  references job_applications(id) on delete cascade;
alter table lead_messages add constraint lead_messages_lead_id_fkey foreign key (lead_id) references leads(id)
  on delete cascade;
alter table lead_messages add constraint lead_messages_written_by_fkey foreign key (written_by) references people(id)
  on delete set null;
alter table leads add constraint leads_assigned_to_fkey foreign key (assigned_to) references people(id)
  on delete set null;
alter table email_preferences add constraint email_preferences_person_id_fkey foreign key (person_id) references people(id)
  on delete cascade;
alter table message_attachments add constraint message_attachments_document_id_fkey foreign key (document_id)
  references documents(id) on delete cascade;
alter table message_attachments add constraint message_attachments_message_id_fkey foreign key (message_id)
  references messages(id) on delete cascade;
alter table message_threads add constraint message_threads_case_id_client_id_fkey foreign key (case_id, client_id)
  references cases(id, client_id) on delete cascade deferrable;
alter table message_threads add constraint message_threads_client_id_fkey foreign key (client_id)
  references people(id);
alter table message_threads add constraint message_threads_owner_id_fkey foreign key (owner_id) references people(id);
alter table messages add constraint messages_case_id_client_id_fkey foreign key (case_id, client_id)
  references cases(id, client_id) on delete cascade deferrable;
alter table messages add constraint messages_client_id_fkey foreign key (client_id) references people(id);
alter table messages add constraint messages_sender_id_fkey foreign key (sender_id) references people(id);
alter table messages add constraint messages_thread_id_client_id_fkey foreign key (thread_id, client_id)
  references message_threads(id, client_id) on delete cascade deferrable;
alter table news_items add constraint news_items_feed_id_fkey foreign key (feed_id) references news_feeds(id);
alter table news_items add constraint news_items_reviewed_by_fkey foreign key (reviewed_by) references people(id)
  on delete set null;
alter table news_runs add constraint news_runs_person_id_fkey foreign key (person_id) references people(id)
  on delete set null;
alter table next_year_invitations add constraint next_year_invitations_decided_by_fkey foreign key (decided_by)
  references people(id) on delete set null;
alter table next_year_invitations add constraint next_year_invitations_person_id_fkey foreign key (person_id)
  references people(id) on delete cascade;
alter table next_year_runs add constraint next_year_runs_started_by_fkey foreign key (started_by)
  references people(id) on delete set null;
alter table order_discounts add constraint order_discounts_order_id_fkey foreign key (order_id) references orders(id)
  on delete cascade;
alter table order_discounts add constraint order_discounts_person_id_fkey foreign key (person_id)
  references people(id) on delete set null;
alter table order_discounts add constraint order_discounts_price_guarantee_id_fkey foreign key (price_guarantee_id)
  references price_guarantees(id);
alter table order_discounts add constraint order_discounts_promotion_id_fkey foreign key (promotion_id)
  references promotions(id);
alter table order_lines add constraint order_lines_order_id_fkey foreign key (order_id) references orders(id)
  on delete cascade;
alter table order_lines add constraint order_lines_product_id_fkey foreign key (product_id) references products(id);
alter table order_lines add constraint order_lines_variant_id_fkey foreign key (variant_id)
  references product_variants(id);
alter table orders add constraint orders_for_case_id_fkey foreign key (for_case_id) references cases(id)
  on delete set null;
alter table orders add constraint orders_person_id_fkey foreign key (person_id) references people(id)
  on delete set null;
alter table partners add constraint partners_client_id_fkey foreign key (client_id) references people(id)
  on delete cascade;
alter table partners add constraint partners_ended_by_fkey foreign key (ended_by) references people(id)
  on delete set null;
alter table partners add constraint partners_person_id_fkey foreign key (person_id) references people(id)
  on delete cascade;
alter table passkeys add constraint passkeys_user_id_fkey foreign key (user_id) references people(id)
  on delete cascade;
alter table payment_allocations add constraint payment_allocations_invoice_id_fkey foreign key (invoice_id)
  references invoices(id);
alter table payment_allocations add constraint payment_allocations_created_by_fkey foreign key (created_by)
  references people(id) on delete set null;
alter table payment_allocations add constraint payment_allocations_payment_id_fkey foreign key (payment_id)
  references payments_received(id);
alter table payment_disputes add constraint payment_disputes_order_id_fkey foreign key (order_id)
  references orders(id) on delete cascade;
alter table payment_events add constraint payment_events_order_id_fkey foreign key (order_id) references orders(id);
alter table payment_keys add constraint payment_keys_payment_id_fkey foreign key (payment_id)
  references payments_received(id) on delete cascade;
alter table payments_received add constraint payments_received_bank_file_id_fkey foreign key (bank_file_id)
  references bank_files(id);
alter table payments_received add constraint payments_received_decided_by_fkey foreign key (decided_by)
  references people(id) on delete set null;
alter table payments_received add constraint payments_received_entered_by_fkey foreign key (created_by)
  references people(id) on delete set null;
alter table payments_received add constraint payments_received_entry_id_fkey foreign key (entry_id)
  references bank_entries(id);
alter table payout_files add constraint payout_files_created_by_fkey foreign key (created_by) references people(id)
  on delete set null;
alter table payouts add constraint payouts_updated_by_fkey foreign key (updated_by) references people(id)
  on delete set null;
alter table payouts add constraint payouts_entered_by_fkey foreign key (created_by) references people(id)
  on delete set null;
alter table payouts add constraint payouts_file_id_fkey foreign key (file_id) references payout_files(id);
alter table payouts add constraint payouts_order_id_fkey foreign key (order_id) references orders(id)
  on delete cascade;
alter table payouts add constraint payouts_payment_id_fkey foreign key (payment_id) references payments_received(id)
  on delete cascade;
alter table payouts add constraint payouts_recorded_by_fkey foreign key (recorded_by) references people(id)
  on delete set null;
alter table payouts add constraint payouts_refund_id_fkey foreign key (refund_id) references refunds(id)
  on delete cascade;
alter table people add constraint people_merged_into_fkey foreign key (merged_into) references people(id)
  on delete cascade;
alter table picture_sizes add constraint picture_sizes_picture_id_fkey foreign key (picture_id)
  references pictures(id) on delete cascade;
alter table pictures add constraint pictures_created_by_fkey foreign key (created_by) references people(id)
  on delete set null;
alter table planned_prices add constraint planned_prices_planned_by_fkey foreign key (planned_by)
  references people(id) on delete set null;
alter table planned_prices add constraint planned_prices_variant_id_fkey foreign key (variant_id)
  references product_variants(id) on delete cascade;
alter table price_changes add constraint price_changes_updated_by_fkey foreign key (updated_by) references people(id)
  on delete set null;
alter table price_changes add constraint price_changes_variant_id_fkey foreign key (variant_id)
  references product_variants(id) on delete cascade;
alter table price_guarantee_lines add constraint price_guarantee_lines_lock_id_fkey foreign key (lock_id)
  references price_guarantees(id) on delete cascade;
alter table price_guarantee_lines add constraint price_guarantee_lines_variant_id_fkey foreign key (variant_id)
  references product_variants(id);
alter table product_checklist_items add constraint product_checklist_items_product_id_fkey foreign key (product_id)
  references products(id) on delete cascade;
alter table product_collection_links add constraint product_collection_links_product_id_fkey foreign key (product_id)
  references products(id) on delete cascade;
alter table product_details add constraint product_details_product_id_fkey foreign key (product_id)
  references products(id) on delete cascade;
alter table product_images add constraint product_images_product_id_fkey foreign key (product_id)
  references products(id) on delete cascade;
alter table product_option_values add constraint product_option_values_option_id_fkey foreign key (option_id)
  references product_options(id) on delete cascade;
alter table product_option_values add constraint product_option_values_variant_id_fkey foreign key (variant_id)
  references product_variants(id) on delete cascade;
alter table product_options add constraint product_options_product_id_fkey foreign key (product_id)
  references products(id) on delete cascade;
alter table product_related add constraint product_related_product_id_fkey foreign key (product_id)
  references products(id) on delete cascade;
alter table product_variants add constraint product_variants_product_id_fkey foreign key (product_id)
  references products(id) on delete cascade;
alter table products add constraint products_edited_by_fkey foreign key (edited_by) references people(id)
  on delete set null;
alter table promotion_products add constraint promotion_products_product_id_fkey foreign key (product_id)
  references products(id) on delete cascade;
alter table promotion_products add constraint promotion_products_promotion_id_fkey foreign key (promotion_id)
  references promotions(id) on delete cascade;
alter table promotions add constraint promotions_ended_by_fkey foreign key (ended_by) references people(id)
  on delete set null;
alter table promotions add constraint promotions_created_by_fkey foreign key (created_by) references people(id)
  on delete set null;
alter table quote_lines add constraint quote_lines_quote_id_fkey foreign key (quote_id) references quotes(id)
  on delete cascade;
alter table quote_lines add constraint quote_lines_variant_id_fkey foreign key (variant_id)
  references product_variants(id);
alter table quotes add constraint quotes_case_id_fkey foreign key (case_id) references cases(id) on delete set null;
alter table quotes add constraint quotes_client_id_fkey foreign key (client_id) references people(id)
  on delete cascade;
alter table quotes add constraint quotes_ended_by_fkey foreign key (ended_by) references people(id)
  on delete set null;
alter table quotes add constraint quotes_lead_id_fkey foreign key (lead_id) references leads(id) on delete set null;
alter table quotes add constraint quotes_created_by_fkey foreign key (created_by) references people(id) on delete set null;
alter table quotes add constraint quotes_order_id_fkey foreign key (order_id) references orders(id)
  on delete set null;
alter table quotes add constraint quotes_replaces_id_fkey foreign key (replaces_id) references quotes(id)
  on delete set null;
alter table refunds add constraint refunds_requested_by_fkey foreign key (requested_by) references people(id)
  on delete set null;
alter table refunds add constraint refunds_confirmed_by_fkey foreign key (confirmed_by) references people(id)
  on delete set null;
alter table refunds add constraint refunds_decided_by_fkey foreign key (decided_by) references people(id)
  on delete set null;
alter table refunds add constraint refunds_order_id_fkey foreign key (order_id) references orders(id)
  on delete cascade;
alter table reminders_sent add constraint reminders_sent_client_id_fkey foreign key (client_id) references people(id)
  on delete cascade;
alter table reminders_sent add constraint reminders_sent_sent_by_fkey foreign key (sent_by) references people(id)
  on delete set null;
alter table returned_refunds add constraint returned_refunds_order_id_fkey foreign key (order_id)
  references orders(id) on delete cascade;
alter table returned_refunds add constraint returned_refunds_payout_id_fkey foreign key (payout_id)
  references payouts(id) on delete cascade;
alter table sandbox_refunds add constraint sandbox_refunds_payment_id_fkey foreign key (payment_id)
  references sandbox_payments(payment_id) on delete cascade;
alter table saved_views add constraint saved_views_owner_id_fkey foreign key (owner_id) references people(id)
  on delete cascade;
alter table second_factor_resets add constraint second_factor_resets_requested_by_fkey foreign key (requested_by)
  references people(id) on delete cascade;
alter table second_factor_resets add constraint second_factor_resets_confirmed_by_fkey foreign key (confirmed_by)
  references people(id) on delete cascade;
alter table second_factor_resets add constraint second_factor_resets_person_id_fkey foreign key (person_id)
  references people(id) on delete cascade;
alter table security_alerts add constraint security_alerts_person_id_fkey foreign key (person_id)
  references people(id) on delete set null;
alter table sessions add constraint sessions_user_id_fkey foreign key (user_id) references people(id)
  on delete cascade;
alter table settings add constraint settings_updated_by_fkey foreign key (updated_by) references people(id)
  on delete set null;
alter table staff_notes add constraint staff_notes_author_id_fkey foreign key (author_id) references people(id);
alter table staff_notes add constraint staff_notes_case_id_fkey foreign key (case_id) references cases(id)
  on delete cascade;
alter table staff_notes add constraint staff_notes_client_id_fkey foreign key (client_id) references people(id)
  on delete cascade;
alter table staff_profiles add constraint staff_profiles_person_id_fkey foreign key (person_id) references people(id)
  on delete cascade;
alter table statement_readings add constraint statement_readings_document_id_fkey foreign key (document_id)
  references documents(id) on delete cascade;
alter table stock_reservations add constraint stock_reservations_order_id_fkey foreign key (order_id)
  references orders(id) on delete cascade;
alter table stock_reservations add constraint stock_reservations_variant_id_fkey foreign key (variant_id)
  references product_variants(id);
alter table tax_statements add constraint tax_statements_case_id_fkey foreign key (case_id) references cases(id)
  on delete cascade;
alter table tax_statements add constraint tax_statements_document_id_case_id_fkey foreign key (document_id, case_id)
  references documents(id, case_id) on delete cascade;
alter table tax_variants add constraint tax_variants_case_id_fkey foreign key (case_id) references cases(id)
  on delete cascade;
alter table tax_variants add constraint tax_variants_created_by_fkey foreign key (created_by) references people(id);
alter table thread_reads add constraint thread_reads_person_id_fkey foreign key (person_id) references people(id)
  on delete cascade;
alter table thread_reads add constraint thread_reads_thread_id_fkey foreign key (thread_id)
  references message_threads(id) on delete cascade;
alter table two_factors add constraint two_factors_user_id_fkey foreign key (user_id) references people(id)
  on delete cascade;
alter table pending_files add constraint pending_files_case_id_fkey foreign key (case_id) references cases(id)
  on delete cascade;
alter table pending_files add constraint pending_files_file_id_fkey foreign key (file_id) references stored_files(id)
  on delete cascade;
alter table pending_files add constraint pending_files_person_id_fkey foreign key (person_id) references people(id)
  on delete cascade;

-- Triggers

create trigger assessed_figures_are_saved before update on assessed_figures for each row
  execute function protect_versions();
create trigger assessed_taxes_are_saved before update on assessed_taxes for each row execute function protect_versions();
create trigger assessment_advice_is_saved before update on assessment_advice for each row
  execute function protect_versions();
create trigger audit_events_are_final before update on audit_events for each row execute function protect_audit_row();
create trigger audit_events_are_saved before delete on audit_events for each row execute function refuse_change();
create trigger audit_events_stay before truncate on audit_events for each statement execute function refuse_change();
create trigger campaign_deliveries_forgotten before update of subscriber_id on campaign_deliveries
  for each row when (((new.subscriber_id is null) and (old.subscriber_id is not null)))
  execute function forget_delivery_outcome();
create trigger case_figures_are_saved before insert or update on case_figures for each row
  execute function protect_figures();
create trigger client_takes_own_steps before update of state on cases for each row when ((old.state <> new.state))
  execute function client_takes_own_steps();
create trigger first_order_discounts_within_received after update of state on first_order_discounts
  for each row when (((new.state = 'requested') and (old.state <> 'requested'))) execute function check_refund();
create trigger invoice_is_retained before delete on invoices for each row execute function invoice_is_retained();
create trigger order_total_stays before update of total_cents, currency_code on orders
  for each row when (((old.total_cents <> new.total_cents) or (old.currency_code <> new.currency_code)))
  execute function order_total_stays();
create trigger payment_allocations_within_received after insert on payment_allocations for each row
  execute function check_allocation();
create trigger payouts_stay before update on payouts for each row execute function payouts_stay();
create trigger payouts_within_received_moved after update of state on payouts
  for each row when (((old.state in ('no_account', 'ready')) and (new.state in ('in_file', 'paid'))))
  execute function check_payout();
create trigger payouts_within_received_new after insert on payouts for each row execute function check_payout();
create trigger people_keep_an_owner before update of role, status on people for each row when (((old.role = 'owner')
  and (old.status = 'active') and ((new.role <> 'owner') or (new.status <> 'active'))))
  execute function keep_an_owner();
create trigger product_variants_record_first_price after insert on product_variants for each row
  execute function record_price();
create trigger product_variants_record_price after update on product_variants
  for each row when (((old.price_in_cents is distinct from new.price_in_cents)
  or (old.sale_price_in_cents is distinct from new.sale_price_in_cents))) execute function record_price();
create trigger quote_lines_stay before insert or delete or update on quote_lines for each row
  execute function quote_lines_stay();
create trigger refunds_within_received_moved after update of state, amount_cents on refunds
  for each row when (((new.state in ('waiting', 'sending')) and ((new.state is distinct from old.state)
  or (new.amount_cents is distinct from old.amount_cents)))) execute function check_refund();
create trigger refunds_within_received_new after insert on refunds for each row when ((new.state in ('waiting',
  'sending'))) execute function check_refund();
create trigger session_of_open_account before insert on sessions for each row
  execute function session_of_open_account();
create trigger state_since_on_insert before insert on cases for each row execute function set_state_since();
create trigger state_since_on_move before update of state on cases for each row execute function set_state_since();

-- Any part of a text is found by trigrams. Without the extension searches read whole tables and suggest no similar words.
do $$
declare
  home name;
begin
  if not exists (select from pg_extension where extname = 'pg_trgm') then
    create schema if not exists search;
    create extension pg_trgm schema search;
  end if;
  select n.nspname into home from pg_extension e join pg_namespace n on n.oid = e.extnamespace where e.extname = 'pg_trgm';
  execute format('create index audit_events_actor_label_idx on audit_events using gin (actor_label %I.gin_trgm_ops)', home);
  execute format('create index cases_search_idx on cases using gin (search_text %I.gin_trgm_ops)', home);
  execute format('create index documents_search_idx on documents using gin (searchable(original_filename) %I.gin_trgm_ops)', home);
  execute format('create index invoices_search on invoices using gin (search_text %I.gin_trgm_ops)', home);
  execute format('create index message_threads_search_idx on message_threads using gin (search_text %I.gin_trgm_ops)', home);
  execute format('create index messages_search_idx on messages using gin (searchable(body) %I.gin_trgm_ops)', home);
  execute format('create index orders_search_idx on orders using gin (search_text %I.gin_trgm_ops)', home);
  execute format('create index payments_received_search on payments_received using gin (search_text %I.gin_trgm_ops)', home);
  execute format('create index people_search_idx on people using gin (search_text %I.gin_trgm_ops)', home);
  execute format('create index quotes_search on quotes using gin (search_text %I.gin_trgm_ops)', home);
  execute format('create index subscribers_search on subscribers using gin (search_text %I.gin_trgm_ops)', home);
  -- Bodies of this kind are bound when they are created, and are inlined into queries, which then read the index.
  execute format('create function resembles(words text, found text) returns boolean language sql stable parallel safe
    return words operator(%I.<%%) found', home);
  execute format('create function resemblance(words text, found text) returns real language sql immutable parallel safe
    return %I.word_similarity(words, found)', home);
exception when feature_not_supported or undefined_file or insufficient_privilege then
  raise notice 'pg_trgm is not available: searches read whole tables and suggest no similar words';
  create function resembles(words text, found text) returns boolean language sql stable parallel safe return false;
  create function resemblance(words text, found text) returns real language sql immutable parallel safe
    return case when found like '%' || words || '%' then 1::real else 0::real end;
end $$;

-- First contents, which staff change in the panel.
insert into answer_templates (id, title, body, updated_by, updated_at) values
  (gen_random_uuid(), 'Received', E'Dear {firstName}\n\nThank you for your message. We look into it and come back to you.\n\n{staffName}', null, now()),
  (gen_random_uuid(), 'Ask for a document', E'Dear {firstName}\n\nFor {caseTitle} ({caseNumber}) we still need a document from you: \n\nYou can upload it in your case.\n\n{staffName}', null, now()),
  (gen_random_uuid(), 'Offer a call', E'Dear {firstName}\n\nThis is easier to explain in a call. Please tell us two times that suit you.\n\n{staffName}', null, now());
insert into promotions (id, title, percent, audience, is_once_each, is_combinable, starts_at, created_at) values
  (gen_random_uuid(), 'First-time client, 10% off', 10, 'first-order', true, false, '2026-01-01 00:00 Europe/Zurich', now());
