import { products } from '#content/products.ts'
import type { Services } from '#platform/services.ts'
import { saveCollections, saveProduct } from '#shop/save-product.server.ts'

/** Fills an empty catalogue from `content/products`. A catalogue that staff already keep is left alone. */
export function seedCatalogue({ db }: Pick<Services, 'db'>): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const present = await tx.selectFrom('products').select('id').limit(1).executeTakeFirst()
    if (present) return false
    await saveCollections(tx)
    for (const product of products) await saveProduct(tx, product)
    return true
  })
}
