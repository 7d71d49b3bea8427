-- The tenth for first-time clients began at an hour of UTC: it begins with the day in Switzerland, as every other one does.
update promotions set starts_at = timestamp '2026-01-01 00:00' at time zone 'Europe/Zurich'
where audience = 'first-order' and made_by is null and starts_at = timestamptz '2026-01-01 00:00+00';
