import { products } from '#content/products.ts'
import { swissDay } from '#platform/day.ts'
import type { Services } from '#platform/services.ts'
import { hasProducts } from './product-db.server.ts'
import { saveProduct } from './save-product.server.ts'
import { beginPlaces } from './stock-db.server.ts'

/** Fills an empty catalogue from `content/products`. Returns false, without changes, if products already exist. */
export function seedCatalogue({ db, now }: Pick<Services, 'db' | 'now'>): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    if (await hasProducts(tx)) return false
    for (const product of products) await saveProduct(tx, product)
    await beginPlaces(tx, swissDay(now()))
    return true
  })
}
