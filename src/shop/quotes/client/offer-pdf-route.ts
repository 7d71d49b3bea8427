import { actorOf } from '#accounts/sessions/current-user.server.ts'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { isUuid } from '#platform/text/uuid.ts'
import { notFound } from '#portal/guard.server.ts'
import { findQuoteOf } from '#shop/quotes/quote-db.server.ts'
import { quotePdfReply } from '#shop/quotes/quote-pdf.server.ts'
import type { Route } from './+types/offer-pdf-route'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const actor = actorOf({ request, context })
  const services = servicesOf(context)
  const { quoteId } = params
  const quote = isUuid(quoteId) ? await findQuoteOf(services.db, actor.person.id, quoteId) : null
  if (!quote) throw notFound()
  return quotePdfReply(services, quote, actor)
}
