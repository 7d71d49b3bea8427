import { sql } from 'kysely'
import type { Todo } from '#cases/process/todo.ts'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { t } from '#platform/texts.ts'
import * as shopTexts from '#shop/locales/en.ts'
import { orderPath } from '#shop/orders/client/order-state.ts'
import { quoteLabel, quotePath } from '#shop/quotes/quote.ts'

const copy = () => t(shopTexts.openMoneyDb)

type Row = {
  kind: 'offer' | 'accepted' | 'order'
  id: string
  number: number
  version: number
  title: string
  dueOn: string | null
}

/** Open offers, accepted but unpaid offers and unpaid orders by invoice, in one query. Call within `asClient`. */
export async function listOpenMoney(db: Db | Tx, clientId: string, today: string): Promise<Todo[]> {
  const { rows } = await sql<Row>`
    select case q.state when 'sent' then 'offer' else 'accepted' end as kind, q.id::text, q.number, q.version, q.title,
      case q.state when 'sent' then q.valid_on::text end as "dueOn"
    from quotes q left join orders o on o.id = q.order_id
    where q.client_id = ${clientId} and q.sent_at is not null and (
      (q.state = 'sent' and q.valid_on >= ${today})
      or (q.state = 'accepted' and coalesce(o.state, 'pending') in ('pending', 'payment_failed', 'cancelled', 'expired')))
    union all
    select 'order', o.id::text, o.number, 1, '', i.due_on::text
    from orders o left join invoices i on i.order_id = o.id and i.kind = 'invoice'
    where o.person_id = ${clientId} and o.state = 'awaiting_transfer'
    limit 50`.execute(db)
  return rows.map(({ kind, id, dueOn, ...row }): Todo => {
    const values = { title: kind === 'order' ? copy().order(row.number) : `${quoteLabel(row)}, ${row.title}` }
    const at = { caseNumber: null, dueOn }
    if (kind === 'offer') return { ...at, code: 'offer', values, href: quotePath(id) }
    return { ...at, code: 'pay', values, href: kind === 'order' ? orderPath(id) : quotePath(id) }
  })
}
