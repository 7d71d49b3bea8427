insert into bank_files (id, name, format, sha256, uploaded_by, uploaded_at, new_lines, known_lines, skipped)
  values ('00000000-0000-8000-8000-0000000000f1', 'october.xml', 'camt.053.001.08', 'x', 'olga', now(), 1, 0, '{}');
insert into payments_received (id, bank_file_id, booked_on, amount_cents, currency_code, state, created_at)
  values ('00000000-0000-8000-8000-0000000000f2', '00000000-0000-8000-8000-0000000000f1', '2026-11-21', 100, 'CHF', 'assigned', now());
insert into payment_keys (key, payment_id) values ('payment:1:CHF100', '00000000-0000-8000-8000-0000000000f2');
insert into payment_allocations (payment_id, invoice_id, amount_cents, made_at)
  values ('00000000-0000-8000-8000-0000000000f2', '00000000-0000-8000-8000-0000000000e1', 100, now());
