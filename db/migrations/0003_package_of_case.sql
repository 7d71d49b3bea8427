-- The product of a case, also for the partner who shares it and cannot read the order of the other person.
create function package_of(of_case uuid) returns text
    language sql stable security definer
    set search_path to 'public'
    as $$
  select l.product_id from cases c join order_lines l on l.id = c.order_line_id where c.id = of_case
$$;
