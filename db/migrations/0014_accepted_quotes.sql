-- Accepted quotes that are not paid yet are in the list of decisions, which the menu counts on every page.
create index quotes_accepted on quotes (ended_at) where (state = 'accepted');
