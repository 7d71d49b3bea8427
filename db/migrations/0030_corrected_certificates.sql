-- Who put a document under its checklist item after the upload; null if it stays where the upload placed it.
alter table documents add column placed_by text;
alter table documents add constraint documents_placed_by_check check (placed_by in ('reading', 'person'));
-- Boxes of a certificate that staff corrected, with what was read; the content holds the corrected amounts.
alter table tax_statements add column corrections jsonb default '[]'::jsonb not null;
