insert into message_threads (id, case_id, client_id, subject, waiting_for, last_message_at)
  values ('00000000-0000-8000-8000-0000000000e1', '00000000-0000-8000-8000-0000000000c0', 'ana', 'About a draft', 'client', now());
insert into thread_reads (thread_id, person_id, last_read_at) values ('00000000-0000-8000-8000-0000000000e1', 'olga', now());
