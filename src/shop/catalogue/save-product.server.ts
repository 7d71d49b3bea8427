import type { Product as Entry } from '#content/products/product.ts'
import type { Tx } from '#platform/db/database.server.ts'
import { announceChangedPages } from '#platform/db/notify-db.server.ts'
import { isEdited, replaceParts, upsertProduct, upsertVariant } from './product-db.server.ts'
import { partRows, productRow, variantRows } from './product-rows.ts'

/** Imports a product from the content files, unless staff have edited it. Existing stock counts stay unchanged. */
export async function saveProduct(tx: Tx, entry: Entry): Promise<void> {
  if (await isEdited(tx, entry.id)) return
  await upsertProduct(tx, entry.id, productRow(entry))
  for (const row of variantRows(entry)) await upsertVariant(tx, { productId: entry.id, ...row })
  await replaceParts(tx, entry.id, partRows(entry))
  // A product appears on many pages (store, prices, services, sitemap), so all pages are invalidated.
  await announceChangedPages(tx, ['*'])
}
