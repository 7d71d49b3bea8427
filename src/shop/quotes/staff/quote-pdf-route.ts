import { adminContext, notFound } from '#admin/guard.server.ts'
import { isUuid } from '#platform/text/uuid.ts'
import { findQuote } from '#shop/quotes/quote-db.server.ts'
import { quotePdfReply } from '#shop/quotes/quote-pdf.server.ts'
import { isQuoteSeen } from '#shop/quotes/whose-quote-db.server.ts'
import type { Route } from './+types/quote-pdf-route'

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { services, actor, scope } = adminContext({ request, context }, 'quote.read')
  const id = params.quoteId
  const quote = isUuid(id) && (await isQuoteSeen(services.db, id, scope)) ? await findQuote(services.db, id) : null
  if (!quote) throw notFound()
  return quotePdfReply(services, quote, actor)
}
