import type { Services } from '#platform/services.ts'
import type { Payments } from './payments.ts'
import { openSandboxPayments } from './payments-sandbox.server.ts'
import { openStripePayments } from './payments-stripe.server.ts'

/**
 * The payment provider that the configuration names. In production that is Stripe unless `PAYMENTS=sandbox` was
 * written down: nobody gets into the sandbox there by leaving something out.
 */
export function openPayments(services: Pick<Services, 'config' | 'secretKey' | 'db' | 'now'>): Payments {
  return services.config.PAYMENTS === 'stripe' ? openStripePayments(services) : openSandboxPayments(services)
}
