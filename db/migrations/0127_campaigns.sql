-- Letters to the subscribers of the newsletter: written by hand, or the digest of a week.
set local lock_timeout = '5s';

create table campaigns (
  id uuid primary key default gen_random_uuid(),
  -- In the address of its page in the archive.
  number integer not null generated always as identity unique,
  kind text not null check (kind in ('letter', 'digest')),
  state text not null default 'draft' check (state in ('draft', 'sending', 'paused', 'sent', 'cancelled')),
  subject text not null default '' check (length(subject) <= 150),
  -- Markdown.
  introduction text not null default '' check (length(introduction) <= 10000),
  -- Whoever gets one of them gets the letter.
  topics text[] not null default '{}',
  locale text not null default 'en-CH' check (locale ~ '^[a-z]{2}-CH$'),
  -- What it points to, as it stood when it was chosen: rows {kind, topic, path, title, summary, publishedOn}.
  entries jsonb not null default '[]',
  -- The letter as it goes out, made once at the start, for each choice of topics that its readers have: {html, text}.
  rendered jsonb,
  -- Counts the changes of a draft, so that of two people who write it the second is told.
  version integer not null default 1,
  made_by text references people on delete set null,
  made_at timestamptz not null,
  changed_at timestamptz not null,
  started_at timestamptz,
  ended_at timestamptz,
  -- Not before then the next batch goes out; whoever moves it on sends that batch.
  next_batch_at timestamptz,
  -- How often in a row the mail server was away, and how many letters in a row it refused.
  failures integer not null default 0,
  refused_in_row integer not null default 0,
  paused_because text check (paused_because in ('staff', 'refusals')),
  check ((state = 'draft') = (started_at is null)),
  check ((started_at is null) = (rendered is null)),
  check ((state in ('sent', 'cancelled')) = (ended_at is not null)),
  check ((state = 'paused') = (paused_because is not null))
);
create index campaigns_by_change on campaigns (changed_at desc, id desc);
create index campaigns_by_maker on campaigns (made_by);

-- One letter to one subscriber. It stays as a number when the subscriber is deleted.
create table campaign_deliveries (
  -- Also in its Message-ID, by which reports of mail servers name it.
  id uuid primary key default gen_random_uuid(),
  campaign_id uuid not null references campaigns on delete cascade,
  subscriber_id uuid references subscribers on delete set null,
  -- claimed: somebody speaks with the mail server, which cannot have it yet; handed: it may have it, and nobody tries again.
  state text not null default 'waiting' check (state in
    ('waiting', 'claimed', 'handed', 'sent', 'refused', 'doubt', 'skipped', 'bounced', 'complained')),
  attempts integer not null default 0,
  due_at timestamptz not null,
  claim uuid,
  claimed_at timestamptz,
  sent_at timestamptz,
  -- What the mail server said, or why it was left out.
  outcome text check (length(outcome) <= 500),
  -- When its reader ended the subscription with it.
  left_at timestamptz,
  unique (campaign_id, subscriber_id),
  check ((state in ('claimed', 'handed')) = (claim is not null))
);
create index campaign_deliveries_waiting on campaign_deliveries (campaign_id, due_at, id) where state = 'waiting';
create index campaign_deliveries_under_way on campaign_deliveries (campaign_id) where state in ('claimed', 'handed');
create index campaign_deliveries_by_subscriber on campaign_deliveries (subscriber_id, sent_at desc);

-- Of which weeks the digest was decided: once, by whichever server came first; without a campaign nothing was new.
create table digest_weeks (
  week date primary key,
  campaign_id uuid references campaigns on delete set null,
  decided_at timestamptz not null
);
create index digest_weeks_by_campaign on digest_weeks (campaign_id);

-- Since when and why an address gets nothing more: what a mail server or a member of staff said.
alter table subscribers add column stopped_at timestamptz;
alter table subscribers add column stop_reason text check (length(stop_reason) <= 500);
create index subscribers_by_request on subscribers (asked_at desc, id desc);

alter table campaigns enable row level security;
alter table campaign_deliveries enable row level security;
alter table digest_weeks enable row level security;
create policy system_sees_all on campaigns to app_system using (true);
create policy system_sees_all on campaign_deliveries to app_system using (true);
create policy system_sees_all on digest_weeks to app_system using (true);
