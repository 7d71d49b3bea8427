-- Salary certificates are stored beside e-tax statements; a document may hold several certificates.
alter table tax_statements add column kind text;
update tax_statements set kind = 'e-tax-statement' where content is not null;
alter table tax_statements add constraint tax_statements_kind_check
  check (kind in ('e-tax-statement', 'salary-certificate'));
alter table tax_statements add constraint tax_statements_kind_known check ((content is null) or (kind is not null));
alter table tax_statements drop constraint tax_statements_document_id_key;
