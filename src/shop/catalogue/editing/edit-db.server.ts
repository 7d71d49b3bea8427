import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { stockLeft } from '#shop/catalogue/stock-db.server.ts'

export async function findEditable(db: Db | Tx, id: string, now: Date) {
  const product = await db
    .selectFrom('products as p')
    .leftJoin('people as e', 'e.id', 'p.editedBy')
    .select(['p.id', 'p.title', 'p.subtitle', 'p.ribbonText', 'p.description', 'p.typeValue', 'p.purchasable'])
    .select(['p.status', 'p.isHidden', 'p.position', 'p.version', 'p.editedAt', 'e.name as editor'])
    .where('p.id', '=', id)
    .executeTakeFirst()
  if (!product) return null
  const variants = await db
    .selectFrom('productVariants as v')
    .select(['v.id', 'v.title', 'v.taxYear', 'v.isOffered', 'v.manageInventory', 'v.monthlyPlaces', 'v.placesFilledOn'])
    .select(['v.priceInCents', 'v.salePriceInCents', stockLeft(now).as('left')])
    .where('v.productId', '=', id)
    .orderBy('v.position')
    .orderBy('v.id')
    .execute()
  const details = await db
    .selectFrom('productDetails')
    .select(['title', 'description'])
    .where('productId', '=', id)
    .orderBy('position')
    .execute()
  const pictures = await db
    .selectFrom('productImages')
    .select(['url', 'alt'])
    .where('productId', '=', id)
    .orderBy('position')
    .execute()
  const related = await db
    .selectFrom('productRelated')
    .select('relatedId')
    .where('productId', '=', id)
    .orderBy('position')
    .execute()
  const others = await db
    .selectFrom('products')
    .select(['id', 'title'])
    .where('id', '!=', id)
    .orderBy('position')
    .orderBy('id')
    .execute()
  return { ...product, variants, details, pictures, related: related.map(({ relatedId }) => relatedId), others }
}

export type Editable = NonNullable<Awaited<ReturnType<typeof findEditable>>>

/** Locks with FOR NO KEY UPDATE, so that sales can still insert order lines for the product. Does not lock variants. */
export function lockProduct(tx: Tx, id: string) {
  return tx
    .selectFrom('products')
    .select(['id', 'title', 'version', 'status', 'isHidden'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

export function lockAllProducts(tx: Tx) {
  return tx
    .selectFrom('products')
    .select(['id', 'title', 'position', 'typeValue', 'status'])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

/** Sets the person and time that a trigger records in the price history for price changes of this transaction. */
export async function signPrices(tx: Tx, personId: string, at: Date): Promise<void> {
  await sql`select set_config('app.price_updated_by', ${personId}, true),
    set_config('app.price_updated_at', ${at.toISOString()}, true)`.execute(tx)
}

type ProductChange = Partial<{
  title: string
  subtitle: string | null
  ribbonText: string | null
  description: string
  status: string
  isHidden: boolean
  purchasable: boolean
  position: number
}>

/** Increments the version and marks the product as edited by staff, so that content files no longer overwrite it. */
export async function updateProduct(
  tx: Tx,
  id: string,
  change: ProductChange,
  by: string | null,
  at: Date,
): Promise<void> {
  await tx
    .updateTable('products')
    .set({ ...change, version: sql`version + 1`, editedAt: at, editedBy: by, updatedAt: at })
    .where('id', '=', id)
    .execute()
}

type VariantChange = {
  title: string
  isOffered: boolean
  /** New price of a variant in cents; null if neither the price nor the former price changes. */
  priceCents: number | null
  /** Stock; null if it is not counted. `change`: units to add; if null, `left` is the new stock. */
  places: { left: number; change: number | null } | null
  monthlyPlaces: number | null
}

/** Updates a variant. Stock is changed by adding a difference, so that a concurrent sale is not lost. */
export async function updateVariant(tx: Tx, id: string, change: VariantChange): Promise<void> {
  const { title, isOffered, priceCents, places, monthlyPlaces } = change
  const price = priceCents === null ? {} : { priceInCents: priceCents, salePriceInCents: null }
  const counted =
    places === null
      ? { manageInventory: false }
      : {
          manageInventory: true,
          inventoryQuantity: sql<number>`case when manage_inventory and ${places.change}::int is not null
            then greatest(0, inventory_quantity + ${places.change}::int) else ${places.left}::int end`,
        }
  await tx
    .updateTable('productVariants')
    .set({
      title,
      isOffered,
      monthlyPlaces,
      ...(monthlyPlaces === null ? { placesFilledOn: null } : {}),
      ...price,
      ...counted,
    })
    .where('id', '=', id)
    .execute()
}

export async function replaceTexts(
  tx: Tx,
  productId: string,
  details: { title: string; description: string }[],
  pictures: { url: string; alt: string }[],
): Promise<void> {
  await tx.deleteFrom('productDetails').where('productId', '=', productId).execute()
  await tx.deleteFrom('productImages').where('productId', '=', productId).execute()
  const paragraphs = details.map((detail, position) => ({
    ...detail,
    ...{ id: `${productId}:detail-${position}`, productId, position },
  }))
  const images = pictures.map((picture, position) => ({ ...picture, productId, position }))
  if (paragraphs.length > 0) await tx.insertInto('productDetails').values(paragraphs).execute()
  if (images.length > 0) await tx.insertInto('productImages').values(images).execute()
}

export async function replaceRelated(tx: Tx, productId: string, relatedIds: readonly string[]): Promise<void> {
  await tx.deleteFrom('productRelated').where('productId', '=', productId).execute()
  const rows = relatedIds.map((relatedId, position) => ({
    id: `${productId}:${relatedId}`,
    ...{ productId, relatedId, position },
  }))
  if (rows.length > 0) await tx.insertInto('productRelated').values(rows).execute()
}

export async function updatePlaces(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`update products p set position = o.place, updated_at = now()
    from unnest(${ids}::text[]) with ordinality as o (id, place) where o.id = p.id and p.position <> o.place`.execute(
    tx,
  )
}
