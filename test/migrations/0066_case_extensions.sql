insert into case_extensions (case_id, step, until_on, fee_cents, recorded_by)
  values ('00000000-0000-8000-8000-0000000000c0', 'granted', '2026-09-15', 2000, 'olga');
