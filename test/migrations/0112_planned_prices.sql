insert into planned_prices (variant_id, price_cents, starts_at, ends_at, planned_at)
values ('standard-2025', 44900, '2026-12-01', '2026-12-24', '2026-11-01');
