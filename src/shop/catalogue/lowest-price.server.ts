import type { Db } from '#platform/db/database.server.ts'
import { formatMoney } from '#platform/format.ts'
import { unitPriceCents } from './catalogue.ts'
import { listProducts } from './catalogue-db.server.ts'

export async function findLowestPrice(db: Db, now: Date): Promise<string | null> {
  const { products } = await listProducts(db, { limit: 100 }, now)
  const packages = products.filter(({ type, purchasable }) => type.value === 'package' && purchasable)
  const prices = packages.flatMap(({ variants }) => variants.map(unitPriceCents))
  if (prices.length === 0) return null
  const cents = Math.min(...prices)
  return formatMoney(cents, { decimals: cents % 100 === 0 ? 0 : 2 })
}
