insert into invoice_series (kind, year, last_number) values ('invoice', 2026, 1);
insert into invoices (id, kind, year, number, label, order_id, issued_at, issued_on, service_on, pay_by, issuer, recipient, recipient_name,
    currency_code, total_cents, vat_rate_bp, vat_cents, state, paid_cents)
  values ('00000000-0000-8000-8000-0000000000e1', 'invoice', 2026, 1, '2026-00001', '00000000-0000-8000-8000-0000000000a1', now(), '2026-11-21',
    '2026-11-21', 'provider', '{}', '{}', 'Ana Keller', 'CHF', 49900, 810, 3739, 'paid', 49900);
insert into invoice_lines (invoice_id, position, product_id, title, quantity, unit_price_cents, amount_cents)
  values ('00000000-0000-8000-8000-0000000000e1', 0, 'standard', 'Standard', 1, 49900, 49900);
