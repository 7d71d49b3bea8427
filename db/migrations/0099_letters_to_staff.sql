-- How letters to staff go: by the setting of the firm, for each event and role. Whoever's act causes such a letter, also
-- a client, must not read the settings; the letter goes by them all the same.
set local lock_timeout = '5s';
create function staff_letter_choice(mailbox text, event text) returns text
  language sql stable security definer set search_path = public as $$
  select s.value -> event ->> p.role from people p, settings s
  where p.email = lower(mailbox) and p.role <> 'client' and s.key = 'staff_letters'
$$;
