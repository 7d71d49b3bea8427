-- How often a subscriber wants newsletters: each one, or at most one in four weeks.
alter table subscribers add column frequency text default 'all' not null;
alter table subscribers add constraint subscribers_frequency_check check (frequency in ('all', 'monthly'));
