-- Both sides of a thread see which messages of the client came as a reply by email.
alter table messages add column is_by_email boolean default false not null;
update messages m set is_by_email = true from audit_events a
  where a.action = 'message.sent' and a.object_id = m.id::text and a.detail ->> 'channel' = 'email';
alter table messages add constraint messages_by_email_check check (not is_by_email or sender_type = 'client');
