-- Messages stand in threads: what was written about one subject in one case, or apart from any case.
create table message_threads (
  id uuid primary key default gen_random_uuid(),
  case_id uuid,
  client_id text not null references people,
  subject text not null,
  -- Whose turn it is. 'nobody': staff said that the last message needs no answer.
  waiting_for text not null check (waiting_for in ('firm', 'client', 'nobody')),
  -- The member of staff who answers.
  owner_id text references people,
  -- By when the firm promised to answer; kept while nobody is waited for, so that the promise holds when that is undone.
  answer_due_at timestamptz,
  last_message_at timestamptz not null,
  created_at timestamptz not null default now(),
  unique (id, client_id),
  foreign key (case_id, client_id) references cases (id, client_id) on delete cascade,
  check (waiting_for <> 'firm' or answer_due_at is not null)
);

-- How far a person has read a thread.
create table thread_reads (
  thread_id uuid not null references message_threads on delete cascade,
  person_id text not null references people on delete cascade,
  last_read_at timestamptz not null,
  primary key (thread_id, person_id)
);

alter table messages add column thread_id uuid;
-- A note between staff stands in the thread and is no message to the client.
alter table messages add column is_internal boolean not null default false
  check (not is_internal or sender_type = 'admin');

-- One thread for each subject of a case. A case that is over and correspondence that was read wait for nobody.
create temporary table threads_before on commit drop as
  select gen_random_uuid() as id, m.case_id, m.client_id, regexp_replace(lower(m.subject), '^(re: *)+', '') as topic,
    (array_agg(m.subject order by m.created_at, m.id))[1] as subject,
    (array_agg(m.sender_type order by m.created_at desc, m.id desc))[1] as last_sender,
    (array_agg(m.sender_id order by m.created_at desc) filter (where m.sender_type = 'admin'))[1] as answered_by,
    bool_or(m.sender_type = 'client' and m.read_at is null) as has_unread,
    min(m.created_at) as created_at, max(m.created_at) as last_message_at
  from messages m
  group by m.case_id, m.client_id, topic;
insert into message_threads (id, case_id, client_id, subject, waiting_for, owner_id, answer_due_at, last_message_at, created_at)
  select t.id, t.case_id, t.client_id, t.subject,
    case when t.last_sender = 'admin' then 'client'
      when t.has_unread or c.state not in ('closed', 'withdrawn') then 'firm'
      else 'nobody' end,
    coalesce(t.answered_by, c.assigned_to),
    case when t.last_sender = 'client' then t.last_message_at + interval '2 days' end,
    t.last_message_at, t.created_at
  from threads_before t left join cases c on c.id = t.case_id;
update messages m set thread_id = t.id
  from threads_before t
  where t.client_id = m.client_id and t.case_id is not distinct from m.case_id
    and t.topic = regexp_replace(lower(m.subject), '^(re: *)+', '');
-- What the client has read is known; of staff it is known only that somebody has, which the owner is taken for.
insert into thread_reads (thread_id, person_id, last_read_at)
  select m.thread_id, case when m.sender_type = 'admin' then m.client_id else t.owner_id end, max(m.created_at)
  from messages m join message_threads t on t.id = m.thread_id
  where m.read_at is not null and (m.sender_type = 'admin' or t.owner_id is not null)
  group by 1, 2;

alter table messages
  alter column thread_id set not null,
  add foreign key (thread_id, client_id) references message_threads (id, client_id) on delete cascade;
drop index messages_unread;
alter table messages drop column read_at;

create index messages_by_thread on messages (thread_id, client_id, created_at);
create index message_threads_by_case on message_threads (case_id, client_id, last_message_at);
create index message_threads_by_client on message_threads (client_id, last_message_at desc);
create index message_threads_by_owner on message_threads (owner_id);
create index message_threads_by_turn on message_threads (waiting_for, answer_due_at);
create index message_threads_by_time on message_threads (last_message_at desc);
create index thread_reads_by_person on thread_reads (person_id);

alter table message_threads enable row level security;
alter table thread_reads enable row level security;
create policy system_sees_all on message_threads to app_system using (true);
create policy system_sees_all on thread_reads to app_system using (true);
create policy client_sees_own on message_threads to app_client
  using (client_id = (select current_setting('app.client_id', true)));
-- A client sees that somebody has read, and says so of nobody else.
create policy client_sees_reading on thread_reads for select to app_client
  using (thread_id in (select id from message_threads));
create policy client_reads on thread_reads to app_client
  using (person_id = (select current_setting('app.client_id', true)) and thread_id in (select id from message_threads));
drop policy client_sees_own on messages;
create policy client_sees_own on messages to app_client
  using (client_id = (select current_setting('app.client_id', true)) and not is_internal);
