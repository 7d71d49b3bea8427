-- Why the program held a payment back, turned a discount down or suspended an account is kept as a code. The texts beside
-- them stay for what people write, and for a program from before, which may still be running beside this one.
set local lock_timeout = '5s';

alter table orders add column review_fault jsonb check (review_fault ? 'code' and review_fault ? 'values');
update orders set review_fault = case
  when review_reason = 'Paid through a checkout of another order' then '{"code": "other-checkout", "values": {}}'
  when review_reason ~ '^Paid in \w{3} instead of \w{3}$' then jsonb_build_object('code', 'other-currency',
    'values', jsonb_build_object('paid', split_part(review_reason, ' ', 3), 'expected', split_part(review_reason, ' ', 6)))
  when review_reason ~ '^Paid \d{1,9} instead of \d{1,9} cents$' then jsonb_build_object('code', 'other-amount',
    'values', jsonb_build_object('paidCents', split_part(review_reason, ' ', 2)::integer,
      'expectedCents', split_part(review_reason, ' ', 5)::integer))
  when review_reason ~ '^.+ was sold out when the money came$' then jsonb_build_object('code', 'sold-out', 'values',
    jsonb_build_object('title', (regexp_match(review_reason, '^(.+) was sold out when the money came$'))[1]))
  else jsonb_build_object('code', 'note', 'values', jsonb_build_object('text', review_reason)) end
where review_reason is not null;

alter table first_order_discounts add column reason_code text check (reason_code = 'order-refunded');
alter table first_order_discounts drop constraint first_order_discounts_check;
update first_order_discounts set reason_code = 'order-refunded', reason = null
where reason = 'The whole order was given back.';
alter table first_order_discounts
  add check ((state = 'not_due') = (reason is not null or reason_code is not null));

alter table people add column status_code text check (status_code = 'taken-over');
update people set status_code = 'taken-over', status_reason = null
where status_reason = 'Reported as taken over; the earlier address is in use.';
