import { type Insertable, sql } from 'kysely'
import type { Tx } from '#platform/db/database.server.ts'
import type { DB, Products, ProductVariants } from '#platform/db/schema.ts'

/** Whether staff have edited a product. */
export async function isEdited(tx: Tx, id: string): Promise<boolean> {
  const row = await tx.selectFrom('products').select('editedAt').where('id', '=', id).executeTakeFirst()
  return row !== undefined && row.editedAt !== null
}

/** Adds a product or writes over what it was. */
export async function upsertProduct(tx: Tx, id: string, row: Omit<Insertable<Products>, 'id'>): Promise<void> {
  await tx
    .insertInto('products')
    .values({ id, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ ...row, updatedAt: sql`now()` }))
    .execute()
}

/** The same for a variant; only a new one begins with `inventoryQuantity`. */
export async function upsertVariant(
  tx: Tx,
  { id, inventoryQuantity, ...row }: Insertable<ProductVariants>,
): Promise<void> {
  await tx
    .insertInto('productVariants')
    .values({ id, inventoryQuantity, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
}

// Values of options come after their options, with which they go.
const partTables = [
  'productOptions',
  'productOptionValues',
  'productImages',
  'productCollectionLinks',
  'productDetails',
  'productChecklistItems',
  'productRelated',
] as const

type Parts = { [Table in (typeof partTables)[number]]: Insertable<DB[Table]>[] }

/** Puts the parts of a product in the place of those it had. */
export async function replaceParts(tx: Tx, productId: string, parts: Parts): Promise<void> {
  for (const table of partTables) {
    if (table !== 'productOptionValues') await tx.deleteFrom(table).where('productId', '=', productId).execute()
    if (parts[table].length > 0) await tx.insertInto(table).values(parts[table]).execute()
  }
}

/** Adds the collections that products are filed under, or gives them their titles of today. */
export async function upsertCollections(tx: Tx, collections: { id: string; title: string }[]): Promise<void> {
  await tx
    .insertInto('productCollections')
    .values(collections)
    .onConflict((conflict) => conflict.column('id').doUpdateSet((eb) => ({ title: eb.ref('excluded.title') })))
    .execute()
}
