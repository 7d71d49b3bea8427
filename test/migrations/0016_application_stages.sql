insert into job_application_events (application_id, at, actor_id, to_stage, note)
  select id, now(), 'olga', 'in_review', 'Looks good.' from job_applications limit 1;
