import type { Tx } from '#platform/db/database.server.ts'
import { enqueue } from '#platform/jobs/jobs.server.ts'
import type { LockedOrder } from '#shop/order-db.server.ts'
import { askForAccountJob } from './jobs.ts'
import { insertPayout } from './payout-db.server.ts'

type Added = {
  order: Pick<LockedOrder, 'id' | 'currencyCode'>
  refundId: string
  amountCents: number
  payeeSealed: Buffer | null
  at: Date
}

/** A decided refund is to be paid by transfer; where no account is known, the buyer is asked for one. */
export async function addPayout(tx: Tx, { order, refundId, amountCents, payeeSealed, at }: Added): Promise<void> {
  const currencyCode = order.currencyCode.toUpperCase()
  const payoutId = await insertPayout(tx, {
    ...{ orderId: order.id, refundId, amountCents, currencyCode, payeeSealed, askedAt: at },
  })
  if (!payeeSealed) await enqueue(tx, askForAccountJob, { payoutId })
}
