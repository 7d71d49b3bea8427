-- What the scanner found infected was not received: its item is open again.
update documents d set state = 'quarantined'
  from stored_files f
  where f.id = d.file_id and f.scan_state = 'infected' and d.state in ('received', 'accepted', 'rejected');

create index stored_files_unscanned on stored_files (created_at) where scan_state = 'unscanned';
