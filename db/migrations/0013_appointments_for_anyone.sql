-- Appointments that staff book for an enquirer or for somebody new.
alter table appointments add column lead_id uuid;
alter table appointments add column guest_phone text;
alter table appointments add constraint appointments_lead_id_fkey foreign key (lead_id) references leads(id) on delete set null;
alter table appointments add constraint appointments_guest_phone_check check (length(guest_phone) <= 40);
create index appointments_by_lead on appointments (lead_id) where lead_id is not null;

-- An appointment proves an address only if the guest confirmed it: staff may enter any address.
create or replace function unverified_mailbox(mailbox text, out is_verified boolean, out last_hour integer, out last_day integer) returns record
    language plpgsql security definer
    set search_path to 'public'
    as $$
declare
  counted text := mailbox_key(mailbox);
begin
  is_verified := exists (select from people where email = lower(mailbox) and email_verified)
    or exists (select from subscribers where email = lower(mailbox) and state = 'confirmed')
    or exists (select from appointments where lower(guest_email) = lower(mailbox) and booked_by <> 'firm');
  last_hour := 0;
  last_day := 0;
  if is_verified then return; end if;
  perform pg_advisory_xact_lock(hashtextextended('mailbox:' || counted, 0));
  select count(*) filter (where created_at > now() - interval '1 hour'), count(*) into last_hour, last_day
  from emails where mailbox_key = counted and created_at > now() - interval '1 day';
end
$$;
