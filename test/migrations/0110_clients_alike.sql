insert into people (id, email, name, first_name, last_name, role, status) values ('ana-twin', 'a.na@example.org', 'Ana Twin', 'Ana', 'Twin', 'client', 'active');
insert into clients_told_apart (one_id, other_id, reason, told_by, told_at) values ('ana', 'ana-twin', 'Mother and daughter', 'olga', now());
