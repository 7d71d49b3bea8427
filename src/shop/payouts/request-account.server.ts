import { queueEmail } from '#platform/mail/queue-email.server.ts'
import type { Services } from '#platform/services.ts'
import { lockOrder } from '#shop/orders/order-db.server.ts'
import { isByTransfer } from './payout.ts'
import { findPayout } from './payout-db.server.ts'
import { ownPayoutFacts, refundAccountRequested } from './payout-emails.tsx'

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
