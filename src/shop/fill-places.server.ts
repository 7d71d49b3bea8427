import { swissDay } from '#platform/day.ts'
import type { Services } from '#platform/services.ts'
import { announceStock } from './changed-products.server.ts'
import { fillPlaces } from './stock-db.server.ts'

/**
 * Fills up the places of which there are so many each month, once a month however often it runs: what was left over does
 * not add up. Resolves with the variants that were filled.
 */
export function fillMonthlyPlaces({ db, now }: Pick<Services, 'db' | 'now'>): Promise<string[]> {
  const today = swissDay(now())
  const monthBegan = `${today.slice(0, 7)}-01`
  return db.transaction().execute(async (tx) => {
    const filled = await fillPlaces(tx, today, monthBegan)
    await announceStock(tx, filled)
    return filled.map(({ id }) => id)
  })
}
