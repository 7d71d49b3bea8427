import { swissDay } from '#platform/day.ts'
import type { Tx } from '#platform/db/database.server.ts'
import { quoteLabel, quoteStateOn } from '#shop/quotes/quote.ts'
import { listQuotesOf } from '#shop/quotes/quote-db.server.ts'

export async function loadOffers(tx: Tx, clientId: string, now: Date, caseId?: string) {
  const today = swissDay(now)
  return (await listQuotesOf(tx, clientId, caseId)).map((quote) => ({
    ...{ id: quote.id, label: quoteLabel(quote), title: quote.title, validOn: quote.validOn },
    ...{ totalCents: quote.totalCents, currencyCode: quote.currencyCode, state: quoteStateOn(quote, today) },
    orderState: quote.orderState,
  }))
}

export type ListedOffer = Awaited<ReturnType<typeof loadOffers>>[number]
