-- Nobody is bookable before their working hours are saved. Advisers who are bookable today keep the hours they had.
insert into adviser_calendars (staff_id, is_bookable, hours, languages, updated_at)
select id, true, '{"1":[["09:00","18:00"]],"2":[["09:00","18:00"]],"3":[["09:00","18:00"]],"4":[["09:00","18:00"]],"5":[["09:00","18:00"]]}',
  array['en', 'de', 'fr'], now()
from people where role = 'adviser' and status = 'active'
on conflict do nothing;
