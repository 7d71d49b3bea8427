import { openSandboxPayments } from '#dev/payments/payments-sandbox.server.ts'
import type { Payments } from '#platform/payments/payments.ts'
import { openStripePayments } from '#platform/payments/payments-stripe.server.ts'
import type { Services } from '#platform/services.ts'

/** In production, only an explicit `PAYMENTS=sandbox` selects the sandbox; a missing variable never does. */
export function openPayments(services: Pick<Services, 'config' | 'secretKey' | 'db' | 'now'>): Payments {
  return services.config.PAYMENTS === 'stripe' ? openStripePayments(services) : openSandboxPayments(services)
}
