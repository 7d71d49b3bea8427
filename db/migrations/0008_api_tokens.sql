-- Personal tokens of staff for the API. Only the hash of a token is stored.
create table api_tokens (
  id uuid default gen_random_uuid() not null,
  person_id text not null,
  name text not null,
  token_hash text not null,
  hint text not null,
  scopes text[] not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  last_used_at timestamptz,
  revoked_at timestamptz,
  constraint api_tokens_name_check check (length(name) between 1 and 80),
  constraint api_tokens_scopes_check check (cardinality(scopes) > 0
    and scopes <@ array['clients:read', 'cases:read', 'deadlines:read', 'messages:draft']),
  constraint api_tokens_expires_at_check check (expires_at <= created_at + interval '366 days'),
  constraint api_tokens_pkey primary key (id),
  constraint api_tokens_token_hash_key unique (token_hash)
);
create index api_tokens_by_person on api_tokens (person_id);
alter table api_tokens add constraint api_tokens_person_id_fkey foreign key (person_id) references people(id)
  on delete cascade;
