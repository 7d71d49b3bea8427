import type { Db } from '#platform/db/database.server.ts'
import { unitPriceCents } from '#shop/catalogue/catalogue.ts'
import type { CheckoutItem } from '#shop/orders/order.ts'
import type { RequestedLine } from './work-out-discounts.server.ts'

export async function listPricedLines(db: Db, items: readonly CheckoutItem[]): Promise<RequestedLine[]> {
  if (items.length === 0) return []
  const rows = await db
    .selectFrom('productVariants as v')
    .innerJoin('products as p', 'p.id', 'v.productId')
    .select(['v.id', 'v.productId', 'v.priceInCents', 'v.salePriceInCents', 'p.typeValue'])
    .where('v.isOffered', '=', true)
    .where('p.status', '=', 'published')
    .where(
      'v.id',
      'in',
      items.map(({ variantId }) => variantId),
    )
    .execute()
  return items.flatMap(({ variantId, quantity }) => {
    const row = rows.find(({ id }) => id === variantId)
    if (!row) return []
    const { productId, typeValue, priceInCents, salePriceInCents } = row
    const cents = unitPriceCents({ price_in_cents: priceInCents, sale_price_in_cents: salePriceInCents })
    return [{ variantId, productId, typeValue, quantity, unitPriceCents: cents }]
  })
}
