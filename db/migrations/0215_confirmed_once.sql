-- Who follows the link of a confirmation once more is led to what it has booked.
set local lock_timeout = '5s';
alter table appointments add column confirm_token_hash text unique;
