import { randomBytes } from 'node:crypto'
import type { Tx } from '#platform/db/database.server.ts'
import type { Payments } from '#platform/payments/payments.ts'
import type { Services } from '#platform/services.ts'
import { type ClosedState, canBePaid, paymentOfCheckout, type SandboxCheckout, stateAt, whyClosed } from './checkout.ts'
import { addRefund, listRefunds, lockCheckout, saveCheckoutState } from './checkout-db.server.ts'
import { plainly, queueEvent, type Sending, tryAtOnce } from './deliver-event.server.ts'

type SettleCheckoutDeps = Pick<Services, 'db' | 'now'>
type SettleCheckoutInput = SettleCheckoutDeps & Pick<Services, 'config' | 'secretKey' | 'log'>

export type SettleOutcome =
  | { ok: true; checkout: SandboxCheckout }
  | { ok: false; reason: 'unknown' | ClosedState; checkout: SandboxCheckout | null }

export type Attempt = {
  email: string | null
  name: string | null
  /** Amount to charge; null charges the order amount. */
  chargedCents: number | null
  sending: Sending
}

/** Settles a checkout. A second call returns `paid` and sends no event. */
export function payCheckout(services: SettleCheckoutInput, id: string, attempt: Attempt): Promise<SettleOutcome> {
  return settle(services, id, attempt.sending, (tx, checkout) =>
    saveCheckoutState(tx, id, 'paid', {
      paymentId: `sbx_pay_${randomBytes(18).toString('base64url')}`,
      chargedCents: attempt.chargedCents ?? checkout.amountCents,
      customerEmail: attempt.email ?? checkout.customerEmail,
      customerName: attempt.name ?? checkout.customerName,
    }),
  )
}

export function declineCheckout(services: SettleCheckoutInput, id: string, attempt: Attempt): Promise<SettleOutcome> {
  return settle(services, id, attempt.sending, (tx, checkout) =>
    saveCheckoutState(tx, id, 'declined', {
      customerEmail: attempt.email ?? checkout.customerEmail,
      customerName: attempt.name ?? checkout.customerName,
    }),
  )
}

async function settle(
  services: SettleCheckoutInput,
  id: string,
  sending: Sending,
  change: (tx: Tx, checkout: SandboxCheckout) => Promise<SandboxCheckout>,
): Promise<SettleOutcome> {
  const now = services.now()
  const { outcome, first } = await services.db.transaction().execute(async (tx) => {
    const found = await lockCheckout(tx, { id })
    const closed = found && whyClosed(found, now)
    if (!found || closed) return { outcome: refused(closed ?? 'unknown', found), first: null }
    const checkout = await change(tx, found)
    const payment = paymentOfCheckout(checkout, checkout.state)
    const outcome: SettleOutcome = { ok: true, checkout }
    return { outcome, first: await queueEvent(tx, { payment, sending, now }) }
  })
  if (first) await tryAtOnce(services, first)
  return outcome
}

function refused(reason: ClosedState | 'unknown', checkout: SandboxCheckout | null): SettleOutcome {
  return { ok: false, reason, checkout }
}

export function closeCheckout({ db, now }: SettleCheckoutDeps, id: string, as: 'cancelled' | 'expired') {
  return db.transaction().execute(async (tx) => {
    const found = await lockCheckout(tx, { id })
    if (!found || !canBePaid(found.state)) return found
    if (as === 'expired' && stateAt(found, now()) !== 'expired') return found
    const checkout = await saveCheckoutState(tx, id, as)
    await queueEvent(tx, { payment: paymentOfCheckout(checkout, as), sending: plainly, now: now() })
    return checkout
  })
}

/** Refunds once per idempotency key. Always returns null, because sandbox refunds never fail. */
export function refundPayment(
  { db, now }: SettleCheckoutDeps,
  refund: Parameters<Payments['refund']>[0],
): Promise<null> {
  return db.transaction().execute(async (tx) => {
    const checkout = await lockCheckout(tx, { paymentId: refund.paymentId })
    if (!checkout) throw new Error(`The sandbox has no payment ${refund.paymentId}`)
    const earlier = await listRefunds(tx, refund.paymentId)
    const same = earlier.find((created) => created.idempotencyKey === refund.idempotencyKey)
    if (same && same.amountCents === refund.amountCents) return null
    if (same) throw new Error(`The refund key ${refund.idempotencyKey} has already been used for a different amount`)
    const before = sumOf(earlier)
    const left = (checkout.chargedCents ?? 0) - before
    if (refund.amountCents > left)
      throw new Error(`Only ${left} cents of payment ${refund.paymentId} can still be refunded`)
    await addRefund(tx, refund)
    const state = refund.amountCents === left ? 'refunded' : checkout.state
    const after = await saveCheckoutState(tx, checkout.id, state)
    const payment = paymentOfCheckout(after, state, before + refund.amountCents)
    await queueEvent(tx, { payment, sending: plainly, now: now() })
    return null
  })
}

export async function findRefundedCents(db: Services['db'], paymentId: string | null): Promise<number> {
  return paymentId ? sumOf(await listRefunds(db, paymentId)) : 0
}

function sumOf(refunds: { amountCents: number }[]): number {
  return refunds.reduce((sum, created) => sum + created.amountCents, 0)
}
