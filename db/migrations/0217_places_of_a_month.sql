-- Places of a month are those of the month in which they were given for the first time; until now the first night wrote that down.
set local lock_timeout = '5s';
update product_variants set places_filled_on = (now() at time zone 'Europe/Zurich')::date
  where monthly_places is not null and places_filled_on is null;
