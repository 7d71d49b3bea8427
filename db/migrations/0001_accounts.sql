-- People, their sign-ins and sessions. The tables of the sign-in library carry our names (accounts/sign-in.server.ts maps them).

create table people (
  id text primary key,
  email text not null unique check (email = lower(email)),
  email_verified boolean not null default false,
  name text not null,
  first_name text not null,
  last_name text not null,
  company text,
  phone text,
  address text,
  tax_id_sealed bytea,
  image text,
  username text unique,
  display_username text,
  role text not null default 'client' check (role in ('client', 'adviser', 'admin', 'owner')),
  status text not null default 'pending' check (status in ('invited', 'pending', 'active', 'rejected', 'suspended', 'closed')),
  status_reason text,
  status_changed_at timestamptz not null default now(),
  two_factor_enabled boolean not null default false,
  last_sign_in_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index people_by_status on people (role, status, created_at);

create table sessions (
  id text primary key,
  user_id text not null references people on delete cascade,
  token text not null unique,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  is_bypass boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index sessions_by_person on sessions (user_id);

create table credentials (
  id text primary key,
  account_id text not null,
  provider_id text not null,
  user_id text not null references people on delete cascade,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  password text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider_id, account_id)
);
create index credentials_by_person on credentials (user_id);

create table verifications (
  id text primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index verifications_by_identifier on verifications (identifier);

create table two_factors (
  id text primary key,
  user_id text not null references people on delete cascade,
  secret text not null,
  backup_codes text not null,
  verified boolean default true,
  failed_verification_count integer default 0,
  locked_until timestamptz
);
create index two_factors_by_person on two_factors (user_id);

create table passkeys (
  id text primary key,
  user_id text not null references people on delete cascade,
  name text,
  public_key text not null,
  credential_id text not null unique,
  counter bigint not null,
  device_type text not null,
  backed_up boolean not null,
  transports text,
  aaguid text,
  created_at timestamptz default now()
);
create index passkeys_by_person on passkeys (user_id);
