import type { Tx } from '#platform/db/database.server.ts'
import { enqueue } from '#platform/jobs/jobs.server.ts'
import { queueEmail } from '#platform/mail/queue-email.server.ts'
import type { Services } from '#platform/services.ts'
import { requestAccountJob } from '#shop/jobs.ts'
import { type LockedOrder, lockOrder } from '#shop/orders/order-db.server.ts'
import type { Payee } from './payee.ts'
import { isByTransfer } from './payout.ts'
import { findPayout, insertPayout } from './payout-db.server.ts'
import { accountChanged, ownPayoutFacts, refundAccountRequested } from './payout-emails.tsx'

type Added = {
  order: Pick<LockedOrder, 'id' | 'currencyCode'>
  /** Refund completed by this payout; null if the payout replaces a completed refund that later failed. */
  refundId: string | null
  amountCents: number
  payeeEncrypted: Buffer | null
  at: Date
}

export async function addPayout(tx: Tx, { order, refundId, amountCents, payeeEncrypted, at }: Added): Promise<string> {
  const currencyCode = order.currencyCode.toUpperCase()
  const payoutId = await insertPayout(tx, {
    ...{ orderId: order.id, refundId, amountCents, currencyCode, payeeEncrypted, requestedAt: at },
  })
  if (!payeeEncrypted) await enqueue(tx, requestAccountJob, { payoutId })
  return payoutId
}

/** Emails the buyer to ask for a bank account, unless one was entered in the meantime. */
export function requestAccount({ db, config }: Pick<Services, 'db' | 'config'>, payoutId: string): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const payout = await findPayout(tx, payoutId)
    const order = payout?.orderId ? await lockOrder(tx, payout.orderId) : null
    if (payout?.state !== 'no_account' || !order?.buyerEmail) return
    const { id: orderId, number, buyerName, currencyCode, buyerEmail: to } = order
    const { amountCents } = payout
    const isReturned = !isByTransfer(order)
    const facts = { orderId, number, buyerName, currency: currencyCode, amountCents }
    await queueEmail(tx, {
      eventKey: `account-wanted-${payoutId}`,
      to,
      email: refundAccountRequested({ ...ownPayoutFacts(config.PUBLIC_URL, facts), isReturned }),
    })
  })
}

type Refunded = { id: string; orderId: string | null; amountCents: number }

export async function notifyAccountChanged(
  tx: Tx,
  { config, now }: Pick<Services, 'config' | 'now'>,
  { id, orderId, amountCents }: Refunded,
  { iban }: Payee,
): Promise<void> {
  const order = orderId ? await lockOrder(tx, orderId) : null
  if (!order?.buyerEmail) return
  const { number, buyerName, currencyCode: currency } = order
  const facts = { orderId: order.id, number, buyerName, currency, amountCents, iban }
  const eventKey = `account-changed-${id}-${now().getTime()}`
  await queueEmail(tx, { eventKey, to: order.buyerEmail, emailContent: () => accountChanged(config.PUBLIC_URL, facts) })
}
