insert into deletion_requests (person_id, name, asked_at, due_at) select id, name, now(), now() + interval '7 days' from people where id = 'ana';
