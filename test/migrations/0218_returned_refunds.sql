insert into payouts (order_id, amount_cents, currency_code, state, asked_at)
select id, 5000, 'CHF', 'no_account', '2026-11-21' from orders order by number limit 1;
insert into returned_refunds (provider, id, order_id, amount_cents, reason, returned_on, payout_id)
select 'stripe', 're_1', order_id, 5000, 'expired_or_canceled_card', '2026-11-21', id from payouts where refund_id is null and payment_id is null limit 1;
