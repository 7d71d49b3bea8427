-- How much a client keeps with us, whoever asks. A partner sends files into a client's cases and sees only those that are
-- shared, a client none that the firm has not shown yet; the room that is left is one and the same for both.
set local lock_timeout = '5s';
create function kept_bytes(client text) returns bigint
  language sql stable security definer set search_path = public as $$
  select coalesce(sum(f.size_bytes), 0)::bigint from documents d join stored_files f on f.id = d.file_id
  where d.client_id = client and f.scan_state <> 'infected'
$$;
