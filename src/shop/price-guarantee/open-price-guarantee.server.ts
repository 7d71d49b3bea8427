import type { Services } from '#platform/services.ts'
import { unitPriceCents } from '#shop/catalogue/catalogue.ts'
import { listProducts } from '#shop/catalogue/catalogue-db.server.ts'
import { type LineStatus, lineStatus, type PriceGuaranteeError, priceGuaranteeError } from './price-guarantee.ts'
import { findPriceGuarantee, isPriceGuaranteeUsed, listLockedNames } from './price-guarantee-db.server.ts'
import { isTokenShaped, tokenHash } from './price-guarantee-token.server.ts'

export type OpenedLine = {
  productId: string
  variantId: string
  title: string
  variantTitle: string
  unitPriceCents: number
  todayCents: number | null
  status: LineStatus
}

export type OpenedPriceGuarantee = {
  id: string
  endsAt: Date
  error: PriceGuaranteeError | null
  lines: OpenedLine[]
  /** Sum in cents of all lines still sold, each at the lower of guaranteed and current price. */
  totalCents: number
}

/** Guaranteed lines together with today's prices; null for an unknown token. */
export async function openPriceGuarantee(
  { db, now }: Pick<Services, 'db' | 'now'>,
  token: string,
): Promise<OpenedPriceGuarantee | null> {
  const lock = isTokenShaped(token) ? await findPriceGuarantee(db, tokenHash(token)) : null
  if (!lock) return null
  const named = await listLockedNames(db, lock.id)
  const { products } = await listProducts(
    db,
    { ids: [...new Set(named.map((line) => line.productId))], limit: 100 },
    now(),
  )
  const lines = named.map((line): OpenedLine => {
    const product = products.find(({ id }) => id === line.productId)
    const variant = product?.purchasable ? product.variants.find(({ id }) => id === line.variantId) : undefined
    const todayCents = variant ? unitPriceCents(variant) : null
    return { ...line, todayCents, status: lineStatus(line, todayCents) }
  })
  const totalCents = lines.reduce((sum, line) => {
    return sum + (line.todayCents === null ? 0 : Math.min(line.unitPriceCents, line.todayCents))
  }, 0)
  const error = priceGuaranteeError(lock, await isPriceGuaranteeUsed(db, lock.id), now())
  return { id: lock.id, endsAt: lock.endsAt, error, lines, totalCents }
}
