/** For how long a price is kept. */
export const priceGuaranteeDays = 30

/** One unit of a variant at the price that is kept. */
export type LockedLine = { variantId: string; unitPriceCents: number }

/** What somebody who holds a link is kept, and until when. */
export type PriceGuarantee = {
  id: string
  currencyCode: string
  createdAt: Date
  endsAt: Date
  lines: readonly LockedLine[]
}

/** Why a link keeps no price (any more). */
export type PriceGuaranteeError = 'price-lock-unknown' | 'price-lock-over' | 'price-lock-used'

type TooMany = { ok: false; reason: 'too-many'; retryAfterSeconds: number }

/** Why no price is kept. */
export type SaveRefusal = { ok: false; reason: 'nothing-chosen' } | TooMany

/** Why no letter with its link goes out. */
export type EmailRejection = { ok: false; reason: 'no-email' | PriceGuaranteeError } | TooMany

/** Whether a kept price still counts; `isUsed` when another order has it. Its last instant is no part of its time. */
export function priceGuaranteeError(
  lock: Pick<PriceGuarantee, 'endsAt'>,
  isUsed: boolean,
  now: Date,
): PriceGuaranteeError | null {
  if (isUsed) return 'price-lock-used'
  return lock.endsAt <= now ? 'price-lock-over' : null
}

/**
 * What a kept price takes off these lines, in cents: for one unit of each variant as much as it costs more today. What
 * costs less today costs less.
 * @example guaranteedSavingCents([{ variantId: 'a', unitPriceCents: 49900 }], [{ variantId: 'a', quantity: 1, unitPriceCents: 59900 }]) // 10000
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

/** How a kept line stands beside the price of today; null for one that is not sold any more. */
export type LineStatus = 'same' | 'dearer-today' | 'cheaper-today' | 'not-sold'

export function lineStatus({ unitPriceCents }: LockedLine, todayCents: number | null): LineStatus {
  if (todayCents === null) return 'not-sold'
  if (todayCents === unitPriceCents) return 'same'
  return todayCents > unitPriceCents ? 'dearer-today' : 'cheaper-today'
}
