insert into case_figures (case_id, line_id, version, code, person, amount_cents, source, state, created_at)
  select id, gen_random_uuid(), 1, 'salary', 'client', 11864000, 'adviser', 'confirmed', now() from cases limit 1;
