-- No more leaves than was received and is still here: refunds, payouts and payments that go back, as the last line of defence.
set local lock_timeout = '5s';

-- What the buyer was charged; null for orders from before, which were charged their total.
alter table orders add column received_cents integer check (received_cents >= 0);

-- Entries that waited for the rest of an invoice that has been settled since have nothing left to decide.
update payments_received p set state = 'assigned', reason = null
where p.state = 'queued' and p.reason = 'underpaid' and p.amount_cents =
  (select coalesce(sum(a.amount_cents), 0) from payment_allocations a where a.payment_id = p.id and a.taken_back_at is null)
  and not exists (select from payment_allocations a join invoices i on i.id = a.invoice_id
    where a.payment_id = p.id and a.taken_back_at is null and i.state in ('issued', 'partly_paid', 'overdue'));

-- A payment that the bank took back is none any more.
update payments_received set state = 'taken_back', reason = null where state = 'queued' and reason = 'taken-back'
  and not exists (select from payment_allocations a where a.payment_id = payments_received.id and a.taken_back_at is null);

-- What came of an order and was not taken back by the bank, in cents.
create function received_of(o orders) returns integer language sql immutable as $$
  select case when o.state in ('paid', 'paid_review', 'refunded')
    then coalesce(o.received_cents, o.total_cents) - o.waived_cents - o.owed_cents else 0 end
$$;

create function refunds_within_received(refunded_order uuid) returns void language plpgsql as $$
declare
  o orders;
  under_way integer;
begin
  select * into o from orders where id = refunded_order;
  select coalesce(sum(amount_cents), 0) into under_way from refunds
    where order_id = o.id and state in ('waiting', 'sending');
  -- By transfer the first-order discount is one of these refunds.
  if o.provider <> 'transfer' then
    under_way := under_way + (select coalesce(sum(amount_cents), 0) from first_order_discounts
      where order_id = o.id and state = 'asked');
  end if;
  if o.refunded_cents + under_way > received_of(o) then
    raise exception 'Refunds of order % would be more than came', o.number;
  end if;
end $$;

create function check_refund() returns trigger language plpgsql as $$
begin
  perform refunds_within_received(new.order_id);
  return null;
end $$;
create trigger refunds_within_received_new after insert on refunds for each row
  when (new.state in ('waiting', 'sending')) execute function check_refund();
create trigger refunds_within_received_moved after update of state, amount_cents on refunds for each row
  when (new.state in ('waiting', 'sending') and (new.state, new.amount_cents) is distinct from (old.state, old.amount_cents))
  execute function check_refund();
create trigger first_order_discounts_within_received after update of state on first_order_discounts for each row
  when (new.state = 'asked' and old.state <> 'asked') execute function check_refund();

-- Of a payment no more goes back, and pays invoices, than came. Of an order no more leaves by transfer than is here.
create function check_payment(received_payment uuid) returns void language plpgsql as $$
declare
  used integer;
begin
  select coalesce((select sum(amount_cents) from payouts where payment_id = received_payment
      and state not in ('returned', 'cancelled')), 0)
    + coalesce((select sum(amount_cents) from payment_allocations where payment_id = received_payment
      and taken_back_at is null), 0) into used;
  if used > (select case state when 'taken_back' then 0 else amount_cents end from payments_received where id = received_payment) then
    raise exception 'Of payment % would be used more than came', received_payment;
  end if;
end $$;

create function check_payout() returns trigger language plpgsql as $$
declare
  o orders;
  gone integer;
begin
  if new.payment_id is not null then
    perform check_payment(new.payment_id);
    return null;
  end if;
  if new.state not in ('in_file', 'paid') then
    return null;
  end if;
  select * into o from orders where id = new.order_id;
  select coalesce(sum(amount_cents), 0) into gone from payouts where order_id = o.id and state in ('in_file', 'paid');
  if o.provider <> 'transfer' then
    gone := gone + greatest(0, o.refunded_cents -
      (select coalesce(sum(amount_cents), 0) from returned_refunds where order_id = o.id)::integer);
  end if;
  if gone > received_of(o) then
    raise exception 'Payouts of order % would be more than came', o.number;
  end if;
  return null;
end $$;
create trigger payouts_within_received_new after insert on payouts for each row execute function check_payout();
-- That the bank has booked what is in a file is a fact, which was checked when the file was made.
create trigger payouts_within_received_moved after update of state on payouts for each row
  when (old.state in ('no_account', 'ready') and new.state in ('in_file', 'paid')) execute function check_payout();

create function check_allocation() returns trigger language plpgsql as $$
begin
  perform check_payment(new.payment_id);
  return null;
end $$;
create trigger payment_allocations_within_received after insert on payment_allocations for each row
  execute function check_allocation();
