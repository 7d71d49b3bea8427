import type { Services } from '#platform/services.ts'
import { billOrder } from './bill-order.server.ts'
import { listUnbilled, listWithoutPdf } from './invoice-db.server.ts'
import { renderInvoicePdf } from './render-invoice-pdf.server.ts'

/** How long an event about an order may take before the timetable looks by itself. */
const timeoutMs = 10 * 60_000
const maxAtOnce = 200

/** Bills what no event has led to: orders from before invoices were written, events that were given up. */
export async function billMissed(services: Services): Promise<{ orders: number; documents: number }> {
  const before = new Date(services.now().getTime() - timeoutMs)
  const orders = await listUnbilled(services.db, before, maxAtOnce)
  for (const { id } of orders) await billOrder(services, id)
  const documents = await listWithoutPdf(services.db, before, maxAtOnce)
  for (const { id } of documents) await renderInvoicePdf(services, id)
  return { orders: orders.length, documents: documents.length }
}
