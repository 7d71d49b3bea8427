-- The SECRET_KEYs of this database by fingerprint. `etb rotate-key` marks the former key as replaced.
create table secret_keys (
  id text not null,
  created_at timestamptz default now() not null,
  replaced_at timestamptz,
  -- What verifies the audit log up to the replacement, encrypted with the current key.
  retired_encrypted bytea,
  constraint secret_keys_check check ((replaced_at is null) = (retired_encrypted is null)),
  constraint secret_keys_id_check check (id ~ '^[0-9a-f]{16}$'),
  constraint secret_keys_pkey primary key (id)
);

-- Tokens of links depend on SECRET_KEY. Links in emails sent before its replacement continue to work.
alter table subscribers add column former_leave_token_hash text;
create index subscribers_by_former_leave_token on subscribers (former_leave_token_hash)
  where (former_leave_token_hash is not null);
alter table appointments add column former_guest_token_hash text;
create index appointments_by_former_guest_token on appointments (former_guest_token_hash)
  where (former_guest_token_hash is not null);

-- The account of a payout in a file stays the same, but is encrypted again when SECRET_KEY is replaced.
create or replace function payouts_stay() returns trigger
    language plpgsql
    as $$
begin
  if old.file_id is not null and (new.file_id is distinct from old.file_id
    or (new.payee_encrypted is distinct from old.payee_encrypted and current_setting('app.reencrypts', true) is distinct from 'yes'))
  then
    raise exception 'A payout that is in a file stays in it';
  end if;
  return new;
end $$;
