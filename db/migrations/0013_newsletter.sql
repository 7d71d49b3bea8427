-- Newsletter: an address is on a list only after the owner of the mailbox has confirmed it.
create table subscribers (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (email = lower(email) and length(email) <= 254),
  name text check (length(name) <= 120),
  topics text[] not null check (cardinality(topics) > 0),
  state text not null check (state in ('pending', 'confirmed', 'unsubscribed', 'bounced', 'complained', 'suppressed')),
  -- Topics asked for since the address was confirmed; they count once they are confirmed too.
  wanted_topics text[] not null default '{}',
  -- Hashes of the tokens in the letters; the unsubscribe link works for as long as the row exists.
  confirm_token_hash text unique,
  confirm_until timestamptz,
  leave_token_hash text not null unique,
  consent_version text not null,
  consent_ip text,
  asked_at timestamptz not null,
  confirmed_at timestamptz,
  left_at timestamptz
);
create index subscribers_pending on subscribers (confirm_until) where state = 'pending';
