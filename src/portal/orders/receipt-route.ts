import { visitorOf } from '#accounts/visitor.server.ts'
import { asClient } from '#cases/as-client.server.ts'
import { notFound } from '#portal/guard.server.ts'
import { listLines } from '#shop/order-db.server.ts'
import { listGiven } from '#shop/promotions/order-discount-db.server.ts'
import { servicesOf } from '#web/request-context.server.ts'
import type { Route } from './+types/receipt-route'
import { findOrderOf } from './order-db.server.ts'
import { drawReceipt } from './receipt.server.ts'

/** The receipt of a client's own paid order, to be saved. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { id } = visitorOf(context).person
  const found = await asClient(servicesOf(context).db, id, async (tx) => {
    const order = await findOrderOf(tx, id, params.orderId)
    return order && { order, lines: await listLines(tx, order.id), discounts: await listGiven(tx, order.id) }
  })
  if (!found?.order.paidAt) throw notFound()
  const { order, lines, discounts } = found
  const content = await drawReceipt({ ...order, paidAt: found.order.paidAt }, lines, discounts)
  return new Response(new Uint8Array(content), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="receipt-${order.number}.pdf"`,
      'X-Content-Type-Options': 'nosniff',
      'X-Robots-Tag': 'noindex',
      'Cache-Control': 'no-store',
    },
  })
}
