insert into price_locks (id, token_hash, currency_code, made_at, ends_at)
values ('6a000000-0000-4000-8000-000000000150', 'hash-of-a-token', 'chf', '2026-11-01', '2026-12-01');
insert into price_lock_lines (lock_id, position, variant_id, unit_price_cents)
select '6a000000-0000-4000-8000-000000000150', 0, id, 49900 from product_variants order by id limit 1;
insert into order_discounts (order_id, position, price_lock_id, title, amount_cents, state)
select id, 7, '6a000000-0000-4000-8000-000000000150', 'Price kept', 5000, 'held' from orders order by number limit 1;
