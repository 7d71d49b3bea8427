insert into security_alerts (kind, raised_at, count, person_id) values ('exports', now(), 7, 'olga');
