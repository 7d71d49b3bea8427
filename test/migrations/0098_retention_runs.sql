insert into retention_runs (id, ran_at, removed, removed_in_all, has_failed) values ('letters', now(), 3, 5, false);
