import { randomUUID } from 'node:crypto'
import { networkOf } from '#platform/http/client-address.ts'
import { countUse, type Limit } from '#platform/http/limits.server.ts'
import type { Services } from '#platform/services.ts'
import { type ListedVariant, unitPriceCents } from '#shop/catalogue/catalogue.ts'
import { priceGuaranteeDays, type SaveRefusal } from './price-guarantee.ts'
import { insertPriceGuarantee } from './price-guarantee-db.server.ts'
import { priceGuaranteeTokenOf, tokenHash } from './price-guarantee-token.server.ts'

const keeps: Limit = { name: 'price-locks', points: 20, seconds: 60 * 60 }

type GuaranteePriceDeps = Pick<Services, 'db' | 'pool' | 'now' | 'secretKey'>

/**
 * Guarantees today's price of one unit of each variant for 30 days; returns a link token. Rate-limited per IP address.
 */
export async function guaranteePrice(
  services: GuaranteePriceDeps,
  { variants, ip }: { variants: readonly ListedVariant[]; ip: string },
): Promise<{ ok: true; token: string } | SaveRefusal> {
  const [first] = variants
  if (!first) return { ok: false, reason: 'nothing-chosen' }
  const limited = await countUse(services.pool, keeps, networkOf(ip))
  if (!limited.ok) return { ok: false, reason: 'too-many', retryAfterSeconds: limited.retryAfterSeconds }
  const id = randomUUID()
  const token = priceGuaranteeTokenOf(services, id)
  const createdAt = services.now()
  const endsAt = new Date(createdAt.getTime() + priceGuaranteeDays * 86_400_000)
  const lines = variants.map((variant) => ({ variantId: variant.id, unitPriceCents: unitPriceCents(variant) }))
  const lock = { id, tokenHash: tokenHash(token), currencyCode: first.currency, createdAt, endsAt, lines }
  await services.db.transaction().execute((tx) => insertPriceGuarantee(tx, lock))
  return { ok: true, token }
}
