import { may } from '#accounts/people/may.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import { swissDay } from '#platform/day.ts'
import type { Tx } from '#platform/db/database.server.ts'
import type { Services } from '#platform/services.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { isUuid } from '#platform/text/uuid.ts'
import type { OpenOrder } from '#shop/checkout/checkout-db.server.ts'
import {
  domicileOf,
  type InvoiceBuyer,
  type InvoiceRefusal,
  invoiceOpensCase,
  mayPayByInvoice,
} from '#shop/checkout/invoice-choice.ts'
import { readInvoiceTerms } from '#shop/checkout/place-by-invoice.server.ts'
import { requestCheckout } from '#shop/checkout/request-checkout.server.ts'
import { type AgreedRefusal, reserveAgreed } from '#shop/checkout/reserve-agreed.server.ts'
import type { Domicile } from '#shop/domicile/domicile.ts'
import { checkOrder } from '#shop/orders/close-orders.server.ts'
import { agreedPrefix } from '#shop/orders/order.ts'
import { findReturnToken, type LockedOrder, lockOrder } from '#shop/orders/order-db.server.ts'
import { awaitTransfer } from '#shop/orders/settle-transfer.server.ts'
import { notifyOfAnswer } from './decline-quote.server.ts'
import { isStillToPay, mayBecome, type QuoteState, quoteLabel, quotePath, quoteStateOn } from './quote.ts'
import { findQuoteOf, listQuoteLines, lockQuote, type Quote, saveQuote } from './quote-db.server.ts'

export type Paying = { by: 'card'; domicile: Domicile | null } | { by: 'invoice'; buyer: InvoiceBuyer }

export type AcceptRefusal =
  | { ok: false; reason: 'unknown-quote' | 'ordered-before' | 'provider-down' | 'given-up' }
  | { ok: false; reason: 'payment-unsure' }
  | { ok: false; reason: 'not-open'; state: QuoteState }
  | AgreedRefusal
  | InvoiceRefusal
/** `url`: payment page; null for an order by invoice. */
export type AcceptOutcome = { ok: true; url: string | null; orderId: string } | AcceptRefusal

type AcceptQuoteDeps = Pick<Services, 'db' | 'now' | 'config' | 'payments' | 'log'>
type AcceptQuoteInput = { actor: Actor; quoteId: string; paying: Paying }

/** Accepts an offer. Until its order ends unpaid, repeated calls return this order, so there are never two. */
export async function acceptQuote(
  services: AcceptQuoteDeps,
  { actor, quoteId, paying }: AcceptQuoteInput,
): Promise<AcceptOutcome> {
  if (!may(actor.person, 'portal.use') || !isUuid(quoteId)) return { ok: false, reason: 'unknown-quote' }
  const known = await askOfOrder(services, actor, quoteId)
  if (known?.isOnItsWay) return { ok: false, reason: 'ordered-before' }
  if (known?.isUnsure) return { ok: false, reason: paying.by === 'card' ? 'provider-down' : 'payment-unsure' }
  const terms = paying.by === 'invoice' ? await readInvoiceTerms(services) : null
  const opensCase = await readSetting(services, invoiceOpensCase)
  const outcome = await services.db
    .transaction()
    .execute(async (tx): Promise<{ ok: true; order: OpenOrder | LockedOrder } | AcceptRefusal> => {
      const quote = await lockQuote(tx, quoteId)
      if (!quote?.sentAt || quote.clientId !== actor.person.id) return { ok: false, reason: 'unknown-quote' }
      const now = services.now()
      const state = quoteStateOn(quote, swissDay(now))
      const isAgain = state === 'accepted'
      if (!isAgain && !mayBecome(state, 'accepted')) return { ok: false, reason: 'not-open', state }
      const before = quote.orderId ? await lockOrder(tx, quote.orderId) : null
      if (before && !isStillToPay({ state: 'accepted', orderState: before.state }))
        return { ok: false, reason: 'ordered-before' }
      const allowed = terms && mayPayByInvoice(terms, { isClient: true, totalCents: quote.totalCents })
      if (allowed && !allowed.ok) return allowed
      const reserved = await reserve(tx, services, { actor, quote, paying })
      if (!reserved.ok) return reserved
      const { order } = reserved
      if (paying.by === 'invoice') await awaitTransfer(tx, order, { buyer: paying.buyer, opensCase, now })
      await saveQuote(tx, quoteId, {
        orderId: order.id,
        ...(!isAgain && { state: 'accepted', endedAt: now, endedBy: actor.person.id }),
      })
      if (!isAgain) await noteAnswer(tx, services, { actor, quote })
      return { ok: true, order }
    })
  if (!outcome.ok) return outcome
  if (paying.by === 'invoice') return { ok: true, url: null, orderId: outcome.order.id }
  return requestCheckout(services, outcome.order, null)
}

async function askOfOrder(services: AcceptQuoteDeps, { person }: Actor, quoteId: string) {
  const quote = await findQuoteOf(services.db, person.id, quoteId)
  const token = quote?.orderId ? await findReturnToken(services.db, quote.orderId) : null
  return token === null ? null : checkOrder(services, token)
}

async function reserve(
  tx: Tx,
  { config, payments, now }: AcceptQuoteDeps,
  { actor, quote, paying }: { actor: Actor; quote: Quote; paying: Paying },
) {
  const { person } = actor
  const lines = await listQuoteLines(tx, quote.id)
  return reserveAgreed(
    tx,
    {
      cartKey: `${agreedPrefix}${quote.id}`,
      ...{ personId: person.id, buyerEmail: person.email, currencyCode: quote.currencyCode, locale: null, lines },
      provider: paying.by === 'invoice' ? 'transfer' : payments.provider,
      successUrl: `${config.PUBLIC_URL}/success`,
      cancelUrl: `${config.PUBLIC_URL}${quotePath(quote.id)}`,
      forCaseId: quote.caseId,
      domicile: paying.by === 'invoice' ? domicileOf(paying.buyer) : paying.domicile,
    },
    now(),
  )
}

async function noteAnswer(
  tx: Tx,
  services: AcceptQuoteDeps,
  { actor, quote }: { actor: Actor; quote: Quote },
): Promise<void> {
  await notifyOfAnswer(tx, services, quote, 'accepted')
  const detail = { label: quoteLabel(quote), totalCents: quote.totalCents }
  await recordAudit(tx, actor, { action: 'quote.accepted', object: { type: 'quote', id: quote.id }, detail })
}
