-- An invoice is kept for ten years (OR 958f). Tests move the program's clock and not the database's, so their mode is left out.
create function invoice_is_retained() returns trigger language plpgsql as $$
begin
  if current_user in ('app_system', 'app_client') and old.issued_at > now() - interval '10 years'
    and not exists (select from installation where mode = 'test') then
    raise exception 'an issued invoice is kept for ten years' using errcode = '42501';
  end if;
  return old;
end $$;
create trigger invoice_is_retained before delete on invoices for each row execute function invoice_is_retained();

-- A client's session reads the settings that its own work depends on, and no other.
alter table settings enable row level security;
create policy system on settings to app_system using (true);
create policy client on settings for select to app_client using (key = 'client_quota_mb');
