insert into campaigns (id, kind, state, subject, topics, rendered, made_at, changed_at, started_at, ended_at)
  values ('0c000000-0000-4000-8000-000000000127', 'digest', 'sent', 'This week', '{articles}', '{}', now(), now(), now(), now());
insert into campaign_deliveries (campaign_id, subscriber_id, state, due_at, sent_at)
  select '0c000000-0000-4000-8000-000000000127', id, 'sent', now(), now() from subscribers limit 1;
insert into digest_weeks (week, campaign_id, decided_at) values ('2026-11-16', '0c000000-0000-4000-8000-000000000127', now());
