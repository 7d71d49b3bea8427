-- Catalogue, orders, payments. Amounts are integer cents.

create table products (
  id text primary key,
  title text not null,
  subtitle text,
  ribbon_text text,
  description text not null default '',
  thumbnail text,
  type_value text not null check (type_value in ('package', 'add-on', 'consultation', 'service')),
  status text not null default 'published' check (status in ('draft', 'published', 'archived')),
  purchasable boolean not null default true,
  is_hidden boolean not null default false,
  position integer not null default 0,
  site_product_selection text,
  case_type text,
  custom_fields jsonb not null default '{}',
  metadata jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);

create table product_variants (
  id text primary key,
  product_id text not null references products on delete cascade,
  title text not null,
  sku text unique,
  image_url text,
  currency_code text not null default 'chf',
  price_in_cents integer not null check (price_in_cents >= 0),
  sale_price_in_cents integer check (sale_price_in_cents >= 0 and sale_price_in_cents <= price_in_cents),
  manage_inventory boolean not null default false,
  inventory_quantity integer check (inventory_quantity >= 0),
  weight integer,
  tax_year integer,
  position integer not null default 0,
  check (not manage_inventory or inventory_quantity is not null)
);
create index product_variants_by_product on product_variants (product_id, position);

create table product_options (
  id text primary key,
  product_id text not null references products on delete cascade,
  title text not null,
  position integer not null default 0
);
create table product_option_values (
  id text primary key,
  option_id text not null references product_options on delete cascade,
  variant_id text not null references product_variants on delete cascade,
  value text not null,
  unique (option_id, variant_id)
);
create table product_images (
  product_id text not null references products on delete cascade,
  url text not null,
  type text not null default 'image',
  alt text not null default '',
  position integer not null default 0,
  primary key (product_id, url)
);
create table product_collections (
  id text primary key,
  title text not null
);
create table product_collection_links (
  product_id text not null references products on delete cascade,
  collection_id text not null references product_collections on delete cascade,
  position integer not null default 0,
  primary key (product_id, collection_id)
);
create table product_details (
  id text primary key,
  product_id text not null references products on delete cascade,
  title text not null,
  description text not null,
  position integer not null default 0
);
create table product_checklist_items (
  id text primary key,
  product_id text not null references products on delete cascade,
  title text not null,
  description text not null default '',
  is_required boolean not null default true,
  position integer not null default 0
);
create table product_related (
  id text primary key,
  product_id text not null references products on delete cascade,
  section_title text not null,
  related_type text not null,
  related_id text not null,
  position integer not null default 0
);

create sequence order_numbers start 1001;

-- pending: written before the provider is asked. paid_review: money came, but not as agreed (amount, currency, stock).
create table orders (
  id uuid primary key default gen_random_uuid(),
  number bigint not null unique default nextval('order_numbers'),
  state text not null default 'pending' check (state in ('pending', 'paid', 'paid_review', 'payment_failed', 'cancelled', 'expired', 'refunded')),
  cart_key text not null,
  person_id text references people on delete set null,
  buyer_email text,
  buyer_name text,
  currency_code text not null,
  total_cents integer not null check (total_cents > 0),
  locale text,
  time_zone text,
  provider text not null,
  provider_checkout_id text unique,
  provider_payment_id text,
  checkout_url text,
  return_token text not null unique,
  success_url text not null,
  cancel_url text not null,
  review_reason text,
  expires_at timestamptz not null,
  paid_at timestamptz,
  fulfilled_at timestamptz,
  refunded_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
-- One open order a cart: a second click on checkout finds the first order again.
create unique index orders_one_open_per_cart on orders (cart_key) where state = 'pending';
create index orders_by_state on orders (state, created_at);
create index orders_by_person on orders (person_id);
create index orders_by_email on orders (lower(buyer_email));

create table order_lines (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders on delete cascade,
  position integer not null,
  product_id text not null references products,
  variant_id text not null references product_variants,
  product_title text not null,
  variant_title text not null,
  type_value text not null,
  case_type text,
  tax_year integer,
  quantity integer not null check (quantity between 1 and 10),
  unit_price_cents integer not null check (unit_price_cents >= 0),
  unique (order_id, variant_id)
);

-- Stock held for an open order. It counts until it is released, consumed or past its time.
create table stock_reservations (
  order_id uuid not null references orders on delete cascade,
  variant_id text not null references product_variants,
  quantity integer not null check (quantity > 0),
  expires_at timestamptz not null,
  primary key (order_id, variant_id)
);
create index stock_reservations_by_variant on stock_reservations (variant_id, expires_at);

-- Every event a provider sent, by its own id: the second copy of one changes nothing.
create table payment_events (
  provider text not null,
  event_id text not null,
  type text not null,
  order_id uuid references orders,
  outcome text not null,
  received_at timestamptz not null default now(),
  primary key (provider, event_id)
);
