import { adminContext, insist, notFound } from '#admin/guard.server.ts'
import { findPdf } from '#billing/invoices/invoice-db.server.ts'
import { pdfReply } from '#billing/invoices/open-pdf.server.ts'
import { isUuid } from '#platform/text/uuid.ts'
import type { Route } from './+types/pdf-route'
import { findOrder } from './order-list-db.server.ts'

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { services, person, actor, scope } = adminContext({ request, context }, 'order.read')
  const { orderId, invoiceId } = params
  const isRequested = isUuid(orderId) && isUuid(invoiceId)
  const order = isRequested ? await findOrder(services.db, orderId, scope) : null
  const pdf = order && (await findPdf(services.db, order.id, invoiceId))
  if (!order || !pdf) throw notFound()
  insist(person, 'order.read', { clientId: order.personId })
  return pdfReply(services, pdf, { actor, method: request.method })
}
