insert into news_feeds (id, url, name, home_url, category, language, licence, interval_minutes)
  values ('feed', 'https://news.example/feed', 'News', 'https://news.example', 'news', 'en', 'rewrite', 60);
insert into news_items (feed_id, state, original_url, title, title_key, description, raw_content, source, language, category,
    published_at, slug, image, image_alt, reviewed_by, fetched_at, changed_at)
  select 'feed', state, 'https://news.example/' || state, 'Title', 'title', 'Text', 'Text', 'News', 'en', 'news', now(), state,
    '/news.svg', 'A picture', 'olga', now(), now()
  from unnest(array['fetched', 'filtered_out', 'candidate', 'drafted', 'checks_failed', 'in_review', 'approved', 'published',
    'corrected', 'withdrawn']) as s (state);
insert into news_runs (state, started_by, person_id, started_at, heard_at) values
  ('finished', 'staff', 'olga', now(), now()), ('failed', 'system', null, now(), now());
insert into news_budget (day, drafts) values (current_date, 1);
