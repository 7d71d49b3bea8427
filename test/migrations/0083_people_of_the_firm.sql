insert into staff_profiles (person_id, initials, languages, specialities, is_public)
  values ('olga', 'OO', array['German', 'French'], array['Tax at source'], true);
insert into second_factor_resets (person_id, asked_by, asked_at, expires_at)
  select 'olga', 'olga', now(), now() + interval '1 day';
