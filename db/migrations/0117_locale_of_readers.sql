-- In which language and spelling somebody reads what we write to them later. Which there are is said by the program
-- (src/platform/locale.ts): a locale that it does not know counts as its own.
set local lock_timeout = '5s';
alter table people add column locale text not null default 'en-CH' check (locale ~ '^[a-z]{2}-CH$');
alter table leads add column locale text not null default 'en-CH' check (locale ~ '^[a-z]{2}-CH$');
-- Of a guest; clients have theirs.
alter table appointments add column guest_locale text not null default 'en-CH' check (guest_locale ~ '^[a-z]{2}-CH$');

create index leads_by_mailbox on leads (lower(email), created_at desc);
create index appointments_by_guest on appointments (lower(guest_email), created_at desc) where guest_email is not null;

-- The locale of whoever has this mailbox, as they last said it; null for a mailbox that nobody is known by. Also a client
-- causes letters to others, whose rows they must not read.
create function reader_locale(mailbox text) returns text
  language sql stable security definer set search_path = public as $$
  select coalesce(
    (select locale from people where email = lower(mailbox)),
    (select locale from leads where lower(email) = lower(mailbox) order by created_at desc limit 1),
    (select guest_locale from appointments where lower(guest_email) = lower(mailbox) order by created_at desc limit 1))
$$;
