-- Money may come back in parts, and in any order of events. `refund_asked_at`: staff decided, the provider has not
-- confirmed yet. An order that waits for its payment is asked about from its third minute on, at growing intervals.
set local lock_timeout = '5s';
alter table orders
  add column refunded_cents integer not null default 0 check (refunded_cents >= 0),
  add column refund_asked_at timestamptz,
  add column next_check_at timestamptz not null default now(),
  add column check_count integer not null default 0 check (check_count >= 0);
create index orders_to_check on orders (next_check_at) where state in ('pending', 'payment_failed');
update orders set refunded_cents = total_cents where state = 'refunded';
