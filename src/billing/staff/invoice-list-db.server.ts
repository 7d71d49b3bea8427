import { sql } from 'kysely'
import type { ListSource } from '#admin/lists/list-db.server.ts'
import { clientOptions } from '#admin/lists/parts-db.server.ts'
import { isInvoiceState } from '#billing/invoices/invoice.ts'
import { contains } from '#platform/db/search-db.server.ts'
import type { InvoiceRow, invoiceList } from './invoice-list.tsx'

type Name = keyof typeof invoiceList.filters
type Sort = keyof typeof invoiceList.sorts

export const invoiceSource: ListSource<InvoiceRow, Name, Sort> = {
  from: sql`invoices i`,
  id: { by: sql`i.label`, type: 'text' },
  where: {
    client: (id) => sql`i.order_id in (select o.id from orders o where o.person_id = ${id})`,
    q: (text) => contains('i.searchText', text),
    state: (state) => sql`i.state = ${state}`,
    kind: (kind) => sql`i.kind = ${kind}`,
    from: (day) => sql`i.issued_on >= ${day}::date`,
    to: (day) => sql`i.issued_on <= ${day}::date`,
  },
  sorts: {
    written: { by: sql`i.issued_at`, type: 'timestamptz' },
    due: { by: sql`coalesce(i.due_on, 'infinity'::date)::text`, type: 'text' },
    total: { by: sql`i.total_cents::bigint`, type: 'bigint' },
    buyer: { by: sql`(i.recipient_name collate people_order)`, type: 'text' },
  },
  rows: async (db, labels) => {
    const rows = await db
      .selectFrom('invoices as i')
      .select(['i.id', 'i.label', 'i.kind', 'i.recipientName', 'i.issuedOn', 'i.dueOn', 'i.currencyCode'])
      .select(['i.totalCents', 'i.state'])
      .select(sql<number>`i.total_cents - i.paid_cents - i.credited_cents - i.written_off_cents`.as('openCents'))
      .where('i.label', 'in', labels)
      .execute()
    return rows.map(({ kind, state, openCents, ...row }) => ({
      ...row,
      kind: kind === 'credit_note' ? 'credit_note' : 'invoice',
      state: isInvoiceState(state) ? state : null,
      openCents: kind === 'invoice' ? openCents : 0,
    }))
  },
  idOf: ({ label }) => label,
  choices: async (db, at, search) => ({ client: await clientOptions(db, at, search) }),
}
