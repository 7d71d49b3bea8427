import type { Db, Tx } from '#platform/db/database.server.ts'
import { leastTotalCents } from '#shop/promotions/promotion.ts'
import { keptSavingCents, type PriceLockFault, priceLockFault } from './price-lock.ts'
import { findPriceLock, holdPriceLock, isPriceLockUsed } from './price-lock-db.server.ts'
import { isTokenShaped, tokenHash } from './price-lock-token.server.ts'
import { priceLockWords } from './words.ts'

/** What a promised price takes off an order, as a line of it. */
export type KeptPrice = { lockId: string; title: string; amountCents: number }

type Asked = {
  token: string | null
  lines: readonly { variantId: string; quantity: number; unitPriceCents: number }[]
  now: Date
  /** Orders of the same cart, which the new one replaces. */
  except: readonly string[]
}

/**
 * What the price behind a token takes off these lines today, or why it does not count. Nothing where nothing costs more
 * than was promised. `locked` within a transaction that goes on to write the order: it is then held against others.
 */
export async function workOutKeptPrice(
  db: Db | Tx,
  { token, lines, now, except }: Asked,
  locked: Tx | null,
): Promise<{ kept: KeptPrice | null; fault: PriceLockFault | null }> {
  if (token === null) return { kept: null, fault: null }
  const lock = isTokenShaped(token) ? await findPriceLock(db, tokenHash(token)) : null
  if (!lock) return { kept: null, fault: 'price-lock-unknown' }
  if (locked) await holdPriceLock(locked, lock.id)
  const fault = priceLockFault(lock, await isPriceLockUsed(db, lock.id, except), now)
  if (fault) return { kept: null, fault }
  const totalCents = lines.reduce((sum, { quantity, unitPriceCents }) => sum + quantity * unitPriceCents, 0)
  const amountCents = Math.min(keptSavingCents(lock.lines, lines), Math.max(0, totalCents - leastTotalCents))
  if (amountCents === 0) return { kept: null, fault: null }
  return { kept: { lockId: lock.id, title: priceLockWords().line(lock.endsAt), amountCents }, fault: null }
}
