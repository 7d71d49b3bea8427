insert into assessed_figures (case_id, code, person, version, amount_cents, reason, created_by, created_at)
  select id, 'salary', 'client', 1, 11900000, 'The certificate says less.', 'ana', now() from cases limit 1;
insert into assessed_taxes (case_id, version, confederation_cents, canton_cents, created_by, created_at)
  select id, 1, 250000, 810000, 'ana', now() from cases limit 1;
insert into assessment_advice (case_id, version, advice, reason, created_by, created_at)
  select id, 1, 'object', 'The costs were proven.', 'ana', now() from cases limit 1;
