insert into saved_views (list, name, query, owner_id) select 'cases', 'Mine', 'status=pending', id from people limit 1;
