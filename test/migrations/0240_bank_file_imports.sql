insert into bank_files (id, name, format, sha256, uploaded_by, uploaded_at, new_lines, known_lines, status)
  values ('00000000-0000-8000-8000-0000000000f9', 'november.xml', 'camt.053.001.08', 'y', 'olga', now(), 0, 0, 'queued');
insert into bank_file_contents (file_id, content) values ('00000000-0000-8000-8000-0000000000f9', '\x01');
insert into bank_entries (id, account, booked_on, amount_cents, currency_code, is_reversal, status, named_in, created_at)
  values ('00000000-0000-8000-8000-0000000000fa', 'CH9300762011623852957', '2026-11-22', 200, 'CHF', false, 'waiting', '{camt.053}', now());
insert into bank_file_items (file_id, position, part, outcome, entry_id, booked_on, amount_cents, currency_code)
  values ('00000000-0000-8000-8000-0000000000f9', 0, 0, 'collective', '00000000-0000-8000-8000-0000000000fa', '2026-11-22', 200, 'CHF');
insert into payment_keys (key, payment_id) values ('ref:CH9300762011623852957:1', '00000000-0000-8000-8000-0000000000f2');
