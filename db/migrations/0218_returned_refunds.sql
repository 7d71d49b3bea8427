-- What a provider gave back and did not reach the buyer: the firm has the money again, and a transfer takes its place.
set local lock_timeout = '5s';
-- Of an order, of a refund of it, or of a payment of which too much came; without a refund it pays what came back.
alter table payouts drop constraint payouts_check, drop constraint payouts_check1;
alter table payouts add constraint payouts_of_one check ((order_id is null) <> (payment_id is null)),
  add constraint payouts_refund_of_order check (refund_id is null or order_id is not null);

create table returned_refunds (
  provider text not null,
  -- The provider's own.
  id text not null,
  order_id uuid not null references orders on delete cascade,
  amount_cents integer not null check (amount_cents > 0),
  -- In the provider's word.
  reason text,
  returned_on date not null,
  payout_id uuid not null references payouts on delete cascade,
  primary key (provider, id)
);
create index returned_refunds_by_order on returned_refunds (order_id);
create index returned_refunds_by_payout on returned_refunds (payout_id);
alter table returned_refunds enable row level security;
create policy system_sees_all on returned_refunds to app_system using (true);
