insert into kept_forms (person_id, path, content, kept_at) values ('olga', '/admin/settings', '\x00', now());
