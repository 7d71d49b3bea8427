import type Stripe from 'stripe'
import { type StripeRefund, stripeRefund } from './stripe-payment.ts'

export async function listRefunds(stripe: Stripe, paymentId: string): Promise<StripeRefund[]> {
  try {
    const found: StripeRefund[] = []
    for await (const refund of stripe.refunds.list({ payment_intent: paymentId, limit: 100 }))
      found.push(stripeRefund.parse(refund))
    return found
  } catch (cause) {
    throw new Error('Stripe did not return the refunds of a payment', { cause })
  }
}
