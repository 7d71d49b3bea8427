-- People are found without regard to case and accents, and stand where a reader looks for them.

-- Letters of all languages in one order. A server that was built without ICU sorts by code.
do $$ begin
  create collation people_order (provider = icu, locale = 'und');
exception when feature_not_supported or invalid_parameter_value or undefined_object then
  create collation people_order from "C";
end $$;

-- Text as it is searched: small letters without accents. No extension, which another server may not have; the standard
-- form takes accents off, and the letters that it knows no plain form of follow by hand. The body is bound when it is
-- created, so that it also works where no search path is set, as in a restore.
create function searchable(words text) returns text language sql immutable strict parallel safe
  return translate(replace(replace(replace(replace(
    regexp_replace(lower(normalize(words, NFKD) collate people_order), '[\u0300-\u036f]', '', 'g'),
    'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), '’', ''''), 'øłđðı', 'olddi');

alter table people add column search_text text not null generated always as
  (searchable(name || ' ' || email || ' ' || coalesce(company, ''))) stored;
alter table cases add column search_text text not null generated always as
  (searchable(case_number || ' ' || title || ' ' || description)) stored;
alter table orders add column search_text text not null generated always as
  (searchable(coalesce(buyer_name, '') || ' ' || coalesce(buyer_email, ''))) stored;
alter table job_applications add column search_text text not null generated always as
  (searchable(name || ' ' || email)) stored;
