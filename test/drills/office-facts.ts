const sent = "l.state = 'sent'"

export const officeFacts = {
  'invoice-order': `
    with o as (select * from orders where buyer_email = any($1) and state in ('awaiting_transfer', 'paid')),
    i as (select i.*, o.buyer_email from invoices i join o on o.id = i.order_id and i.kind = 'invoice')
    select buyer_email as key, 'order' as what, count(*) from o group by 1
    union all select buyer_email, 'invoice', count(*) from i group by 1
    union all select buyer_email, 'paper', count(*) from i where file_id is not null group by 1
    union all select i.buyer_email, 'email', count(*) from i
      join emails l on l.event_key = 'invoice-issued:' || i.id and ${sent} group by 1`,
  transfer: `
    with p as (select * from payments_received where payer = any($1)),
    a as (select p.payer, i.order_id from p
      join payment_allocations a on a.payment_id = p.id and a.withdrawn_at is null join invoices i on i.id = a.invoice_id)
    select payer as key, 'payment' as what, count(*) from p group by 1
    union all select payer, 'assigned', count(*) from a group by 1
    union all select payer, 'paid', count(*) from a join orders o on o.id = a.order_id and o.state = 'paid' group by 1
    union all select payer, 'case', count(*) from a join cases c on c.order_id = a.order_id group by 1
    union all select payer, 'confirmation', count(*) from a
      join emails l on l.event_key = 'order-welcome:' || a.order_id and ${sent} group by 1`,
  refund: `
    with r as (select r.*, o.buyer_email as key from refunds r join orders o on o.id = r.order_id where o.buyer_email = any($1))
    select key, 'refund' as what, count(*) from r group by 1
    union all select key, 'confirmed', count(*) from r where confirmed_by is not null group by 1
    union all select key, 'paid', count(*) from r where state = 'paid' group by 1
    union all select key, 'credit note', count(*) from r
      join invoices i on i.order_id = r.order_id and i.kind = 'credit_note' group by 1
    union all select key, 'email', count(*) from r
      join emails l on l.event_key like 'order-refunded-' || r.order_id || '%' and ${sent} group by 1`,
  discount: `
    select code as key, 'promotion' as what, count(*) from promotions where code = any($1) group by 1
    union all select p.code, 'use', count(*) from promotions p
      join order_discounts d on d.promotion_id = p.id and d.state in ('held', 'used') where p.code = any($1) group by 1`,
  statement: `
    with d as (select * from documents where original_filename = any($1)),
    s as (select d.original_filename as key, s.id from d join tax_statements s on s.document_id = d.id and s.state = 'taken')
    select original_filename as key, 'document' as what, count(*) from d group by 1
    union all select key, 'statement', count(*) from s group by 1
    union all select key, 'figure', count(*) from s join case_figures f on f.statement_id = s.id group by 1`,
  figure: `
    select label as key, 'figure' as what, count(*) from case_figures where label = any($1) group by 1`,
  entry: `
    select v.title as key, 'entry' as what, count(*) from content_item_versions v
      join content_items e on e.id = v.content_item_id and e.published_version = v.number where v.title = any($1) group by 1`,
  campaign: `
    with c as (select * from campaigns where subject = any($1) and state in ('sending', 'sent'))
    select subject as key, 'campaign' as what, count(*) from c group by 1
    union all select c.subject, 'reader', count(distinct d.subscriber_id) from c
      join campaign_deliveries d on d.campaign_id = c.id group by 1
    union all select c.subject, 'email', count(*) from c
      join campaign_deliveries d on d.campaign_id = c.id and d.state in ('sent', 'handed', 'doubt') group by 1`,
  household: `
    select m.body as key, 'message' as what, count(*) from messages m where m.body = any($1) group by 1
    union all select m.body, 'to the client', count(*) from messages m
      join emails l on l.event_key = 'message:' || m.id and ${sent} where m.body = any($1) group by 1
    union all select m.body, 'to the partner', count(*) from messages m
      join emails l on l.event_key like 'message:' || m.id || ':%' and ${sent} where m.body = any($1) group by 1`,
  merge: `
    select id as key, 'merged' as what, count(*) from people where id = any($1) and merged_into is not null group by 1
    union all select p.id, 'email', count(*) from people p
      join emails l on l.event_key in ('account:merged:' || p.id, 'account:merged:' || p.id || ':gone') and ${sent}
      where p.id = any($1) group by 1`,
}
