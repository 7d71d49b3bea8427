import { system } from '#platform/audit/audit.server.ts'
import type { Payment } from '#platform/payments/payments.ts'
import type { Services } from '#platform/services.ts'
import { readSetting, saveSettings } from '#platform/settings/settings.server.ts'
import { lockStored } from '#platform/settings/settings-db.server.ts'
import { type TestPayment, testPayment } from './test-payment.ts'

type ReceiveTestPaymentDeps = Pick<Services, 'db' | 'log' | 'now' | 'payments'>

/**
 * Notes that the provider's event about the latest test payment arrived, and refunds any test payment. Throws if the
 * refund fails, so that the provider sends the event again.
 */
export async function receiveTestPayment(
  services: ReceiveTestPaymentDeps,
  payment: Payment,
  sentAt: Date | undefined,
): Promise<void> {
  const test = await readSetting(services, testPayment)
  const latest = test?.checkoutId === payment.checkoutId ? test : null
  if (payment.state === 'paid' && latest?.receivedAt === null) {
    const at = services.now()
    const delaySeconds = sentAt ? Math.max(0, Math.round((at.getTime() - sentAt.getTime()) / 1000)) : null
    await change(services, payment, { receivedAt: at.toISOString(), delaySeconds })
  }
  if (!latest?.refundedAt) await refund(services, payment)
}

/** Refunds the latest test payment without waiting for its event. False if it has not been paid. */
export async function refundTestPayment(services: ReceiveTestPaymentDeps): Promise<boolean> {
  const test = await readSetting(services, testPayment)
  const payment = test && (await services.payments.findPayment(test.checkoutId))
  return payment !== null && refund(services, payment)
}

async function refund(services: ReceiveTestPaymentDeps, payment: Payment): Promise<boolean> {
  const { checkoutId, paymentId, amountCents, state } = payment
  if (state === 'paid' && paymentId) {
    const idempotencyKey = `test-payment-${checkoutId}`
    const returned = await services.payments.refund({ paymentId, amountCents, idempotencyKey })
    if (returned) throw new Error(`The refund of a test payment did not arrive: ${returned.reason}`)
  } else if (state !== 'refunded') return false
  await change(services, payment, { refundedAt: services.now().toISOString() })
  return true
}

/** Event and button may run at once: the lock lets the later one see what the earlier one saved. */
function change(
  { db, log, now }: ReceiveTestPaymentDeps,
  { checkoutId }: Payment,
  changed: Partial<TestPayment>,
): Promise<unknown> {
  return db.transaction().execute(async (tx) => {
    await lockStored(tx, [testPayment.key])
    const test = await readSetting({ db: tx, log }, testPayment)
    if (test?.checkoutId !== checkoutId) return
    const changes = [{ setting: testPayment, value: { ...test, ...changed } }]
    await saveSettings(tx, changes, { actor: system, role: 'owner', at: now() })
  })
}
