import type { Tx } from '#platform/db/database.server.ts'
import { enqueue } from '#platform/jobs/jobs.server.ts'
import type { LockedOrder } from '#shop/orders/order-db.server.ts'
import { requestAccountJob } from './jobs.ts'
import { insertPayout } from './payout-db.server.ts'

type Added = {
  order: Pick<LockedOrder, 'id' | 'currencyCode'>
  /** The refund that this payout completes; null if it replaces a completed refund that later failed. */
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
