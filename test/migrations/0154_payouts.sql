insert into payout_files (id, debtor, execute_on, sha256, made_by, made_at)
  values ('00000000-0000-8000-8000-0000000000f8', '{"name": "Firm", "iban": "CH9300762011623852957"}', '2026-11-22', 'x', 'olga', now());
insert into payouts (payment_id, amount_cents, currency_code, payee_sealed, state, file_id, asked_at)
  values ('00000000-0000-8000-8000-0000000000f2', 100, 'CHF', '\x01', 'in_file', '00000000-0000-8000-8000-0000000000f8', now());
