-- The canton that taxes a client, and that of a case where it is another one: the filing date depends on it.
set local lock_timeout = '5s';
alter table people add column canton text check (canton ~ '^[A-Z]{2}$');
alter table cases add column canton text check (canton ~ '^[A-Z]{2}$');
