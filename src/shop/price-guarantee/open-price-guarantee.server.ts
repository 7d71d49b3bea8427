import { z } from 'zod'
import { networkOf } from '#platform/http/client-address.ts'
import { countUse, type Limit } from '#platform/http/limits.server.ts'
import { ownText } from '#platform/mail/own-email.ts'
import { queueEmail } from '#platform/mail/queue-email.server.ts'
import type { Services } from '#platform/services.ts'
import { unitPriceCents } from '#shop/catalogue/catalogue.ts'
import { listProducts } from '#shop/catalogue/catalogue-db.server.ts'
import { isTokenShaped, tokenHash } from './guarantee-price.server.ts'
import {
  type EmailRejection,
  type LineStatus,
  lineStatus,
  type PriceGuaranteeError,
  priceGuaranteeError,
  priceGuaranteePath,
} from './price-guarantee.ts'
import { findPriceGuarantee, isPriceGuaranteeUsed, listLockedNames } from './price-guarantee-db.server.ts'
import { guaranteedPrice } from './price-guarantee-emails.tsx'

const byAddress: Limit = { name: 'price-lock-letters', points: 5, seconds: 60 * 60 }

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
  /** Sum in cents of the lines still sold, each at the guaranteed or current price, whichever is lower. */
  totalCents: number
}

/** Returns the guaranteed lines together with today's prices; null for an unknown token. */
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

type MailPriceGuaranteeDeps = Pick<Services, 'db' | 'pool' | 'now' | 'config'>

/** Emails the link of a price guarantee, once per guarantee. The email contains no text that visitors can enter. */
export async function emailPriceGuarantee(
  services: MailPriceGuaranteeDeps,
  { token, email, ip }: { token: string; email: string; ip: string },
): Promise<{ ok: true } | EmailRejection> {
  const parsed = z.email().max(200).safeParse(email.trim().toLowerCase())
  if (!parsed.success) return { ok: false, reason: 'no-email' }
  const opened = await openPriceGuarantee(services, token)
  if (!opened) return { ok: false, reason: 'price-lock-unknown' }
  if (opened.error) return { ok: false, reason: opened.error }
  const to = parsed.data
  const limited = await countUse(services.pool, byAddress, networkOf(ip))
  if (!limited.ok) return { ok: false, reason: 'too-many', retryAfterSeconds: limited.retryAfterSeconds }
  const url = ownText(`${services.config.PUBLIC_URL}${priceGuaranteePath(token)}`)
  const eventKey = `price-lock:${opened.id}:${tokenHash(to)}`
  const { endsAt, totalCents } = opened
  const lines = opened.lines.map(({ title, variantTitle, unitPriceCents, todayCents }) => {
    return { title: ownText(title), variantTitle: ownText(variantTitle), unitPriceCents, todayCents }
  })
  const saved = guaranteedPrice({ endsAt, totalCents, lines, url })
  await services.db.transaction().execute((tx) => queueEmail(tx, { eventKey, to, email: saved, uselessAfter: endsAt }))
  return { ok: true }
}
