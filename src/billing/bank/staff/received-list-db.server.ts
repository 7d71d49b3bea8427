import { sql } from 'kysely'
import type { ListSource } from '#admin/lists/list-db.server.ts'
import { listPayments, type ReceivedPayment } from '#billing/bank/payment-db.server.ts'
import { contains } from '#platform/db/search-db.server.ts'
import type { receivedList } from './received-list.tsx'

type Name = keyof typeof receivedList.filters
type Sort = keyof typeof receivedList.sorts

export const receivedSource: ListSource<ReceivedPayment, Name, Sort> = {
  from: sql`payments_received p`,
  id: { by: sql`p.id`, type: 'uuid' },
  where: {
    // Search invoices in a subquery, so that each side of the `or` can use its own index.
    q: (text) => sql`(${contains('p.searchText', text)} or p.id = any(array(
      select a.payment_id from payment_allocations a join invoices i on i.id = a.invoice_id
      where a.withdrawn_at is null and ${contains('i.searchText', text)})))`,
    state: (state) => sql`p.state = ${state}`,
    from: (day) => sql`p.booked_on >= ${day}::date`,
    to: (day) => sql`p.booked_on <= ${day}::date`,
  },
  sorts: {
    booked: { by: sql`p.booked_on`, type: 'date' },
    amount: { by: sql`p.amount_cents`, type: 'bigint' },
  },
  rows: listPayments,
  idOf: ({ id }) => id,
  isCostly: ({ q }) => q !== undefined,
}
