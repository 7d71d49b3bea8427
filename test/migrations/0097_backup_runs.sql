insert into backup_runs (kind, state, asked_by, asked_at) values ('backup', 'waiting', 'olga', now());
