-- A document, message or appointment belongs to the client of its case: the key says so, not only the code.
alter table cases add constraint cases_id_and_client unique (id, client_id);
alter table documents
  drop constraint documents_case_id_fkey,
  add foreign key (case_id, client_id) references cases (id, client_id) on delete cascade;
alter table messages
  drop constraint messages_case_id_fkey,
  add foreign key (case_id, client_id) references cases (id, client_id) on delete cascade;
alter table appointments
  drop constraint appointments_case_id_fkey,
  add foreign key (case_id, client_id) references cases (id, client_id) on delete cascade;

-- And a document answers an item of its own case.
alter table case_checklist_items add constraint case_checklist_items_id_and_case unique (id, case_id);
alter table documents
  drop constraint documents_checklist_item_id_fkey,
  add foreign key (checklist_item_id, case_id) references case_checklist_items (id, case_id)
    on delete set null (checklist_item_id);

drop index documents_by_case, documents_by_checklist_item, messages_by_case;
create index documents_by_case on documents (case_id, client_id, created_at);
create index documents_by_checklist_item on documents (checklist_item_id, case_id);
create index messages_by_case on messages (case_id, client_id, created_at);

-- Every foreign key has an index, so that a deletion or a join never reads a whole table.
create index appointments_by_case on appointments (case_id, client_id);
create index appointments_by_adviser on appointments (staff_id, starts_at);
create index appointments_by_time on appointments (starts_at);
create index case_events_by_actor on case_events (actor_id);
create index cases_by_order on cases (order_id);
create index documents_by_file on documents (file_id);
create index documents_by_reviewer on documents (reviewed_by);
create index documents_by_uploader on documents (uploaded_by);
create index job_application_events_by_actor on job_application_events (actor_id);
create index messages_by_sender on messages (sender_id);
create index order_lines_by_product on order_lines (product_id);
create index order_lines_by_variant on order_lines (variant_id);
create index payment_events_by_order on payment_events (order_id);
create index product_checklist_items_by_product on product_checklist_items (product_id);
create index product_collection_links_by_collection on product_collection_links (collection_id);
create index product_details_by_product on product_details (product_id);
create index product_option_values_by_variant on product_option_values (variant_id);
create index product_options_by_product on product_options (product_id);
create index product_related_by_product on product_related (product_id);
create index settings_by_person on settings (changed_by);
