import { sql } from 'kysely'
import { swissDay } from '#platform/day.ts'
import type { Services } from '#platform/services.ts'
import { announceChangedPages } from '#web/changed-pages.server.ts'

/**
 * Fills up the places of which there are so many each month, once a month however often it runs: what was left over does
 * not add up. Resolves with the variants that were filled.
 */
export function fillMonthlyPlaces({ db, now }: Pick<Services, 'db' | 'now'>): Promise<string[]> {
  const today = swissDay(now())
  const monthBegan = `${today.slice(0, 7)}-01`
  return db.transaction().execute(async (tx) => {
    const filled = await tx
      .updateTable('productVariants')
      // A new variant begins with the stock of its entry; from the next month on it is filled up.
      .set({
        inventoryQuantity: sql`case when places_filled_on is null then inventory_quantity else monthly_places end`,
        placesFilledOn: today,
      })
      .where('monthlyPlaces', 'is not', null)
      .where((is) => is.or([is('placesFilledOn', 'is', null), is('placesFilledOn', '<', monthBegan)]))
      .returning(['id', 'productId'])
      .execute()
    if (filled.length > 0)
      await announceChangedPages(tx, ['/store', ...filled.map(({ productId }) => `/product/${productId}`)])
    return filled.map(({ id }) => id)
  })
}
