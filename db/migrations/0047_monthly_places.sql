-- Places of which there are so many each month: filled up again in the first night of a month, or the next in which
-- the program runs. `places_filled_on` is the day of the last time.
set local lock_timeout = '5s';
alter table product_variants
  add column monthly_places integer check (monthly_places > 0),
  add column places_filled_on date,
  add constraint monthly_places_are_counted check (monthly_places is null or manage_inventory);
update product_variants v set monthly_places = m.places, places_filled_on = current_date
from (values ('tax-planning-session-default', 5), ('withholding-tax-adjustment-correction', 20),
  ('withholding-tax-adjustment-ordinary', 12)) as m (id, places)
where v.id = m.id and v.manage_inventory;
