import type { Db, Tx } from '#platform/db/database.server.ts'
import { t } from '#platform/texts.ts'
import * as shopTexts from '#shop/locales/en.ts'
import { minTotalCents } from '#shop/promotions/promotion.ts'
import { guaranteedSavingCents, type PriceGuaranteeError, priceGuaranteeError } from './price-guarantee.ts'
import { findPriceGuarantee, isPriceGuaranteeUsed, openPriceGuarantee } from './price-guarantee-db.server.ts'
import { isTokenShaped, tokenHash } from './price-guarantee-token.server.ts'

export type GuaranteedPrice = { lockId: string; title: string; amountCents: number }

type ComputeGuaranteedPriceInput = {
  token: string | null
  lines: readonly { variantId: string; quantity: number; unitPriceCents: number }[]
  now: Date
  except: readonly string[]
}

/** Result for one cart. `idle` is the text shown if the guarantee is valid but saves nothing at today's prices. */
type Outcome = { saved: GuaranteedPrice | null; idle: string | null; error: PriceGuaranteeError | null }

function nothing(error: PriceGuaranteeError | null): Outcome {
  return { saved: null, idle: null, error }
}

/** Pass the transaction that creates an order as `locked`, so that two orders cannot use the guarantee at once. */
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
