-- More time for the filing of a case: asked for, granted or refused. What the client sees of it stands in case_events.
set local lock_timeout = '5s';

create table case_extensions (
  id bigint generated always as identity primary key,
  case_id uuid not null references cases on delete cascade,
  step text not null check (step in ('asked', 'granted', 'refused')),
  until_on date not null,
  fee_cents integer not null default 0 check (fee_cents between 0 and 100000),
  recorded_by text references people on delete set null,
  recorded_at timestamptz not null default now()
);
create index case_extensions_case_idx on case_extensions (case_id, id);
create index case_extensions_recorded_by_idx on case_extensions (recorded_by);

-- Since when a case stands where it does. A trigger writes it, so that a program from before, which may still be running
-- beside this one, does not leave it out.
alter table cases add column state_since timestamptz;
update cases c set state_since = coalesce(
  (select max(e.at) from case_events e where e.case_id = c.id and e.to_state = c.state), c.created_at);
alter table cases alter column state_since set not null, alter column state_since set default now();

create function note_state_since() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    new.state_since := new.created_at;
  elsif new.state is distinct from old.state then
    new.state_since := new.updated_at;
  end if;
  return new;
end $$;
create trigger state_since_on_insert before insert on cases for each row execute function note_state_since();
create trigger state_since_on_move before update of state on cases for each row execute function note_state_since();
