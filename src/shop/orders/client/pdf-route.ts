import { asClient } from '#accounts/access/as-client.server.ts'
import { actorOf } from '#accounts/sessions/current-user.server.ts'
import { findPdf } from '#billing/invoices/invoice-db.server.ts'
import { pdfReply } from '#billing/invoices/open-pdf.server.ts'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { isUuid } from '#platform/text/uuid.ts'
import { notFound } from '#portal/guard.server.ts'
import { findOrderOf } from '#shop/orders/own-order-db.server.ts'
import type { Route } from './+types/pdf-route'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const actor = actorOf({ request, context })
  const { orderId, invoiceId } = params
  const services = servicesOf(context)
  const pdf = await asClient(services.db, actor.person.id, async (tx) => {
    const order = isUuid(invoiceId) ? await findOrderOf(tx, actor.person.id, orderId) : null
    return order && findPdf(tx, order.id, invoiceId)
  })
  if (!pdf) throw notFound()
  return pdfReply(services, pdf, { actor, method: request.method })
}
