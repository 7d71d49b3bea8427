-- A confidential letter carries a link that opens something (a reset, a confirmation): its text is not kept once it was sent.
alter table letters add column is_confidential boolean not null default false;
create index letters_waiting on letters (created_at) where state <> 'sent';
