insert into sandbox_refunds (idempotency_key, payment_id, amount_cents) values ('refund', 'payment', 49900);
