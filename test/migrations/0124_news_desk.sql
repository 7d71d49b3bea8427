update news_items set corrections = '[{"text": "A month was wrong.", "at": "2026-11-21T09:00:00Z"}]' where state = 'corrected';
