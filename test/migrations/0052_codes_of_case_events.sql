-- Why the program held payments back, turned a discount down and suspended an account, in the words of before, for 0053.
update orders o set review_reason = words from (values
  (1, 'Paid 100 instead of 49900 cents'),
  (2, 'Paid in eur instead of chf'),
  (3, 'Paid through a checkout of another order'),
  (4, 'Tax planning session was sold out when the money came'),
  (5, 'Call the bank.')) as before (n, words)
where o.id = ('00000000-0000-8000-8000-0000000000a' || n)::uuid;
insert into first_order_discounts (order_id, buyer_email, amount_cents, state, reason) values
  ('00000000-0000-8000-8000-0000000000a2', 'ana@example.com', 4990, 'not_due', 'The whole order was given back.'),
  ('00000000-0000-8000-8000-0000000000a3', 'ana@example.com', 4990, 'not_due', 'Same household.');
update people set status = 'suspended', status_reason = case id
  when 'ben' then 'Reported as taken over; the earlier address is in use.' else 'Unpaid' end where id in ('ben', 'ana');
