insert into tax_variants (id, case_id, name, changes, created_by, created_at)
  select gen_random_uuid(), id, 'No 3a', '[{"code": "pillar-3a", "person": "client", "amountCents": 0}]', client_id, now() from cases limit 1;
