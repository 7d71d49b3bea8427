insert into products (id, title, type_value, case_type) values ('standard', 'Standard', 'package', 'tax_return');
insert into product_variants (id, product_id, title, price_in_cents, manage_inventory, inventory_quantity, tax_year)
  values ('standard-2025', 'standard', '2025', 49900, true, 5, 2025);
insert into product_options (id, product_id, title) values ('year', 'standard', 'Year');
insert into product_option_values (id, option_id, variant_id, value) values ('year-2025', 'year', 'standard-2025', '2025');
insert into product_images (product_id, url) values ('standard', '/standard.png');
insert into product_collections (id, title) values ('packages', 'Packages');
insert into product_collection_links (product_id, collection_id) values ('standard', 'packages');
insert into product_details (id, product_id, title, description) values ('detail', 'standard', 'Included', 'All');
insert into product_checklist_items (id, product_id, title) values ('item', 'standard', 'Salary certificate');
insert into product_related (id, product_id, section_title, related_type, related_id) values ('related', 'standard', 'More', 'product', 'x');
insert into orders (id, state, cart_key, person_id, buyer_email, currency_code, total_cents, provider, return_token, success_url, cancel_url, expires_at)
  select ('00000000-0000-8000-8000-0000000000a' || n)::uuid, state, 'cart-' || n, person, 'ana@example.com', 'CHF', 49900,
    'sandbox', 'return-' || n, 'http://localhost/s', 'http://localhost/c', now()
  from (values (1, 'paid', 'ana'), (2, 'pending', null), (3, 'refunded', 'ana'), (4, 'paid_review', 'ana'), (5, 'payment_failed', null),
    (6, 'cancelled', null), (7, 'expired', null)) as o (n, state, person);
insert into order_lines (id, order_id, position, product_id, variant_id, product_title, variant_title, type_value, case_type, tax_year, quantity, unit_price_cents)
  values ('00000000-0000-8000-8000-0000000000b1', '00000000-0000-8000-8000-0000000000a1', 0, 'standard', 'standard-2025', 'Standard', '2025', 'package', 'tax_return', 2025, 1, 49900);
insert into stock_reservations (order_id, variant_id, quantity, expires_at)
  values ('00000000-0000-8000-8000-0000000000a2', 'standard-2025', 1, now());
insert into payment_events (provider, event_id, type, order_id, outcome)
  values ('sandbox', 'event', 'checkout.completed', '00000000-0000-8000-8000-0000000000a1', 'paid');
