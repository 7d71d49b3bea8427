-- News: reports of the same event form a story, every correction keeps its day, and staff keep the sources.
set local lock_timeout = '5s';

-- Items of one story share it; an item alone has one of its own.
alter table news_items
  add column story_id uuid not null default gen_random_uuid(),
  -- What was corrected, [{text, at}], the first correction first. `correction` holds the last one for a program from before.
  add column corrections jsonb not null default '[]';
update news_items set corrections = jsonb_build_array(jsonb_build_object('text', correction, 'at', changed_at))
  where state = 'corrected' and correction <> '';
create index news_items_by_story on news_items (story_id);
create index news_items_by_day on news_items (published_at);

alter table news_feeds
  -- True once staff have changed or added it: the list of the program no longer changes it.
  add column is_ours boolean not null default false,
  add column licence_reason text not null default '',
  add column version integer not null default 0;
