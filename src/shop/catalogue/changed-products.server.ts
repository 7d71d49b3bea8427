import type { Tx } from '#platform/db/database.server.ts'
import { announceChangedPages } from '#platform/db/notify-db.server.ts'

export async function announceStock(tx: Tx, products: { productId: string }[]): Promise<void> {
  if (products.length === 0) return
  await announceChangedPages(tx, ['/store', ...products.map(({ productId }) => `/product/${productId}`)])
}
