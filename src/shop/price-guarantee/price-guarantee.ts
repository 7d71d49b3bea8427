export const priceGuaranteeDays = 30

export type LockedLine = { variantId: string; unitPriceCents: number }

export type PriceGuarantee = {
  id: string
  currencyCode: string
  createdAt: Date
  endsAt: Date
  lines: readonly LockedLine[]
}

export type PriceGuaranteeError = 'price-lock-unknown' | 'price-lock-over' | 'price-lock-used'

type TooMany = { ok: false; reason: 'too-many'; retryAfterSeconds: number }

export type SaveRefusal = { ok: false; reason: 'nothing-chosen' } | TooMany

export type EmailRejection = { ok: false; reason: 'no-email' | PriceGuaranteeError } | TooMany

/** Returns why a guarantee cannot be used; null if it can. `isUsed`: another order uses the guarantee. */
export function priceGuaranteeError(
  lock: Pick<PriceGuarantee, 'endsAt'>,
  isUsed: boolean,
  now: Date,
): PriceGuaranteeError | null {
  if (isUsed) return 'price-lock-used'
  return lock.endsAt <= now ? 'price-lock-over' : null
}

/**
 * Today's price minus the guaranteed price in cents, for one unit per variant; never negative per variant.
 * @example guaranteedSavingCents([{ …, unitPriceCents: 49900 }], [{ …, unitPriceCents: 59900 }]) // 10000
 */
export function guaranteedSavingCents(
  locked: readonly LockedLine[],
  lines: readonly { variantId: string; quantity: number; unitPriceCents: number }[],
): number {
  return locked.reduce((sum, { variantId, unitPriceCents }) => {
    const line = lines.find((candidate) => candidate.variantId === variantId && candidate.quantity > 0)
    return sum + (line ? Math.max(0, line.unitPriceCents - unitPriceCents) : 0)
  }, 0)
}

export type LineStatus = 'same' | 'dearer-today' | 'cheaper-today' | 'not-sold'

export function lineStatus({ unitPriceCents }: LockedLine, todayCents: number | null): LineStatus {
  if (todayCents === null) return 'not-sold'
  if (todayCents === unitPriceCents) return 'same'
  return todayCents > unitPriceCents ? 'dearer-today' : 'cheaper-today'
}

export function priceGuaranteePath(token: string): string {
  return `/pricing/guarantee/${token}`
}
