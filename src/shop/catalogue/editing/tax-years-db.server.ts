import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { unitPriceCents } from '#shop/catalogue/catalogue.ts'
import { updateProduct } from './edit-db.server.ts'
import type { NewVariant, PackageYears } from './tax-years.ts'

export async function listPackageYears(db: Db | Tx): Promise<PackageYears[]> {
  const rows = await db
    .selectFrom('products as p')
    .innerJoin('productVariants as v', 'v.productId', 'p.id')
    .select(['p.id as productId', 'p.title', 'v.id', 'v.taxYear', 'v.sku', 'v.manageInventory', 'v.monthlyPlaces'])
    .select(['v.priceInCents', 'v.salePriceInCents', 'v.isOffered', beforePlan.as('beforeCents')])
    .where('p.typeValue', '=', 'package')
    .where('p.status', '=', 'published')
    .orderBy('p.position')
    .orderBy('p.id')
    .orderBy('v.position')
    .execute()
  const byProduct = Map.groupBy(rows, ({ productId }) => productId)
  return [...byProduct].map(([id, variants]) => ({
    id,
    title: variants[0]?.title ?? id,
    variants: variants.map(({ manageInventory, priceInCents, salePriceInCents, beforeCents, ...variant }) => ({
      ...{ id: variant.id, taxYear: variant.taxYear, sku: variant.sku, monthlyPlaces: variant.monthlyPlaces },
      ...{ isCounted: manageInventory, isOffered: variant.isOffered },
      priceCents:
        beforeCents ?? unitPriceCents({ price_in_cents: priceInCents, sale_price_in_cents: salePriceInCents }),
    })),
  }))
}

/** SQL: price that applies again when the planned price of variant `v` ends; null if none is running. */
const beforePlan = sql<number | null>`(select plan.before_cents from planned_prices plan
  where plan.variant_id = v.id and plan.started_at is not null and plan.over_at is null limit 1)`

/** Saves the price of a variant of a draft year and, if `isOffered`, puts it on sale. */
export async function saveDraftVariant(
  tx: Tx,
  { id, priceCents, isOffered }: { id: string; priceCents: number; isOffered: boolean },
): Promise<void> {
  const change = { priceInCents: priceCents, salePriceInCents: null, isOffered }
  await tx.updateTable('productVariants').set(change).where('id', '=', id).execute()
}

/** Inserts a variant that is not on sale yet, in first place. */
export async function insertYearVariant(
  tx: Tx,
  { productId, id, title, sku, taxYear, priceCents, isCounted, monthlyPlaces }: NewVariant,
  { by, at }: { by: string; at: Date },
): Promise<void> {
  await tx
    .updateTable('productVariants')
    .set({ position: sql`position + 1` })
    .where('productId', '=', productId)
    .execute()
  await tx
    .insertInto('productVariants')
    .values({
      ...{ id, productId, title, sku, taxYear, priceInCents: priceCents, position: 0, monthlyPlaces },
      manageInventory: isCounted,
      inventoryQuantity: isCounted ? (monthlyPlaces ?? 0) : null,
      currencyCode: 'chf',
      isOffered: false,
    })
    .execute()
  const options = await tx.selectFrom('productOptions').select('id').where('productId', '=', productId).execute()
  const [option] = options
  if (option && options.length === 1) {
    const value = { id: `${id}:tax-year`, optionId: option.id, variantId: id, value: String(taxYear) }
    await tx.insertInto('productOptionValues').values(value).execute()
  }
  await updateProduct(tx, productId, {}, by, at)
}
