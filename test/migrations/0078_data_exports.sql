insert into data_exports (person_id, asked_at) select id, now() from people where id = 'ana';
