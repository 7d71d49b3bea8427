-- A sign-in that runs while its account is closed or suspended waits for that and then gets no session.
create function session_of_open_account() returns trigger language plpgsql as $$
begin
  perform from people where id = new.user_id and status not in ('closed', 'suspended', 'rejected') for share;
  return case when found then new end;
end $$;
create trigger session_of_open_account before insert on sessions for each row execute function session_of_open_account();
