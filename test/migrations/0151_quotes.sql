insert into quotes (id, client_id, state, title, valid_on, total_cents, made_at, changed_at, sent_at)
select '6a000000-0000-4000-8000-000000000151', id, 'sent', 'Return with a foreign company', '2026-12-01', 90000, '2026-11-01', '2026-11-01', '2026-11-01'
from people order by id limit 1;
insert into quote_lines (quote_id, position, title, quantity, unit_price_cents)
values ('6a000000-0000-4000-8000-000000000151', 0, 'Company abroad', 1, 90000);
