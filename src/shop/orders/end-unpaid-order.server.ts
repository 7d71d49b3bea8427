import type { Tx } from '#platform/db/database.server.ts'
import { announceStock } from '#shop/catalogue/changed-products.server.ts'
import { releaseStock } from '#shop/catalogue/stock-db.server.ts'
import { releaseDiscounts } from '#shop/promotions/settle-discounts.server.ts'
import { listLines, saveOrder } from './order-db.server.ts'

export async function endUnpaidOrder(tx: Tx, orderId: string, state: 'cancelled' | 'expired'): Promise<void> {
  await saveOrder(tx, orderId, { state })
  await releaseStock(tx, orderId)
  await releaseDiscounts(tx, orderId)
  await announceStock(tx, await listLines(tx, orderId))
}
