insert into addresses (person_id, street, house_number, postcode, town, country, commune_id, commune, canton, since_on, created_at)
  select id, 'Seeweg', '1', '2502', 'Biel/Bienne', 'CH', 371, 'Biel/Bienne', 'BE', '2025-03-01', now() from people where id = 'ana';
