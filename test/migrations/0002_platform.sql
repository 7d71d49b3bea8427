insert into settings (key, value, changed_by) values ('claims.only-proven', 'true', 'olga');
insert into stored_files (id, storage_key, media_type, size_bytes, sha256, scan_state) values
  ('00000000-0000-8000-8000-0000000000f1', 'one', 'application/pdf', 10, 'aa', 'clean'),
  ('00000000-0000-8000-8000-0000000000f2', 'two', 'application/pdf', 10, 'bb', 'unscanned');
insert into letters (event_key, to_address, subject, text_body, html_body, state) values
  ('event:1', 'ana@example.com', 'Sent', 'Text', '<p>Text</p>', 'sent'),
  ('event:2', 'ben@example.com', 'Waiting', 'Text', '<p>Text</p>', 'queued');
select append_audit_event(null, 'system', 'first', null, null, 'success', null, null, '{}'),
  append_audit_event('ana', 'Ana Keller', 'sign-in', 'person', 'ana', 'success', '192.0.2.1', 'request', '{"n": 1}');
insert into rate_limits (key, points, expire) values ('login:1', 3, 0);
insert into sandbox_payments (id, idempotency_key, state, amount_cents, currency, line_items, metadata, success_url, cancel_url, expires_at, payment_id)
  values ('checkout', 'checkout', 'paid', 49900, 'CHF', '[]', '{}', 'http://localhost/s', 'http://localhost/c', now(), 'payment');
