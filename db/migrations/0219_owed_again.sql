-- What is owed again of an order that was paid by transfer: the bank has taken it back, so it cannot be given back.
set local lock_timeout = '5s';
alter table orders add column owed_cents integer not null default 0 check (owed_cents >= 0);
update orders o set owed_cents = open.cents from (
  select order_id, sum(total_cents - paid_cents - credited_cents - written_off_cents)::integer as cents
  from invoices where kind = 'invoice' and pay_by = 'transfer' and state in ('issued', 'partly_paid', 'overdue') group by 1
) open where open.order_id = o.id and o.state in ('paid', 'paid_review') and open.cents > 0;
