insert into orders (id, state, cart_key, person_id, buyer_email, buyer_name, currency_code, total_cents, provider, return_token, success_url,
    cancel_url, expires_at, billing_address)
  values ('00000000-0000-8000-8000-0000000000a8', 'awaiting_transfer', 'cart-8', 'ana', 'ana@example.com', 'Ana Keller', 'CHF', 49900,
    'transfer', 'return-8', 'http://localhost/s', 'http://localhost/c', now(), '{}');
insert into invoice_reminders (invoice_id, level, sent_at) values ('00000000-0000-8000-8000-0000000000e1', 1, now());
