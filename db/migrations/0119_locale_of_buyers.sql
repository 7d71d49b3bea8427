-- Who buys, applies or subscribes without an account reads letters later as well, which a webhook or a job causes: in the
-- locale in which they asked.
set local lock_timeout = '5s';
-- `locale` is that of the browser, as it was told to the provider of payments.
alter table orders add column buyer_locale text not null default 'en-CH' check (buyer_locale ~ '^[a-z]{2}-CH$');
alter table job_applications add column locale text not null default 'en-CH' check (locale ~ '^[a-z]{2}-CH$');
alter table subscribers add column locale text not null default 'en-CH' check (locale ~ '^[a-z]{2}-CH$');
create index job_applications_by_mailbox on job_applications (lower(email), created_at desc);

create or replace function reader_locale(mailbox text) returns text
  language sql stable security definer set search_path = public as $$
  select coalesce(
    (select locale from people where email = lower(mailbox)),
    (select locale from leads where lower(email) = lower(mailbox) order by created_at desc limit 1),
    (select guest_locale from appointments where lower(guest_email) = lower(mailbox) order by created_at desc limit 1),
    (select buyer_locale from orders where lower(buyer_email) = lower(mailbox) order by created_at desc limit 1),
    (select locale from job_applications where lower(email) = lower(mailbox) order by created_at desc limit 1),
    (select locale from subscribers where email = lower(mailbox)))
$$;
