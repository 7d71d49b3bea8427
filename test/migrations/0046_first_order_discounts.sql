insert into first_order_discounts (order_id, person_id, buyer_email, amount_cents)
  values ('00000000-0000-8000-8000-0000000000a1', 'ana', 'ana@example.com', 4990);
