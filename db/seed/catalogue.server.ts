import { products } from '#content/products.ts'
import { swissDay } from '#platform/day.ts'
import type { Services } from '#platform/services.ts'
import { saveCollections, saveProduct } from '#shop/save-product.server.ts'
import { beginPlaces } from '#shop/stock-db.server.ts'

/** Fills an empty catalogue from `content/products`; leaves a catalogue that staff already maintain unchanged. */
export function seedCatalogue({ db, now }: Pick<Services, 'db' | 'now'>): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const present = await tx.selectFrom('products').select('id').limit(1).executeTakeFirst()
    if (present) return false
    await saveCollections(tx)
    for (const product of products) await saveProduct(tx, product)
    await beginPlaces(tx, swissDay(now()))
    return true
  })
}
