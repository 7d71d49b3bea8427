-- Which letters somebody wants, by what they are about. Without a row they come at once; letters without a topic always do.
set local lock_timeout = '5s';
create table letter_choices (
  person_id text not null references people on delete cascade,
  topic text not null check (topic in ('messages', 'documents', 'appointments', 'reminders', 'cases')),
  choice text not null check (choice in ('daily', 'off')),
  primary key (person_id, topic)
);
alter table letter_choices enable row level security;
create policy system_sees_all on letter_choices to app_system using (true);

-- 'held': waits for the letter of the day; 'bundled': was in it.
alter table letters add column topic text,
  drop constraint letters_state_check,
  add constraint letters_state_check check (state in ('queued', 'held', 'bundled', 'sent', 'failed'));
create index letters_held on letters (to_address, created_at) where state = 'held';

-- A client whose act causes a letter to somebody else must not read what they chose; the letter goes by it all the same.
create function letter_choice(mailbox text, about text) returns text
  language sql stable security definer set search_path = public as $$
  select c.choice from people p join letter_choices c on c.person_id = p.id where p.email = lower(mailbox) and c.topic = about
$$;
