-- What the figures of the firm count by month, each found by the instant or day that counts; and how much an adviser takes on.
set local lock_timeout = '5s';
create index orders_by_payment on orders (paid_at) include (total_cents, refunded_cents) where paid_at is not null;
create index orders_by_creation on orders (created_at);
create index leads_by_creation on leads (created_at) where state <> 'spam';
create index cases_by_filing on cases (filed_on) where filed_on is not null;

-- In cases of weight 1, as the settings weigh each kind; null where nobody has said how much is enough.
alter table staff_profiles add column case_limit integer check (case_limit between 1 and 500);
