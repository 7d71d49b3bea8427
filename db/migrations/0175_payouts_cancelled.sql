-- A payment that was decided is called off before it is in a file for the bank: why, and by whom (`entered_by`).
set local lock_timeout = '5s';
alter table payouts add column reason text check (length(reason) <= 1000);
alter table payouts drop constraint payouts_state_check;
alter table payouts add constraint payouts_state_check
  check (state in ('no_account', 'ready', 'in_file', 'paid', 'returned', 'cancelled'));
alter table payouts add constraint payouts_cancelled_before check (state <> 'cancelled' or (reason is not null and file_id is null));
drop index payouts_one_of_refund, payouts_one_of_payment;
create unique index payouts_one_of_refund on payouts (refund_id) where state not in ('returned', 'cancelled');
create unique index payouts_one_of_payment on payouts (payment_id) where state not in ('returned', 'cancelled');

-- The day on which what came back was noted, for the books.
alter table payouts add column returned_on date;
update payouts set returned_on = coalesce(paid_on, asked_at::date) where state = 'returned';
alter table payouts add constraint payouts_returned_some_day check (state <> 'returned' or returned_on is not null);

-- What was to be given back of a payment waits for a person again.
alter table payments_received drop constraint payments_received_reason_check;
alter table payments_received add constraint payments_received_reason_check check (reason in ('no-reference', 'unknown-reference',
  'other-currency', 'cancelled', 'paid-already', 'overpaid', 'underpaid', 'reversal', 'taken-back', 'payout-cancelled'));
