insert into next_year_runs (tax_year, started_at) values (2025, now());
insert into next_year_invitations (tax_year, person_id, state, at) values (2025, 'ana', 'invited', now());
