import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.server.ts'
import type { DB, Products, ProductVariants } from '#platform/db/schema.ts'

export async function isEdited(tx: Tx, id: string): Promise<boolean> {
  const row = await tx.selectFrom('products').select('editedAt').where('id', '=', id).executeTakeFirst()
  return row !== undefined && row.editedAt !== null
}

export async function upsertProduct(tx: Tx, id: string, row: Omit<Insertable<Products>, 'id'>): Promise<void> {
  await tx
    .insertInto('products')
    .values({ id, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ ...row, updatedAt: sql`now()` }))
    .execute()
}

/** `inventoryQuantity` is written only for new variants; the stock of existing variants stays as it is. */
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

// Insertion order: options before the values that reference them. Deleting an option also deletes its values.
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

export async function replaceParts(tx: Tx, productId: string, parts: Parts): Promise<void> {
  for (const table of partTables) {
    if (table !== 'productOptionValues') await tx.deleteFrom(table).where('productId', '=', productId).execute()
    if (parts[table].length > 0) await tx.insertInto(table).values(parts[table]).execute()
  }
}

export async function hasProducts(db: Db | Tx): Promise<boolean> {
  return (await db.selectFrom('products').select('id').limit(1).executeTakeFirst()) !== undefined
}
