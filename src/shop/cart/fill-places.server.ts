import { swissDay } from '#platform/day.ts'
import type { Services } from '#platform/services.ts'
import { announceStock } from '#shop/catalogue/changed-products.server.ts'
import { fillPlaces } from '#shop/catalogue/stock-db.server.ts'

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
