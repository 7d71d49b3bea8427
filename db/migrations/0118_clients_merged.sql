-- Two accounts of one person become one: what belonged to one goes over to the other, and its row says where it went.
set local lock_timeout = '5s';

alter table people
  add column merged_into text references people on delete cascade check (merged_into <> id),
  add column merged_at timestamptz,
  add check ((merged_into is null) = (merged_at is null)),
  add check (merged_into is null or status = 'closed');
create index people_by_merged_into on people (merged_into) where merged_into is not null;

-- A case and what belongs to it change their client together: these keys are then compared at the end of the transaction.
alter table documents alter constraint documents_case_id_client_id_fkey deferrable;
alter table messages alter constraint messages_case_id_client_id_fkey deferrable;
alter table messages alter constraint messages_thread_id_client_id_fkey deferrable;
alter table message_threads alter constraint message_threads_case_id_client_id_fkey deferrable;
alter table appointments alter constraint appointments_case_id_client_id_fkey deferrable;
