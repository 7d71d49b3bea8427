-- The checklist that cases of a product and tax year open with; without a year, of all years. A product without one opens
-- with what the catalogue says.
create table checklist_templates (
  id uuid primary key default gen_random_uuid(),
  product_id text not null references products on delete cascade,
  tax_year integer,
  changed_by text references people on delete set null,
  changed_at timestamptz not null default now(),
  unique nulls not distinct (product_id, tax_year)
);
create index checklist_templates_by_person on checklist_templates (changed_by);

create table checklist_template_items (
  id uuid primary key default gen_random_uuid(),
  template_id uuid not null references checklist_templates on delete cascade,
  title text not null,
  description text not null default '',
  is_required boolean not null default true,
  is_if_at_hand boolean not null default false check (not (is_required and is_if_at_hand)),
  position integer not null
);
create index checklist_template_items_by_template on checklist_template_items (template_id, position);
