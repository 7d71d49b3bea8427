insert into generator_topics (id, category, topic, last_used_at)
  values ('0d000000-0000-4000-8000-000000000128', 'pension', 'The three pillars', now());
insert into generator_runs (day, started_by, topic_id, category, topic, state, step, reason, started_at, heard_at, finished_at)
  values ('2026-11-20', 'clock', '0d000000-0000-4000-8000-000000000128', 'pension', 'The three pillars', 'failed', 'done', 'checks', now(), now(), now());
