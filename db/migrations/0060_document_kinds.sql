-- What a document is. What staff had put into a case beside its checklist, before they asked the client to approve, was a
-- draft; what they put there otherwise was a letter.
set local lock_timeout = '5s';
alter table documents
  add column kind text not null default 'from_client' check (kind in (
    'from_client', 'draft', 'filed_copy', 'filing_receipt', 'assessment', 'invoice', 'letter', 'internal')),
  -- Counts the drafts of a case, so that people can speak of draft 2.
  add column draft_number integer check (draft_number > 0),
  -- Since when the client sees it: a draft once they are asked to approve it, what is internal never.
  add column shown_at timestamptz default now();

update documents d set kind = case when exists (
    select from case_events e where e.case_id = d.case_id and e.at >= d.created_at
      and e.said ->> 'code' = 'moved' and e.said -> 'values' ->> 'move' = 'ask_for_approval')
  then 'draft' else 'letter' end
from people p where p.id = d.uploaded_by and p.role <> 'client' and d.checklist_item_id is null;
update documents set shown_at = created_at;
update documents set state = 'accepted' where kind <> 'from_client' and state = 'received';
update documents d set draft_number = counted.number
from (select id, row_number() over (partition by case_id order by created_at, id) as number
  from documents where kind = 'draft') counted
where counted.id = d.id;

alter table documents add check ((kind = 'draft') = (draft_number is not null));
alter table documents add check (kind <> 'internal' or shown_at is null);
create unique index documents_drafts on documents (case_id, draft_number) where draft_number is not null;

-- What is not shown does not exist for a client, and what a client writes is from the client.
drop policy client_sees_own on documents;
create policy client_sees_own on documents to app_client
  using (client_id = (select current_setting('app.client_id', true)) and shown_at is not null)
  with check (client_id = (select current_setting('app.client_id', true)) and kind = 'from_client');
