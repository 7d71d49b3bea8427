import type { Services } from '#platform/services.ts'
import type { Payments } from './payments.ts'
import { openSandboxPayments } from './payments-sandbox.server.ts'
import { openStripePayments } from './payments-stripe.server.ts'

/** In production, the sandbox requires an explicit `PAYMENTS=sandbox`: a missing variable never selects it. */
export function openPayments(services: Pick<Services, 'config' | 'secretKey' | 'db' | 'now'>): Payments {
  return services.config.PAYMENTS === 'stripe' ? openStripePayments(services) : openSandboxPayments(services)
}
