insert into appointments (guest_name, guest_email, person_key, staff_id, title, kind, starts_at, duration_minutes, meeting_type, booked_by)
  values ('Gus Guest', 'gus@example.com', 'gus@example.com', 'olga', 'Free first talk', 'first-talk', now() + interval '1 day', 30, 'video', 'guest');
insert into appointment_moves (appointment_id, from_starts_at, to_starts_at, from_staff_id, to_staff_id, by_client, moved_at)
  select id, now(), starts_at, 'olga', 'olga', true, now() from appointments where guest_email = 'gus@example.com';
insert into adviser_calendars (staff_id, is_bookable, hours, languages, updated_at)
  values ('olga', true, '{"1": [["09:00", "18:00"]]}', '{en}', now());
insert into absences (staff_id, kind, starts_at, ends_at, created_by, created_at)
  values ('olga', 'absence', now() + interval '2 days', now() + interval '3 days', 'olga', now());
insert into appointment_holds (staff_id, starts_at, taken, kind, expires_at, created_at)
  values ('olga', now() + interval '4 days', tstzrange(now() + interval '4 days', now() + interval '5 days'), 'first-talk', now(), now());
insert into case_minutes (case_id, entry, minutes, note, actor_id, at)
  values ('00000000-0000-8000-8000-0000000000c0', 'given-back', 30, 'Missed by us', 'olga', now());
insert into calendar_feeds (person_id, token_hash, created_at) values ('ana', 'hash', now());
