-- News: feeds are fetched, items filtered and rewritten in runs, and what is published is shown with its source.
create table news_feeds (
  id text primary key,
  url text not null unique,
  name text not null,
  home_url text not null,
  category text not null check (category in ('government', 'tax-policy', 'tax-law', 'news', 'business')),
  language text not null,
  -- What we may make of its texts: rewrite them, quote a sentence, or only name and link them.
  licence text not null check (licence in ('rewrite', 'summary', 'link-only')),
  interval_minutes integer not null check (interval_minutes >= 5),
  -- False once it is no longer in the list of sources; its items stay.
  is_listed boolean not null default true,
  state text not null default 'ok' check (state in ('ok', 'backing_off', 'broken')),
  failures integer not null default 0,
  last_error text,
  etag text,
  last_modified text,
  fetched_at timestamptz,
  due_at timestamptz not null default now()
);

create table news_items (
  id uuid primary key default gen_random_uuid(),
  feed_id text not null references news_feeds,
  state text not null check (state in ('fetched', 'filtered_out', 'candidate', 'drafted', 'checks_failed', 'in_review',
    'approved', 'published', 'corrected', 'withdrawn')),
  -- As fetched. Texts are plain: nothing of another house's HTML is ever stored.
  original_url text not null unique check (original_url ~ '^https?://'),
  title text not null,
  title_key text not null,
  description text not null,
  raw_content text not null,
  source text not null,
  language text not null,
  category text not null check (category in ('government', 'tax-policy', 'tax-law', 'news', 'business')),
  published_at timestamptz not null,
  -- Why it was filtered out, withdrawn, or is shown as 'Original Source' although it might have been rewritten.
  reason text,
  -- What the text service wrote {title, summary, content, tags}, and what the checks found [{check, detail}].
  rewrite jsonb,
  checks jsonb not null default '[]',
  is_rewritten boolean not null default false,
  tags text[] not null default '{}',
  slug text not null unique,
  image text not null,
  image_alt text not null,
  -- Staff who took responsibility for it, and what they corrected.
  reviewed_by text references people on delete set null,
  correction text,
  fetched_at timestamptz not null,
  shown_at timestamptz,
  changed_at timestamptz not null
);
create index news_items_by_state on news_items (state, published_at desc);
create index news_items_by_title on news_items (title_key, published_at);
create index news_items_by_feed on news_items (feed_id);
create index news_items_by_reviewer on news_items (reviewed_by) where reviewed_by is not null;

create table news_runs (
  id uuid primary key default gen_random_uuid(),
  state text not null default 'running' check (state in ('running', 'finished', 'failed')),
  started_by text not null check (started_by in ('visitor', 'staff', 'system')),
  person_id text references people on delete set null,
  step text not null default 'feeds' check (step in ('feeds', 'articles', 'done')),
  total integer not null default 0,
  done integer not null default 0,
  rewritten integer not null default 0,
  -- What it could not do: feeds that did not answer, the budget of the day used up.
  note text,
  started_at timestamptz not null,
  -- A run that says nothing for a while has died with its program.
  heard_at timestamptz not null,
  finished_at timestamptz
);
-- Only one at a time, whoever starts it and on whichever server.
create unique index news_runs_single_flight on news_runs ((true)) where state = 'running';
create index news_runs_by_time on news_runs (started_at desc);
create index news_runs_by_person on news_runs (person_id) where person_id is not null;

create table news_budget (
  day date primary key,
  drafts integer not null default 0,
  tokens integer not null default 0
);
