-- A firm of 20,000 clients and 60,000 cases: what the lists of staff look for, count and sort by is read from an index.
set local lock_timeout = '5s';

alter table message_threads add column search_text text not null generated always as (searchable(subject)) stored;

-- What waits to be checked, read without the table of files: those that are infected are few.
drop index documents_by_state;
create index documents_by_state on documents (state, created_at, id) include (file_id);
create index documents_to_check_idx on documents (case_id, created_at) include (file_id) where state = 'received';
create index message_threads_to_answer_idx on message_threads (case_id, answer_due_at) where waiting_for = 'firm';
create index stored_files_infected_idx on stored_files (id) where scan_state = 'infected';
create index people_by_age on people (role, created_at desc, id);
create index people_by_name on people (name collate people_order, id);
create index cases_by_age on cases (created_at);
-- The order in which staff see cases first: what is over last, then by date.
create index cases_by_urgency on cases ((state in ('filed', 'assessed', 'objection', 'closed', 'withdrawn')), due_on, case_number desc);
create index cases_by_year on cases (tax_year);

-- Any part of a text is found by its groups of three letters. A server without this extension reads the whole table instead,
-- which is slower and finds the same. It stands in a schema of its own: what is in `public` is ours.
do $$
declare
  operators text;
begin
  if not exists (select from pg_extension where extname = 'pg_trgm') then
    create schema if not exists search;
    create extension pg_trgm schema search;
  end if;
  select format('%I.gin_trgm_ops', n.nspname) into operators
  from pg_extension e join pg_namespace n on n.oid = e.extnamespace where e.extname = 'pg_trgm';
  execute format('create index people_search_idx on people using gin (search_text %s)', operators);
  execute format('create index cases_search_idx on cases using gin (search_text %s)', operators);
  execute format('create index orders_search_idx on orders using gin (search_text %s)', operators);
  execute format('create index message_threads_search_idx on message_threads using gin (search_text %s)', operators);
  execute format('create index audit_events_actor_label_idx on audit_events using gin (actor_label %s)', operators);
exception when feature_not_supported or undefined_file or insufficient_privilege then
  raise notice 'pg_trgm is not available here: searching reads whole tables';
end $$;
