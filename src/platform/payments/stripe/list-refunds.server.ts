import type Stripe from 'stripe'
import { type StripeRefund, stripeRefund } from './stripe-payment.ts'

/** All refunds of a payment as they stand today, the latest first. Throws with a cause when Stripe does not tell. */
export async function listRefunds(stripe: Stripe, paymentId: string): Promise<StripeRefund[]> {
  try {
    const found: StripeRefund[] = []
    for await (const refund of stripe.refunds.list({ payment_intent: paymentId, limit: 100 }))
      found.push(stripeRefund.parse(refund))
    return found
  } catch (cause) {
    throw new Error('Stripe did not tell what was refunded of a payment', { cause })
  }
}
