insert into case_numbers (year, last_number) values (2025, 10);
insert into cases (id, case_number, client_id, order_id, order_line_id, unit_number, title, case_type, tax_year, state, assigned_to)
  values ('00000000-0000-8000-8000-0000000000c0', 'ETB-2025-0', 'ana', '00000000-0000-8000-8000-0000000000a1',
    '00000000-0000-8000-8000-0000000000b1', 1, 'Tax return 2025', 'tax_return', 2025, 'in_preparation', 'olga');
insert into cases (case_number, client_id, title, case_type, tax_year, state)
  select 'ETB-2025-' || n, 'ben', 'Tax return', 'tax_return', 2025, state
  from unnest(array['intake', 'waiting_for_documents', 'review', 'client_approval', 'filed', 'assessed', 'closed', 'on_hold',
    'withdrawn']) with ordinality as s (state, n);
insert into case_events (case_id, actor_id, kind, text) values ('00000000-0000-8000-8000-0000000000c0', 'olga', 'opened', 'Opened.');
insert into case_checklist_items (id, case_id, title)
  values ('00000000-0000-8000-8000-0000000000d1', '00000000-0000-8000-8000-0000000000c0', 'Salary certificate');
insert into documents (case_id, client_id, checklist_item_id, file_id, original_filename, document_type, file_size, state, uploaded_by)
  select '00000000-0000-8000-8000-0000000000c0', 'ana', '00000000-0000-8000-8000-0000000000d1',
    '00000000-0000-8000-8000-0000000000f1', 'salary.pdf', 'Salary certificate', 10, state, 'ana'
  from unnest(array['received', 'accepted', 'rejected', 'superseded', 'quarantined']) as s (state);
insert into messages (case_id, client_id, sender_id, sender_type, subject, body, submission_key)
  values ('00000000-0000-8000-8000-0000000000c0', 'ana', 'ana', 'client', 'Question', 'When?', 'key'),
    (null, 'ana', 'olga', 'admin', 'Answer', 'Soon.', null);
insert into appointments (case_id, client_id, staff_id, title, starts_at, duration_minutes, meeting_type)
  values ('00000000-0000-8000-8000-0000000000c0', 'ana', 'olga', 'Talk', now(), 30, 'video');
