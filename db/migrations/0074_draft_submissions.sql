-- A draft belongs to the message that it is to become: once that is stored, nothing is kept under its key any more, and a
-- save that was overtaken by a later one is left out.
alter table message_drafts
  add column submission_key text check (length(submission_key) <= 100),
  add column save_number integer not null default 0;
