-- The parts of a case are as private as the case itself.
alter table case_events enable row level security;
alter table case_events force row level security;
create policy own_case_events on case_events
  using (exists (select 1 from cases where cases.id = case_events.case_id));
alter table case_checklist_items enable row level security;
alter table case_checklist_items force row level security;
create policy own_case_checklist_items on case_checklist_items
  using (exists (select 1 from cases where cases.id = case_checklist_items.case_id));
create index documents_by_checklist_item on documents (checklist_item_id) where checklist_item_id is not null;
