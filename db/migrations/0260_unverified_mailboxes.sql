-- Emails to a mailbox whose owner never answered us: which address reaches which mailbox, who has confirmed theirs, and how
-- many such emails a mailbox got.
set local lock_timeout = '5s';

-- The same as mailboxKey in src/platform/mail/mailbox-key.ts; a test compares them.
create function mailbox_key(address text) returns text
  language sql immutable parallel safe as $$
  select case
    when position('@' in a) = 0 then a
    when substring(a from '[^@]*$') in ('gmail.com', 'googlemail.com')
      then replace(split_part(regexp_replace(a, '@[^@]*$', ''), '+', 1), '.', '') || '@gmail.com'
    else split_part(regexp_replace(a, '@[^@]*$', ''), '+', 1) || '@' || substring(a from '[^@]*$')
  end
  from (select lower(btrim(address, E' \t\n\r')) as a) cleaned
$$;

-- Null for a mailbox that was confirmed: its emails are not counted.
alter table letters add column mailbox_key text;
create index letters_to_unverified on letters (mailbox_key, created_at) where mailbox_key is not null;

-- Whether the owner of a mailbox has confirmed it: with an account, a subscription or a booking. If not, how many emails it
-- got in an hour and a day; senders to one mailbox then wait for each other until their transactions end.
create function unverified_mailbox(mailbox text, out is_verified boolean, out last_hour integer, out last_day integer)
  language plpgsql volatile security definer set search_path = public as $$
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
  from letters where mailbox_key = counted and created_at > now() - interval '1 day';
end
$$;
