insert into late_packages (case_id, order_id, allowed_days, counted_days, complete_on, late_on, amount_cents, noted_at)
select id, order_id, 5, 6, '2026-11-02', '2026-11-10', 24950, '2026-11-11' from cases where order_id is not null order by id limit 1;
