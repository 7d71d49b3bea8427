-- Whose rows a session sees hangs on the role that it acts as. `app_system`, the program and staff, sees all of them;
-- `app_client` sees those of the client named in `app.client_id`, and without a name none; anybody else sees nothing.
-- The owner of the tables stands above this, for migrations and backups: the program never acts as the owner.
drop policy own_cases on cases;
drop policy own_documents on documents;
drop policy own_messages on messages;
drop policy own_appointments on appointments;
drop policy own_orders on orders;
drop policy own_case_events on case_events;
drop policy own_case_checklist_items on case_checklist_items;
drop function visible_to_client(text);

alter table people enable row level security;
alter table order_lines enable row level security;
alter table stored_files enable row level security;

do $$
declare
  guarded text;
begin
  foreach guarded in array array['people', 'cases', 'documents', 'messages', 'appointments', 'orders', 'order_lines',
    'case_events', 'case_checklist_items', 'stored_files']
  loop
    execute format('alter table %I no force row level security', guarded);
    execute format('create policy system_sees_all on %I to app_system using (true)', guarded);
  end loop;
end $$;

-- Written as a subquery, the setting is read once for a query and not once for every row.
create policy client_sees_own on cases to app_client using (client_id = (select current_setting('app.client_id', true)));
create policy client_sees_own on documents to app_client using (client_id = (select current_setting('app.client_id', true)));
create policy client_sees_own on messages to app_client using (client_id = (select current_setting('app.client_id', true)));
create policy client_sees_own on appointments to app_client using (client_id = (select current_setting('app.client_id', true)));
create policy client_sees_own on orders to app_client using (person_id = (select current_setting('app.client_id', true)));
-- A client sees who works for the firm, and of the other clients nobody.
create policy client_sees_own on people to app_client using (id = (select current_setting('app.client_id', true)));
create policy client_sees_staff on people for select to app_client using (role in ('adviser', 'admin', 'owner'));
-- What belongs to a row above is seen with it: these subqueries are guarded themselves.
create policy client_sees_own on case_events to app_client using (case_id in (select id from cases));
create policy client_sees_own on case_checklist_items to app_client using (case_id in (select id from cases));
create policy client_sees_own on order_lines to app_client using (order_id in (select id from orders));
create policy client_sees_own on stored_files to app_client using (id in (select file_id from documents));
