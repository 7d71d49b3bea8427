insert into entries (id, kind, slug, state, version, published_version, published_at, changed_at, seed_key, seed_fingerprint, program_text, program_fingerprint, made_at)
values ('0121aaaa-0000-4000-8000-000000000001', 'article', 'pillar-3a-2026', 'published', 1, 1, now(), now(), 'article:pillar-3a-2026', 'a', '{"title": "Pillar 3a"}', 'b', now());
insert into entry_versions (entry_id, number, origin, made_at, title, fields, body, seo, sources, facts, fingerprint)
values ('0121aaaa-0000-4000-8000-000000000001', 1, 'program', now(), 'Pillar 3a', '{"summary": "Limits"}', 'Text.', '{"title": "", "description": ""}', '[]', '{"pillar3a.max.2026": "CHF 7’258"}', 'a');
insert into entry_redirects (kind, language, slug, entry_id, made_at)
values ('article', 'en', 'pillar-3a', '0121aaaa-0000-4000-8000-000000000001', now());
