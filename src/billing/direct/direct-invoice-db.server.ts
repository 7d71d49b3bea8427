import type { Insertable } from 'kysely'
import type { Db, Tx } from '#platform/db/database.server.ts'
import type { DirectInvoices } from '#platform/db/schema.ts'

/** Invoices of an invoice without a quote, in the order of their parts; empty if it does not exist. */
export function listInvoicesOfDirect(db: Db | Tx, directInvoiceId: string): Promise<{ id: string }[]> {
  return db
    .selectFrom('directInvoiceParts as p')
    .innerJoin('invoices as i', 'i.orderId', 'p.orderId')
    .select('i.id')
    .where('p.directInvoiceId', '=', directInvoiceId)
    .where('i.kind', '=', 'invoice')
    .orderBy('p.position')
    .execute()
}

export async function insertDirectInvoice(tx: Tx, invoice: Insertable<DirectInvoices>): Promise<void> {
  await tx.insertInto('directInvoices').values(invoice).execute()
}

export async function insertParts(tx: Tx, directInvoiceId: string, orderIds: readonly string[]): Promise<void> {
  const rows = orderIds.map((orderId, position) => ({ directInvoiceId, position, orderId }))
  await tx.insertInto('directInvoiceParts').values(rows).execute()
}
