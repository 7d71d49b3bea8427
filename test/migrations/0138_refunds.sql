insert into refunds (order_id, amount_cents, reason, state, words, is_from_client, asked_at)
select id, null, 'guarantee', 'requested', 'Please give it back.', true, '2026-11-20' from orders order by number limit 1;
insert into payment_disputes (provider, id, order_id, amount_cents, currency, reason, state, evidence_due_at, opened_at)
select 'stripe', 'dp_1', id, 49900, 'chf', 'fraudulent', 'open', '2026-12-01', '2026-11-20' from orders order by number limit 1;
