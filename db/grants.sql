-- Who may do what. Run by the owner of the tables after the migrations; it says the same however often it is run.
-- Neither role owns anything, so neither can change a table, switch off a trigger or empty a table at once.

-- Nobody has a right that is not given below.
revoke all on schema public from public;
revoke all on all tables in schema public, graphile_worker from public, app_system, app_client;
revoke all on all sequences in schema public, graphile_worker from public, app_system, app_client;
revoke all on all functions in schema public, graphile_worker from public, app_system, app_client;
alter default privileges revoke execute on functions from public;

-- The program itself: it reads and writes rows. Tables to come are open to it as well.
grant usage on schema public, graphile_worker to app_system;
grant select, insert, update, delete on all tables in schema public, graphile_worker to app_system;
grant usage, select on all sequences in schema public, graphile_worker to app_system;
grant execute on all functions in schema public, graphile_worker to app_system;
alter default privileges grant select, insert, update, delete on tables to app_system;
alter default privileges grant usage, select on sequences to app_system;
alter default privileges grant execute on functions to app_system;

-- Comparing words by their groups of three letters. Where somebody else has installed it, they have granted it.
do $$
declare
  home regnamespace;
begin
  select extnamespace::regnamespace into home from pg_extension where extname = 'pg_trgm';
  if home is not null then
    execute format('grant usage on schema %s to app_system', home);
    execute format('grant execute on all functions in schema %s to app_system', home);
  end if;
exception when insufficient_privilege then null;
end $$;

-- The audit log is written by its function only, and who migrates is the owner.
revoke insert, update, delete on audit_events, installation, kysely_migration, kysely_migration_lock from app_system;

-- Which keys there have been is not forgotten.
revoke delete on secret_keys from app_system;

-- Prices that were asked are added by a trigger and stay as they are.
revoke update, delete on price_changes from app_system;

-- A figure gets one more version; those before stay as they are.
revoke update, delete on case_figures, case_tax_facts, expected_taxes, draft_annexes from app_system;
revoke update, delete on assessed_figures, assessed_taxes, assessment_advice from app_system;
-- So do answers; two accounts of one person become one, and with them who has answered.
revoke update, delete on case_answers from app_system;
grant update (answered_by) on case_answers to app_system;
-- What an invoice says stays as it was written; how it stands and its paper follow.
revoke update on invoices, invoice_lines from app_system;
grant update (state, paid_cents, credited_cents, written_off_cents, written_off_on, file_id) on invoices to app_system;
-- What a client has agreed to can be voided and not be made undone.
revoke delete on case_approvals from app_system;
-- A power of attorney stays as it was signed; it can be revoked. Merging two accounts changes whose it is.
revoke update on mandates, mandate_signers from app_system;
grant update (client_id, created_by, revoked_at, revoked_by, revoked_because) on mandates to app_system;
grant update (person_id, signed_at, consent_version, consent_text, ip, user_agent) on mandate_signers to app_system;
-- A file for the bank stays as it was made, and of a payout who gets how much.
revoke update on payout_files, payouts from app_system;
grant update (state, payee_encrypted, file_id, booked_on, paid_on, returned_on, reason, created_by, recorded_by,
  changed_payee_encrypted, updated_by, updated_at) on payouts to app_system;

-- The program while it acts for one client: what the portal needs, and no table to come unless it is named here. Tables
-- that hold rows of several clients are under row-level security (see the migrations).
grant usage on schema public, graphile_worker to app_client;
grant select on people, addresses, orders, order_lines, order_discounts, refunds, appointments, appointment_documents, consultation_credits, stored_files to app_client;
grant select, insert, update on cases, documents, messages, case_events, case_checklist_items to app_client;
grant select, insert, update (voided_at, void_reason) on case_approvals to app_client;
grant select, update (revoked_at, revoked_by, revoked_because) on mandates to app_client;
grant select, update (signed_at, consent_version, consent_text, ip, user_agent) on mandate_signers to app_client;
grant select, insert on terms_acceptances to app_client;
grant select on case_signers, case_figures, tax_statements, expected_taxes, draft_annexes to app_client;
grant select on assessed_figures, assessed_taxes, assessment_advice, case_answer_items to app_client;
grant select, insert on case_answers to app_client;
grant select, insert, update, delete on household_facts to app_client;
grant select on invoices to app_client;
grant select on quotes, quote_lines to app_client;
grant select (id, order_id, refund_id, state) on payouts to app_client;
grant select, insert, update on message_threads, thread_reads to app_client;
grant select, insert on message_attachments to app_client;
grant select, insert, delete on pending_files to app_client;
grant select, insert, update, delete on drafts to app_client;
grant select, insert, update on case_numbers to app_client;
grant select (key, value) on settings to app_client;
grant insert, select (id) on emails to app_client;
-- To hold a row takes the right to update some column of it.
grant update (id) on stored_files to app_client;
grant usage on all sequences in schema public to app_client;
grant execute on all functions in schema public to app_client;

-- Jobs hold ids and no contents. Their tables are under a row-level security without a policy, which shuts out everybody.
-- A client's session adds jobs through the one function that does so as its owner, and neither reads nor changes any.
do $$
declare
  guarded regclass;
  adding regprocedure;
begin
  for adding in select oid from pg_proc where pronamespace = 'graphile_worker'::regnamespace and proname = 'add_job' loop
    execute format('alter function %s security definer set search_path = pg_catalog, pg_temp', adding);
    execute format('grant execute on function %s to app_client', adding);
  end loop;
  for guarded in
    select oid from pg_class
    where relnamespace = 'graphile_worker'::regnamespace and relkind = 'r' and relrowsecurity
      and not exists (select from pg_policy where polrelid = pg_class.oid and polname = 'program')
  loop
    execute format('create policy program on %s to app_system using (true)', guarded);
  end loop;
end $$;
