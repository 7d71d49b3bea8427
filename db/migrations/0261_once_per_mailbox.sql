-- What is given once is given once for each mailbox, decided when an order is paid. Somebody who names an address that they
-- have not confirmed neither learns what it has ordered nor keeps its owner from a discount.
set local lock_timeout = '5s';
drop index order_discounts_once_per_email;
create index order_discounts_by_mailbox on order_discounts (promotion_id, mailbox_key(buyer_email)) where is_once_each;
create index orders_by_mailbox on orders (mailbox_key(buyer_email));
-- Of an order whose buyer was not signed in it is not known yet whose it is.
update order_discounts d set person_id = null from orders o
where o.id = d.order_id and d.state = 'held' and o.person_id is null and d.person_id is not null;

alter table order_discounts drop constraint order_discounts_contested_because_check;
alter table order_discounts add constraint order_discounts_contested_because_check
  check (contested_because in ('ordered-before', 'used-before', 'used-up'));
