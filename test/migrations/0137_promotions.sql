insert into promotions (id, title, code, amount_cents, is_once_each, most_uses, starts_at, made_at)
values ('6a000000-0000-4000-8000-000000000137', 'Spring', 'SPRING-26', 5000, true, 3, '2026-11-01', '2026-11-01');
insert into promotion_products (promotion_id, product_id) select '6a000000-0000-4000-8000-000000000137', id from products order by id limit 1;
insert into order_discounts (order_id, position, promotion_id, title, amount_cents, is_once_each, buyer_email, state)
select id, 0, '6a000000-0000-4000-8000-000000000137', 'Spring', 5000, true, 'ana@example.com', 'held' from orders order by number limit 1;
