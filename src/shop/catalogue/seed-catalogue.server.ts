import type { Product as Entry } from '#content/products/product.ts'
import { products } from '#content/products.ts'
import { swissDay } from '#platform/day.ts'
import type { Tx } from '#platform/db/database.server.ts'
import { announceChangedPages } from '#platform/db/notify-db.server.ts'
import type { Services } from '#platform/services.ts'
import { hasProducts, isEdited, replaceParts, upsertProduct, upsertVariant } from './product-db.server.ts'
import { partRows, productRow, variantRows } from './product-rows.ts'
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

/** Imports a product from the content files, unless staff have edited it. Existing stock counts stay unchanged. */
export async function saveProduct(tx: Tx, entry: Entry): Promise<void> {
  if (await isEdited(tx, entry.id)) return
  await upsertProduct(tx, entry.id, productRow(entry))
  for (const row of variantRows(entry)) await upsertVariant(tx, { productId: entry.id, ...row })
  await replaceParts(tx, entry.id, partRows(entry))
  // A product appears on many pages (store, prices, services, sitemap), so all pages are invalidated.
  await announceChangedPages(tx, ['*'])
}
