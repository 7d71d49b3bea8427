import { randomUUID } from 'node:crypto'
import type { Actor } from '#accounts/sessions/actor.ts'
import type { Services } from '#platform/services.ts'
import { saveSettings } from '#platform/settings/settings.server.ts'
import { testPayment, testPaymentCents, testStoreId } from './test-payment.ts'

type StartTestPaymentDeps = Pick<Services, 'db' | 'now' | 'payments'>
type StartTestPaymentInput = { actor: Actor; title: string; returnUrl: string }

const lifeMs = 60 * 60_000

/**
 * Creates a checkout of CHF 1 without an order and returns its URL. Once paid, `receiveTestPayment` refunds it.
 * Throws if the provider is unavailable.
 */
export async function startTestPayment(
  { db, now, payments }: StartTestPaymentDeps,
  { actor, title, returnUrl }: StartTestPaymentInput,
): Promise<string> {
  const id = randomUUID()
  const startedAt = now()
  const checkout = await payments.createCheckout({
    orderId: id,
    orderNumber: 0,
    storeId: testStoreId,
    currency: 'chf',
    lines: [{ title, variantTitle: '', quantity: 1, unitPriceCents: testPaymentCents }],
    discounts: [],
    buyerEmail: actor.person.email,
    successUrl: returnUrl,
    cancelUrl: returnUrl,
    locale: null,
    expiresAt: new Date(startedAt.getTime() + lifeMs),
    idempotencyKey: id,
  })
  const started = { checkoutId: checkout.checkoutId, startedAt: startedAt.toISOString() }
  const value = { ...started, receivedAt: null, delaySeconds: null, refundedAt: null }
  const by = { actor, role: actor.person.role, at: startedAt }
  await db.transaction().execute((tx) => saveSettings(tx, [{ setting: testPayment, value }], by))
  return checkout.url
}
