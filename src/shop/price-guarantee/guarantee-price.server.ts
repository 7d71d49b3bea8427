import { createHash, randomUUID } from 'node:crypto'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { networkOf } from '#platform/http/client-address.ts'
import { countUse, type Limit } from '#platform/http/limits.server.ts'
import type { Services } from '#platform/services.ts'
import { t } from '#platform/texts.ts'
import { type ListedVariant, unitPriceCents } from '#shop/catalogue/catalogue.ts'
import * as shopTexts from '#shop/locales/en.ts'
import { minTotalCents } from '#shop/promotions/promotion.ts'
import {
  guaranteedSavingCents,
  type PriceGuaranteeError,
  priceGuaranteeDays,
  priceGuaranteeError,
  type SaveRefusal,
} from './price-guarantee.ts'
import {
  findPriceGuarantee,
  insertPriceGuarantee,
  isPriceGuaranteeUsed,
  openPriceGuarantee,
} from './price-guarantee-db.server.ts'

const shape = /^([0-9a-f-]{36})\.([\w-]{43})$/

const keeps: Limit = { name: 'price-locks', points: 20, seconds: 60 * 60 }

type GuaranteePriceDeps = Pick<Services, 'db' | 'pool' | 'now' | 'secretKey'>

/** Guarantees today's price of one unit each for 30 days; returns a link token. Rate-limited per IP address. */
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

/** Link token: the price guarantee's id and its signature, by a key derived for this purpose only. */
function priceGuaranteeTokenOf({ secretKey }: Pick<Services, 'secretKey'>, lockId: string): string {
  return `${lockId}.${secretKey.sign('price locks', lockId).toString('base64url')}`
}

/** Only the hash of a token is stored and compared, so that links survive a rotation of the secret key. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

export function isTokenShaped(text: string): boolean {
  return shape.test(text)
}

export type GuaranteedPrice = { lockId: string; title: string; amountCents: number }

type ComputeGuaranteedPriceInput = {
  token: string | null
  lines: readonly { variantId: string; quantity: number; unitPriceCents: number }[]
  now: Date
  except: readonly string[]
}

/** `idle`: text shown if the guarantee is valid but saves nothing at today's prices. */
type Outcome = { saved: GuaranteedPrice | null; idle: string | null; error: PriceGuaranteeError | null }

function nothing(error: PriceGuaranteeError | null): Outcome {
  return { saved: null, idle: null, error }
}

/** `locked`: transaction that creates an order. It locks the guarantee, so that two orders cannot use it at once. */
export async function computeGuaranteedPrice(
  db: Db | Tx,
  { token, lines, now, except }: ComputeGuaranteedPriceInput,
  locked: Tx | null,
): Promise<Outcome> {
  if (token === null) return nothing(null)
  const lock = isTokenShaped(token) ? await findPriceGuarantee(db, tokenHash(token)) : null
  if (!lock) return nothing('price-lock-unknown')
  if (locked) await openPriceGuarantee(locked, lock.id)
  const error = priceGuaranteeError(lock, await isPriceGuaranteeUsed(db, lock.id, except), now)
  if (error) return nothing(error)
  const totalCents = lines.reduce((sum, { quantity, unitPriceCents }) => sum + quantity * unitPriceCents, 0)
  const amountCents = Math.min(guaranteedSavingCents(lock.lines, lines), Math.max(0, totalCents - minTotalCents))
  const title = t(shopTexts.priceGuarantee).line(lock.endsAt)
  if (amountCents > 0) return { saved: { lockId: lock.id, title, amountCents }, idle: null, error: null }
  const isIntended = lock.lines.some((line) => lines.some(({ variantId }) => variantId === line.variantId))
  return { ...nothing(null), idle: isIntended ? title : null }
}
