-- What is asked of a client: staff add to it, waive it with a reason, and say how much it is needed.
set local lock_timeout = '5s';
alter table case_checklist_items
  add column is_if_at_hand boolean not null default false check (not (is_required and is_if_at_hand)),
  add column not_needed_reason text;

-- The same file again is found by its hash.
create index stored_files_by_hash on stored_files (sha256);
