import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { enqueue } from '#platform/jobs/jobs.server.ts'
import {
  type Checkout,
  type CheckoutRequest,
  checkoutTotalCents,
  type Payments,
  type ReadEvent,
  withSessionPlaceholder,
} from '#platform/payments/payments.ts'
import type { Services } from '#platform/services.ts'
import { paymentOfCheckout, type SandboxCheckout, stateAt } from './checkout.ts'
import { addCheckout, findCheckout } from './checkout-db.server.ts'
import { checkSignature, SIGNATURE_HEADER } from './deliver-event.server.ts'
import { expireSandboxCheckout } from './jobs.server.ts'
import { closeCheckout, findRefundedCents, refundPayment } from './settle-checkout.server.ts'

const state = z.enum(['open', 'processing', 'paid', 'failed', 'cancelled', 'expired', 'refunded'])

const envelope = z.object({ id: z.string().min(1), type: z.string().min(1), payment: z.unknown().optional() })

const payment = z.object({
  checkoutId: z.string(),
  paymentId: z.string().nullable(),
  /** Order id, or null if it is no UUID: ours always are, and the database would reject other values. */
  orderId: z.uuid().nullable().catch(null),
  storeId: z.string().nullable(),
  state,
  amountCents: z.number().int(),
  refundedCents: z.number().int().default(0),
  currency: z.string(),
  buyerEmail: z.string().nullable(),
  buyerName: z.string().nullable(),
})

// The job that expires a checkout runs this much later than the expiry. The queue starts it by the database's clock,
// but the job compares the expiry with the application's clock, which may be slightly behind.
const CLOCKS_DIFFER_MS = 5_000

type PaymentsSandboxDeps = Pick<Services, 'db' | 'now' | 'secretKey'> & {
  config: Pick<Services['config'], 'PUBLIC_URL'>
}

export function openSandboxPayments(services: PaymentsSandboxDeps): Payments {
  const { db, now, secretKey } = services
  return {
    provider: 'sandbox',
    createCheckout: (request) => createCheckout(services, request),
    readEvent: async (rawBody, headers) => {
      const signature = checkSignature(secretKey, rawBody, { header: headers.get(SIGNATURE_HEADER), now: now() })
      return signature === 'good' ? readSandboxEvent(rawBody) : { ok: false, reason: signature }
    },
    refund: (request) => refundPayment(services, request),
    findPayment: async (checkoutId) => {
      const checkout = await findCheckout(db, checkoutId)
      if (!checkout) return null
      return paymentOfCheckout(checkout, stateAt(checkout, now()), await findRefundedCents(db, checkout.paymentId))
    },
    cancelCheckout: async (checkoutId) => {
      const checkout = await closeCheckout(services, checkoutId, 'cancelled')
      if (!checkout) throw new Error(`The sandbox has no checkout ${checkoutId}`)
    },
  }
}

async function createCheckout({ db, config }: PaymentsSandboxDeps, request: CheckoutRequest): Promise<Checkout> {
  const requested = checkoutOf(request)
  const { checkout, isNew } = await db.transaction().execute(async (tx) => {
    const added = await addCheckout(tx, request.idempotencyKey, requested)
    const { id, expiresAt } = added.checkout
    const runAt = new Date(expiresAt.getTime() + CLOCKS_DIFFER_MS)
    if (added.isNew) await enqueue(tx, expireSandboxCheckout, { checkoutId: id }, { runAt })
    return added
  })
  const isSame = checkout.orderId === requested.orderId && checkout.amountCents === requested.amountCents
  if (!isNew && !(isSame && checkout.currency === requested.currency)) {
    throw new Error(`The checkout key ${request.idempotencyKey} has already been used for a different order or amount`)
  }
  return { checkoutId: checkout.id, url: `${config.PUBLIC_URL}/sandbox-pay/${checkout.id}` }
}

function checkoutOf(request: CheckoutRequest): SandboxCheckout {
  const amountCents = checkoutTotalCents(request)
  if (!Number.isSafeInteger(amountCents) || amountCents <= 0) throw new Error(`Nothing to pay: ${amountCents} cents`)
  for (const address of [request.successUrl, request.cancelUrl]) {
    if (!/^https?:\/\//.test(address)) throw new Error(`Not a valid return address: ${address}`)
  }
  return {
    id: `sbx_${randomBytes(24).toString('base64url')}`,
    state: 'open',
    amountCents,
    chargedCents: null,
    currency: request.currency,
    lines: [
      ...request.lines,
      ...request.discounts.map(({ title, amountCents }) => ({
        ...{ title, variantTitle: '', quantity: 1, unitPriceCents: -amountCents },
      })),
    ],
    orderId: request.orderId,
    orderNumber: request.orderNumber,
    storeId: request.storeId,
    customerEmail: request.buyerEmail,
    customerName: null,
    successUrl: withSessionPlaceholder(request.successUrl),
    cancelUrl: request.cancelUrl,
    expiresAt: request.expiresAt,
    paymentId: null,
  }
}

function readSandboxEvent(body: string): ReadEvent {
  const read = envelope.safeParse(parseJson(body))
  if (!read.success) return { ok: false, reason: 'malformed' }
  const { id: eventId, type } = read.data
  if (!state.safeParse(type.replace(/^payment\./, '')).success) return { ok: false, reason: 'irrelevant' }
  const notified = payment.safeParse(read.data.payment)
  return notified.success
    ? { ok: true, event: { eventId, type, payment: notified.data } }
    : { ok: false, reason: 'malformed' }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
