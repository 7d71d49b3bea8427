import { sql } from 'kysely'
import type { AccessScope } from '#accounts/access/access-scope.ts'
import { onlyOrdersOf } from '#accounts/access/visible-db.server.ts'
import { isInvoiceState } from '#billing/invoices/invoice.ts'
import type { Db } from '#platform/db/database.server.ts'

export type ClientBalance = Awaited<ReturnType<typeof readBalanceOf>>

/** The newest invoices of a client, with the sums of all of them. The caller must check the right to read invoices. */
export async function readBalanceOf(db: Db, clientId: string, scope: AccessScope, limit: number) {
  const open = sql<number>`(i.total_cents - i.paid_cents - i.credited_cents - i.written_off_cents)`
  const rows = await db
    .selectFrom('invoices as i')
    .innerJoin('orders as o', 'o.id', 'i.orderId')
    .select(['i.id', 'i.label', 'i.state', 'i.issuedOn', 'i.dueOn', 'i.paidOn', 'i.totalCents', 'i.currencyCode'])
    .select([
      open.as('openCents'),
      sql<string | null>`(select string_agg(l.title, ', ' order by l.position) from invoice_lines l
        where l.invoice_id = i.id)`.as('content'),
      sql<number>`(sum(${open}) over ())::bigint`.as('openSum'),
      sql<number>`(sum(i.total_cents - i.credited_cents) over ())::bigint`.as('invoicedSum'),
      sql<number>`(sum(i.paid_cents) over ())::bigint`.as('paidSum'),
    ])
    .where('o.personId', '=', clientId)
    .where('i.kind', '=', 'invoice')
    .where(onlyOrdersOf(scope))
    .orderBy('i.issuedAt', 'desc')
    .orderBy('i.label', 'desc')
    .limit(limit)
    .execute()
  const [first] = rows
  const sums = {
    openCents: Number(first?.openSum ?? 0),
    invoicedCents: Number(first?.invoicedSum ?? 0),
    paidCents: Number(first?.paidSum ?? 0),
    currency: first?.currencyCode ?? 'CHF',
  }
  const invoices = rows.map(({ openSum: _, invoicedSum: _i, paidSum: _p, state, ...invoice }) => ({
    ...invoice,
    state: isInvoiceState(state) ? state : null,
  }))
  return { ...sums, invoices }
}
