insert into case_tax_facts (case_id, version, civil_status, created_by, created_at)
  select id, 1, 'single', client_id, now() from cases limit 1;
insert into expected_taxes (case_id, version, fingerprint, reasons, proposed, confirmed, computed_at)
  select id, 1, 'none', '[]', 0, 0, now() from cases limit 1;
