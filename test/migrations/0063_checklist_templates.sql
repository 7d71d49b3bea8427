insert into checklist_templates (id, product_id, tax_year, changed_by)
  values ('00000000-0000-8000-8000-0000000000e1', 'standard', 2025, 'olga'), ('00000000-0000-8000-8000-0000000000e2', 'standard', null, null);
insert into checklist_template_items (template_id, title, position) values ('00000000-0000-8000-8000-0000000000e1', 'Salary certificate', 0);
