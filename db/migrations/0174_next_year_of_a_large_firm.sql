-- Who stands how about a new tax year, for thousands of clients at once: all that is asked of cases stands in the index, in
-- the order in which the newest of each client is looked for.
set local lock_timeout = '5s';
drop index cases_by_tax_year;
create index cases_by_tax_year on cases (tax_year, client_id, created_at desc, id) include (state, order_id)
  where case_type = 'tax_return';
create index orders_unfulfilled on orders (person_id) where fulfilled_at is null;
