-- Since when a client has asked for an objection that is not posted yet. The words stand in the case's log.
set local lock_timeout = '5s';
alter table cases add column objection_asked_at timestamptz;
create index cases_objection_asked on cases (objection_asked_at) where objection_asked_at is not null;
