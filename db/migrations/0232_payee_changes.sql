-- Another account for a payout than the one that somebody else entered waits for a second person.
set local lock_timeout = '5s';
alter table payouts
  -- The staff member who entered the account; null where the client, the bank or a refund named it.
  add column recorded_by text references people on delete set null,
  add column changed_payee_sealed bytea,
  add column changed_by text references people on delete set null,
  add column changed_at timestamptz,
  add constraint payouts_change_whole check ((changed_payee_sealed is null) = (changed_at is null)),
  add constraint payouts_no_open_change_in_file check (state <> 'in_file' or changed_payee_sealed is null);
create index payouts_by_recorder on payouts (recorded_by);
create index payouts_by_changer on payouts (changed_by);
