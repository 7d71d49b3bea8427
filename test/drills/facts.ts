import { officeFacts } from './office-facts.ts'

const sent = "l.state = 'sent'"

const documents = `
    select original_filename as key, 'document' as what, count(*) from documents
    where original_filename = any($1) group by 1
    union all select d.original_filename, 'scanned', count(*) from documents d join stored_files f on f.id = d.file_id
      where d.original_filename = any($1) and f.scan_state = 'clean' group by 1
    union all select d.original_filename, 'notified', count(*) from documents d join case_events e on e.case_id = d.case_id
      and e.payload -> 'values' ->> 'filename' = d.original_filename and e.payload ->> 'code' <> 'document-sent-back'
      where d.original_filename = any($1) group by 1`

/** SQL queries that count the effects of each kind of action. `$1`: action keys; rows: key, effect and count. */
export const facts = {
  order: `
    with o as (select * from orders where buyer_email = any($1) and state = 'paid')
    select buyer_email as key, 'order' as what, count(*) from o group by 1
    union all select o.buyer_email, 'case', count(*) from o join cases c on c.order_id = o.id group by 1
    union all select o.buyer_email, 'confirmation', count(*) from o
      join emails l on l.event_key in ('order-welcome:' || o.id, 'order-welcome-early:' || o.id) and ${sent} group by 1`,
  upload: documents,
  paper: documents,
  message: `
    select body as key, 'message' as what, count(*) from messages where body = any($1) group by 1
    union all select m.body, 'email', count(distinct m.id) from messages m
      join emails l on l.event_key like 'message:' || m.id || ':%' and ${sent} where m.body = any($1) group by 1
    union all select m.body, 'attachment', count(*) from messages m
      join message_attachments a on a.message_id = m.id where m.body = any($1) group by 1
    union all select original_filename, 'document', count(*) from documents
      where original_filename = any($1) group by 1`,
  enquiry: `
    select message as key, 'enquiry' as what, count(*) from leads where message = any($1) group by 1
    union all select e.message, 'receipt', count(*) from leads e
      join emails l on l.event_key = 'lead-receipt:' || e.id and ${sent} where e.message = any($1) group by 1`,
  registration: `
    select email as key, 'person' as what, count(*) from people where email = any($1) group by 1
    union all select p.email, 'email', count(distinct p.id) from people p
      join emails l on l.to_address = p.email and ${sent} where p.email = any($1) group by 1`,
  request: `
    select m.body as key, 'case' as what, count(*) from messages m join cases c on c.id = m.case_id
      where m.body = any($1) group by 1
    union all select m.body, 'email', count(*) from messages m
      join emails l on l.event_key = 'case-opened:' || m.case_id and ${sent} where m.body = any($1) group by 1`,
  asking: `
    select title as key, 'item' as what, count(*) from case_checklist_items where title = any($1) group by 1
    union all select i.title, 'email', count(*) from case_checklist_items i
      join emails l on l.event_key like 'documents-asked:' || i.case_id || ':%' || i.id || '%' and ${sent}
      where i.title = any($1) group by 1`,
  extension: `
    select fee_cents::text as key, 'extension' as what, count(*) from case_extensions
      where fee_cents::text = any($1) group by 1
    union all select e.fee_cents::text, 'email', count(*) from case_extensions e
      join emails l on l.event_key = 'extension:' || e.id and ${sent} where e.fee_cents::text = any($1) group by 1`,
  approval: `
    select filename as key, 'approval' as what, count(*) from case_approvals
      where filename = any($1) and voided_at is null group by 1
    union all select a.filename, 'event', count(*) from case_approvals a join case_events e on e.case_id = a.case_id
      and e.payload ->> 'code' = 'moved' and e.payload -> 'values' ->> 'move' = 'approve' where a.filename = any($1) group by 1`,
  newsletter: `
    select email as key, 'subscriber' as what, count(*) from subscribers where email = any($1) group by 1
    union all select s.email, 'email', count(distinct s.id) from subscribers s
      join emails l on l.to_address = s.email and ${sent} where s.email = any($1) group by 1`,
  talk: `
    with t as (select a.*, coalesce(a.guest_email, p.email) as key from appointments a
      left join people p on p.id = a.client_id where a.guest_email = any($1) or p.email = any($1))
    select key, 'talk' as what, count(*) from t where status <> 'cancelled' group by 1
    union all select t.key, 'email', count(*) from t
      join emails l on l.event_key = 'appointment-booked:' || t.id || ':0:client' and ${sent} group by 1`,
  moving: `
    with t as (select a.id, coalesce(a.guest_email, p.email) as key from appointments a
      left join people p on p.id = a.client_id where a.guest_email = any($1) or p.email = any($1))
    select key, 'move' as what, count(*) from t join appointment_moves m on m.appointment_id = t.id group by 1
    union all select key, 'email', count(*) from t
      join emails l on l.event_key like 'appointment-moved:' || t.id || ':%:client' and ${sent} group by 1`,
  cancelling: `
    with t as (select a.*, p.email as key from appointments a join people p on p.id = a.client_id where p.email = any($1))
    select key, 'cancelled' as what, count(*) from t where status = 'cancelled' group by 1
    union all select key, 'email', count(*) from t
      join emails l on l.event_key like 'appointment-cancelled:' || t.id || ':%:client' and ${sent} group by 1`,
  minutes: `
    with t as (select a.*, p.email as key from appointments a join people p on p.id = a.client_id where p.email = any($1))
    select key, 'ended' as what, count(*) from t where status = 'completed' group by 1
    union all select key, 'used', count(*) from t
      join consultation_credits m on m.appointment_id = t.id and m.entry = 'used' group by 1`,
  move: `
    select case_id || ' ' || (payload -> 'values' ->> 'move') as key, 'event' as what, count(*) from case_events
      where payload ->> 'code' = 'moved' and case_id || ' ' || (payload -> 'values' ->> 'move') = any($1) group by 1
    union all select e.case_id || ' ' || (e.payload -> 'values' ->> 'move'), 'notified', count(distinct e.id) from case_events e
      join emails l on l.event_key like 'case-moved:' || e.case_id || ':%' and ${sent}
      where e.payload ->> 'code' = 'moved' and e.case_id || ' ' || (e.payload -> 'values' ->> 'move') = any($1) group by 1`,
  'sending-back': `
    select rejected_reason as key, 'document' as what, count(*) from documents
      where rejected_reason = any($1) and state = 'rejected' group by 1
    union all select d.rejected_reason, 'email', count(*) from documents d
      join emails l on l.event_key like '%' || d.id || '%' where d.rejected_reason = any($1) group by 1`,
  partner: `
    select c.email as key, 'invitation' as what, count(*) from partners i join people c on c.id = i.client_id
      where c.email = any($1) group by 1
    union all select c.email, 'email', count(*) from people c
      join emails l on l.to_address = 'partner-' || c.email and ${sent} where c.email = any($1) group by 1`,
  archive: `
    select p.email as key, 'archive' as what, count(*) from data_exports e join people p on p.id = e.person_id
      where p.email = any($1) group by 1
    union all select p.email, 'email', count(*) from data_exports e join people p on p.id = e.person_id
      join emails l on l.event_key = 'data-export:' || e.id and ${sent} where p.email = any($1) group by 1`,
  deletion: `
    select p.email as key, 'request' as what, count(*) from deletion_requests r join people p on p.id = r.person_id
      where p.email = any($1) group by 1
    union all select p.email, 'email', count(*) from deletion_requests r join people p on p.id = r.person_id
      join emails l on l.event_key = 'account:deletion-asked:' || r.id and ${sent} where p.email = any($1) group by 1`,
  colleague: `
    select email as key, 'person' as what, count(*) from people where email = any($1) group by 1
    union all select p.email, 'email', count(distinct p.id) from people p
      join emails l on l.to_address = p.email and ${sent} where p.email = any($1) group by 1`,
  price: `
    select price_cents::text as key, 'price' as what, count(*) from price_changes
      where price_cents::text = any($1) group by 1`,
  ...officeFacts,
}

export type Kind = keyof typeof facts
