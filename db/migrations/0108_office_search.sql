-- One search over the office: names of documents and words of messages are found by an index, and words with a typing
-- error by the groups of three letters that they share with what was meant.
set local lock_timeout = '5s';

-- A telephone number is looked for by its figures, however it was written.
create function figures_of(words text) returns text language sql immutable strict parallel safe
  return regexp_replace(words, '[^0-9]', '', 'g');
create index people_phone_idx on people (figures_of(phone)) where phone is not null;

do $$
declare
  home text;
begin
  select n.nspname into strict home
  from pg_extension e join pg_namespace n on n.oid = e.extnamespace where e.extname = 'pg_trgm';
  execute format('create index documents_search_idx on documents using gin (searchable(original_filename) %I.gin_trgm_ops)', home);
  execute format('create index messages_search_idx on messages using gin (searchable(body) %I.gin_trgm_ops)', home);
  -- Bodies of this kind are bound when they are created, and become part of the query, which then reads the index.
  execute format('create function resembles(words text, found text) returns boolean language sql stable parallel safe
    return words operator(%I.<%%) found', home);
  execute format('create function resemblance(words text, found text) returns real language sql immutable parallel safe
    return %I.word_similarity(words, found)', home);
exception when no_data_found then
  raise notice 'pg_trgm is not available here: words are found as they were typed';
  create function resembles(words text, found text) returns boolean language sql stable parallel safe return false;
  create function resemblance(words text, found text) returns real language sql immutable parallel safe
    return case when found like '%' || words || '%' then 1::real else 0::real end;
end $$;
