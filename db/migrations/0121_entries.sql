-- What the public reads and staff write: articles, questions, case studies, texts of the law library, open positions and
-- profiles of the team. An entry is the thing with its address and its state; what it says stands in its versions.
set local lock_timeout = '5s';

create table entries (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('article', 'faq', 'case-study', 'law', 'position', 'profile')),
  language text not null default 'en' check (language ~ '^[a-z]{2}$'),
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 120),
  state text not null check (state in ('draft', 'in-review', 'scheduled', 'published', 'withdrawn')),
  -- How the text came to be, where readers are told: 'generated'.
  label text check (label in ('generated')),
  -- Where it stands among those of its kind that have an order.
  place int not null default 0,
  -- The newest version, the one that the public reads, and the one that waits for its time.
  version int not null,
  published_version int,
  scheduled_version int,
  publish_at timestamptz,
  withdraw_at timestamptz,
  -- When it first was public, when what the public reads last changed, and when it was taken away.
  published_at timestamptz,
  changed_at timestamptz,
  withdrawn_at timestamptz,
  -- The text of `content/` it began with, and which state of that text is in the versions or was left on purpose.
  seed_key text unique,
  seed_fingerprint text,
  -- A text that a later program brought while people had edited the entry: it waits to be taken or left.
  program_text jsonb,
  program_fingerprint text,
  made_by text references people on delete set null,
  reviewer text references people on delete set null,
  made_at timestamptz not null,
  unique (kind, language, slug),
  check ((state = 'published') = (published_version is not null)),
  check ((publish_at is null) = (scheduled_version is null)),
  check (state <> 'scheduled' or publish_at is not null),
  check (publish_at is null or state in ('scheduled', 'published')),
  check (published_version is null or (published_at is not null and changed_at is not null)),
  check ((state = 'withdrawn') <= (withdrawn_at is not null)),
  check (withdraw_at > publish_at),
  check ((seed_key is null) = (seed_fingerprint is null)),
  check ((program_text is null) = (program_fingerprint is null))
);
create index entries_by_state on entries (state, kind);
create index entries_to_publish on entries (publish_at) where publish_at is not null;
create index entries_to_withdraw on entries (withdraw_at) where withdraw_at is not null;
create index entries_by_version on entries (id, version);
create index entries_by_published_version on entries (id, published_version) where published_version is not null;
create index entries_by_scheduled_version on entries (id, scheduled_version) where scheduled_version is not null;
create index entries_by_maker on entries (made_by);
create index entries_by_reviewer on entries (reviewer);

create table entry_versions (
  entry_id uuid not null references entries on delete cascade,
  number int not null check (number > 0),
  -- Whose hand: a person, the texts of the program, or the generator. The person may have left since.
  origin text not null check (origin in ('person', 'program', 'generator')),
  author text references people on delete set null,
  made_at timestamptz not null,
  title text not null,
  -- What entries of this kind have besides, checked by the program.
  fields jsonb not null,
  -- Markdown.
  body text not null,
  -- `{title, description}` for search engines, where they are to differ.
  seo jsonb not null,
  -- Rows `{title, href}`.
  sources jsonb not null,
  -- What the facts that the text names said when it was saved: `{reference: words}`.
  facts jsonb not null,
  fingerprint text not null,
  -- Made by the clock and not by a person's wish: gone with the next version of the same author.
  is_autosave boolean not null default false,
  restored_from int,
  primary key (entry_id, number),
  check (origin = 'person' or author is null)
);
create index entry_versions_by_author on entry_versions (author);

alter table entries add foreign key (id, version) references entry_versions (entry_id, number) deferrable initially deferred;
alter table entries add foreign key (id, published_version) references entry_versions (entry_id, number) deferrable initially deferred;
alter table entries add foreign key (id, scheduled_version) references entry_versions (entry_id, number) deferrable initially deferred;

-- Addresses under which an entry was public before: they lead to it for good.
create table entry_redirects (
  kind text not null,
  language text not null,
  slug text not null,
  entry_id uuid not null references entries on delete cascade,
  made_at timestamptz not null,
  primary key (kind, language, slug)
);
create index entry_redirects_by_entry on entry_redirects (entry_id);

alter table entries enable row level security;
alter table entry_versions enable row level security;
alter table entry_redirects enable row level security;
create policy system_sees_all on entries to app_system using (true);
create policy system_sees_all on entry_versions to app_system using (true);
create policy system_sees_all on entry_redirects to app_system using (true);
