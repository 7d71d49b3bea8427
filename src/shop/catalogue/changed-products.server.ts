import { swissDay } from '#platform/day.ts'
import type { Tx } from '#platform/db/database.server.ts'
import { announceChangedPages } from '#platform/db/notify-db.server.ts'
import type { Services } from '#platform/services.ts'
import { fillPlaces } from './stock-db.server.ts'

export async function announceStock(tx: Tx, products: { productId: string }[]): Promise<void> {
  if (products.length === 0) return
  await announceChangedPages(tx, ['/store', ...products.map(({ productId }) => `/product/${productId}`)])
}

/** Once a month, sets the stock of variants with a monthly quota to that quota. Returns the ids of these variants. */
export function fillMonthlyPlaces({ db, now }: Pick<Services, 'db' | 'now'>): Promise<string[]> {
  const today = swissDay(now())
  const monthBegan = `${today.slice(0, 7)}-01`
  return db.transaction().execute(async (tx) => {
    const filled = await fillPlaces(tx, today, monthBegan)
    await announceStock(tx, filled)
    return filled.map(({ id }) => id)
  })
}
