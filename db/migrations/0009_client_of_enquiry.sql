-- The client who sent an enquiry: the one with its address, the person invited from it, or one whom staff confirmed.
alter table leads add column client_id text;
alter table leads add constraint leads_client_id_fkey foreign key (client_id) references people(id) on delete set null;
create index leads_by_client on leads (client_id, created_at desc) where client_id is not null;
update leads l set client_id = p.id from people p
where p.email = lower(l.email) and p.role = 'client' and p.merged_into is null and l.state <> 'spam';
