import type { Tx } from '#platform/db/database.server.ts'
import { announceStock } from './changed-products.server.ts'
import { listLines, saveOrder } from './order-db.server.ts'
import { releaseDiscounts } from './promotions/settle-discounts.server.ts'
import { releaseStock } from './stock-db.server.ts'

export async function endUnpaidOrder(tx: Tx, orderId: string, state: 'cancelled' | 'expired'): Promise<void> {
  await saveOrder(tx, orderId, { state })
  await releaseStock(tx, orderId)
  await releaseDiscounts(tx, orderId)
  await announceStock(tx, await listLines(tx, orderId))
}
