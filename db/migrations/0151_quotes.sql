-- Offers that staff make to a client: lines at a price, until when, and what became of them.
set local lock_timeout = '5s';
create sequence quote_numbers start 1001;
create table quotes (
  id uuid primary key default gen_random_uuid(),
  number bigint not null default nextval('quote_numbers'),
  version integer not null default 1 check (version > 0),
  client_id text not null references people on delete cascade,
  -- The case that the client asked with, and the enquiry that it answers.
  case_id uuid references cases on delete set null,
  lead_id uuid references leads on delete set null,
  -- That it has run out is not written: it follows from the day.
  state text not null default 'draft' check (state in ('draft', 'sent', 'accepted', 'declined', 'withdrawn')),
  title text not null check (title <> ''),
  words text not null default '',
  -- The last day on which it can be accepted, in Zurich.
  valid_on date not null,
  currency_code text not null default 'chf',
  total_cents integer not null check (total_cents > 0),
  made_by text references people on delete set null,
  made_at timestamptz not null,
  changed_at timestamptz not null,
  sent_at timestamptz,
  -- When it was accepted, declined or withdrawn, and why.
  ended_at timestamptz,
  ended_by text references people on delete set null,
  reason text,
  order_id uuid unique references orders on delete set null,
  -- The version before, which is void once this one is sent.
  replaces_id uuid unique references quotes on delete set null,
  unique (number, version),
  check (state <> 'sent' or sent_at is not null),
  check ((state in ('accepted', 'declined', 'withdrawn')) = (ended_at is not null))
);
create index quotes_by_client on quotes (client_id, number);
create index quotes_by_case on quotes (case_id);
create index quotes_by_lead on quotes (lead_id);
create index quotes_by_maker on quotes (made_by);
create index quotes_by_ender on quotes (ended_by);
create index quotes_open on quotes (valid_on) where state = 'sent';

create table quote_lines (
  quote_id uuid not null references quotes on delete cascade,
  position integer not null,
  -- Null for work that is not in the store.
  variant_id text references product_variants,
  title text not null check (title <> ''),
  quantity integer not null check (quantity between 1 and 10),
  unit_price_cents integer not null check (unit_price_cents >= 0),
  primary key (quote_id, position)
);
create index quote_lines_by_variant on quote_lines (variant_id);

-- The case that was there before its order.
alter table orders add column for_case_id uuid references cases on delete set null;
create index orders_by_earlier_case on orders (for_case_id) where for_case_id is not null;

alter table quotes enable row level security;
alter table quote_lines enable row level security;
create policy system_sees_all on quotes to app_system using (true);
create policy system_sees_all on quote_lines to app_system using (true);
-- A draft is seen by nobody but the office.
create policy client_sees_own on quotes to app_client
  using (client_id = (select current_setting('app.client_id', true)) and sent_at is not null);
create policy client_sees_own on quote_lines to app_client using (quote_id in (select id from quotes));
