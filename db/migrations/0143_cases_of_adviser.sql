-- The day of an adviser counts his cases by state, due day and age: answered from the index alone.
set local lock_timeout = '5s';
create index cases_of_adviser on cases (assigned_to, state, due_on) include (id, state_since, client_approved_at);
drop index cases_by_adviser;
