-- What happened in a case is kept as a code with values; pages make the words. `kind` and `text` stay, unused, so that a
-- program from before can go on writing beside this one; what it writes is read as a note.
set local lock_timeout = '5s';
alter table case_events add column said jsonb check (said ? 'code' and said ? 'values');
alter table case_events alter column kind drop not null, alter column text drop not null;
alter table case_events add check (said is not null or text is not null);

create function pg_temp.coded(code text, "values" jsonb) returns jsonb language sql
  return jsonb_build_object('code', code, 'values', "values");

with told (move, words) as (values
  ('ask_for_documents', 'We need documents from you. The checklist of your case shows which.'),
  ('start_preparation', 'We have what we need and started to work on your case.'),
  ('submit_for_review', 'Submit for review'),
  ('return_to_preparation', 'Return to preparation'),
  ('ask_for_approval', 'Your draft is ready. Please read it and approve it, or tell us what to change.'),
  ('approve', 'You approved the draft. We file it next.'),
  ('request_changes', 'You asked for changes. We work them in and send you a new draft.'),
  ('file', 'We filed your return with the tax office.'),
  ('record_assessment', 'The assessment of the tax office has arrived.'),
  ('close', 'Your case is complete and closed.'),
  ('close_without_filing', 'Your case is complete and closed. Nothing had to be filed.'),
  ('hold', 'Your case is on hold.'),
  ('resume', 'We took up your case again.'),
  ('withdraw', 'Your case was withdrawn.'),
  ('reopen', 'We opened your case again.'))
update case_events e set said = (
  select pg_temp.coded('moved', jsonb_build_object('move', move, 'reason', nullif(substr(e.text, length(words) + 2), '')))
  from told where e.text = words or starts_with(e.text, words || ' ') order by length(words) desc limit 1)
where kind = 'moved';

-- What the words were made of is found again between them: the first and second group of the pattern.
with patterns (kind, pattern, code, first, second) as (values
  ('opened', '^Requested by the client\.$', 'requested', null, null),
  ('add-on', '^Ordered with it: (.*)\.$', 'ordered-with', 'name', null),
  ('document', '^Document received: (.*) \((.*)\)\.$', 'document-received', 'filename', 'item'),
  ('document', '^Document accepted: (.*)\.$', 'document-accepted', 'filename', null),
  ('document', '^Document held back: (.*)\. Our virus scan found something in it\.$', 'document-held-back', 'filename', null),
  ('document', '^Document sent back: (.*?\.\w{2,5})\. (.*)$', 'document-sent-back', 'filename', 'reason'),
  ('document', '^Document sent back: (.*?)\. (.*)$', 'document-sent-back', 'filename', 'reason'),
  ('checklist', '^Not needed: (.*)\.$', 'not-needed', 'item', null),
  ('checklist', '^Needed after all: (.*)\.$', 'needed-after-all', 'item', null),
  ('message', '^Message from (.*?): (.*)$', 'message', 'from', 'subject'),
  ('assigned', '^Assigned to (.*)\.$', 'assigned', 'to', null),
  ('assigned', '^No longer assigned to anybody\.$', 'unassigned', null, null)),
numbered as (select row_number() over () as rank, * from patterns),
found as (
  select distinct on (e.id) e.id, p.code, p.first, p.second, regexp_match(e.text, p.pattern) as groups
  from case_events e join numbered p on p.kind = e.kind and e.text ~ p.pattern
  where e.said is null order by e.id, p.rank)
update case_events e set said = pg_temp.coded(code,
  case when first is null then '{}' else jsonb_build_object(first, groups[1]) end
  || case when second is null then '{}' else jsonb_build_object(second, groups[2]) end)
from found where found.id = e.id;

update case_events set said = pg_temp.coded('opened-by-order',
  jsonb_build_object('orderNumber', (regexp_match(text, '^Case opened by order (\d{1,9})\.$'))[1]::integer))
where said is null and kind = 'opened' and text ~ '^Case opened by order \d{1,9}\.$';

update case_events set said = pg_temp.coded('document-received',
  jsonb_build_object('filename', (regexp_match(text, '^Document received: (.*)\.$'))[1], 'item', null))
where said is null and kind = 'document' and text ~ '^Document received: .*\.$';

update case_events e set said = pg_temp.coded('add-on',
  jsonb_build_object('orderNumber', groups[1]::integer, 'productId', groups[2], 'quantity', groups[3]::integer))
from (select id, regexp_match(text, '^Add-on of order (\d{1,9}): product (.*), (\d{1,6}) ×\.$') as groups
  from case_events where said is null and kind = 'add-on') found
where found.id = e.id and groups is not null;

update case_events set said = pg_temp.coded('priority',
  jsonb_build_object('priority', lower((regexp_match(text, '^Priority: (High|Medium|Low)\.$'))[1])))
where said is null and kind = 'priority' and text ~ '^Priority: (High|Medium|Low)\.$';

update case_events e set said = pg_temp.coded('due-date',
  jsonb_build_object('dueOn', groups[3] || '-' || groups[2] || '-' || groups[1]))
from (select id, regexp_match(text, '^Next date: (\d\d)\.(\d\d)\.(\d{4})\.$') as groups
  from case_events where said is null and kind = 'due-date') found
where found.id = e.id and groups is not null;

-- Days and times were written as they are in Switzerland; instants are kept.
update case_events e set said = pg_temp.coded('appointment', jsonb_build_object('title', groups[3], 'startsAt', to_char(
  (to_date(groups[1], 'DD.MM.YYYY') + groups[2]::time) at time zone 'Europe/Zurich' at time zone 'UTC',
  'YYYY-MM-DD"T"HH24:MI:SS"Z"')))
from (select id, regexp_match(text, '^Appointment on (\d\d\.\d\d\.\d{4}), (\d\d:\d\d): (.*)\.$') as groups
  from case_events where said is null and kind = 'appointment') found
where found.id = e.id and groups is not null;

update case_events set said = pg_temp.coded('note', jsonb_build_object('text', text)) where said is null;

-- A document that answers no item of the checklist has no type of its own.
alter table documents alter column document_type drop not null;
update documents set document_type = null where document_type = 'Other document' and checklist_item_id is null;
