-- Spelling variants of a name have one key: ue and ü, double letters, silent h, first and last name swapped.
create function name_key(name text) returns text
    language sql immutable strict parallel safe
    return (
  select coalesce(string_agg(word, ' ' order by word), '') from unnest(string_to_array(
    regexp_replace(regexp_replace(translate(replace(replace(replace(replace(replace(replace(
      regexp_replace(searchable(name), '[^[:alnum:]]+', ' ', 'g'),
      'ae', 'a'), 'oe', 'o'), 'ue', 'u'), 'ph', 'f'), 'ck', 'k'), 'th', 't'), 'yjcz', 'iiks'),
      '([aeioun])h', '\1', 'g'), '([[:alpha:]])\1+', '\1', 'g'), ' ')) word
  where word <> '');

-- The end of a phone number is the same with and without the code of the country.
create function phone_key(phone text) returns text
    language sql immutable strict parallel safe
    return case when length(figures_of(phone)) >= 7 then right(figures_of(phone), 9) end;

create index people_by_name_key on people (name_key(name)) where role = 'client' and status <> 'closed';
create index people_by_last_name_key on people (name_key(last_name)) where role = 'client' and status <> 'closed';
create index people_by_phone_key on people (phone_key(phone)) where role = 'client' and status <> 'closed';
