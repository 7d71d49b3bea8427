import { redirect } from 'react-router'
import { requestOf, servicesOf } from '#platform/http/request-context.server.ts'
import { isUuid } from '#platform/text/uuid.ts'
import { findOrderByToken } from '#shop/orders/order-db.server.ts'
import type { Route } from './+types/pdf-route'
import { findPdf } from './invoice-db.server.ts'
import { pdfReply } from './open-pdf.server.ts'

/** Days for which the link in the email works without signing in; longer than the reminder period. */
const openDays = 180

/**
 * Serves an invoice PDF to a holder of the order's token, because buyers on invoice may have no account. After
 * `openDays` it redirects to the portal, which requires signing in, because emails may be forwarded.
 */
export async function loader({ request, params, context }: Route.LoaderArgs): Promise<Response> {
  const services = servicesOf(context)
  const order = isUuid(params.invoiceId) ? await findOrderByToken(services.db, params.returnToken) : null
  const pdf = order && (await findPdf(services.db, order.id, params.invoiceId))
  if (!pdf) throw new Response(null, { status: 404 })
  if (services.now().getTime() - pdf.issuedAt.getTime() > openDays * 24 * 60 * 60_000)
    throw redirect(`/client-portal/orders/${pdf.orderId}/papers/${pdf.id}`)
  const { id, ip } = requestOf(context)
  return pdfReply(services, pdf, { actor: { person: null, metadata: { id, ip } }, method: request.method })
}
