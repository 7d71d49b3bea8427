import type { Services } from '#platform/services.ts'
import { billOrder } from './bill-order.server.ts'
import { listUnbilled, listWithoutPdf } from './invoice-db.server.ts'
import { renderInvoicePdf } from './render-invoice-pdf.server.ts'

const timeoutMs = 10 * 60_000
const maxAtOnce = 200

/** Issues missing invoices and PDFs of orders placed before invoicing was introduced or whose event handler failed. */
export async function billMissed(services: Services): Promise<{ orders: number; documents: number }> {
  const before = new Date(services.now().getTime() - timeoutMs)
  const orders = await listUnbilled(services.db, before, maxAtOnce)
  for (const { id } of orders) await billOrder(services, id)
  const documents = await listWithoutPdf(services.db, before, maxAtOnce)
  for (const { id } of documents) await renderInvoicePdf(services, id)
  return { orders: orders.length, documents: documents.length }
}
