-- Values from before settings had one schema each: text that is a number, and numbers beyond the limits of today.
update settings set value = to_jsonb((value #>> '{}')::numeric)
where key in ('staff_idle_minutes', 'client_quota_mb') and jsonb_typeof(value) = 'string' and value #>> '{}' ~ '^[0-9]+$';
update settings set value = to_jsonb(least(480, greatest(5, round((value #>> '{}')::numeric))))
where key = 'staff_idle_minutes' and jsonb_typeof(value) = 'number';
update settings set value = to_jsonb(least(100000, greatest(1, round((value #>> '{}')::numeric))))
where key = 'client_quota_mb' and jsonb_typeof(value) = 'number';
