import { z } from 'zod'
import { defineSetting } from '#platform/settings/setting.ts'

/** Store id of test payments at the provider. No shop can have it: a colon is not allowed in `STORE_ID`. */
export const testStoreId = 'setup:test'

export const testPaymentCents = 100

const instant = z.iso.datetime().nullable()

const shape = z.object({
  checkoutId: z.string(),
  startedAt: z.iso.datetime(),
  /** When the provider's event about the payment arrived. */
  receivedAt: instant,
  /** Whole seconds between the payment and the arrival of its event; null if the event does not state its time. */
  delaySeconds: z.number().int().min(0).nullable(),
  refundedAt: instant,
})

export type TestPayment = z.infer<typeof shape>

/** The latest test payment of the firm. */
export const testPayment = defineSetting('test_payment', shape.nullable(), null, 'admin')

/** `no-event`: paid and refunded, but the provider's event has not arrived. */
export type TestPaymentStage = 'none' | 'started' | 'not-refunded' | 'no-event' | 'done'

export function testPaymentStage(test: TestPayment | null): TestPaymentStage {
  if (!test) return 'none'
  if (test.refundedAt) return test.receivedAt ? 'done' : 'no-event'
  return test.receivedAt ? 'not-refunded' : 'started'
}
