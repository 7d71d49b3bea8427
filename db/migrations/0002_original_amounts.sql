-- Amounts stated in another currency: what the client entered, and the official rate that converted it.
alter table case_figures add column original jsonb;
