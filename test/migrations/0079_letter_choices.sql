insert into letter_choices (person_id, topic, choice) select id, 'messages', 'daily' from people where id = 'ana';
