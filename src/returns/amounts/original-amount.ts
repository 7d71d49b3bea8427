import { z } from 'zod'
import { findExchangeRate, type RateBasis, toChfCents } from '#tax/exchange-rates.ts'

/** An amount in the currency in which the client stated it. `rate` is null if there is no official rate yet. */
export const originalAmount = z.object({
  currency: z.string(),
  cents: z.number().int(),
  year: z.number().int(),
  basis: z.enum(['average', 'yearEnd']),
  rate: z.object({ unit: z.number(), chf: z.number() }).nullable(),
})
export type OriginalAmount = z.infer<typeof originalAmount>

type StatedAmount = { cents: number; currency: string; year: number; basis: RateBasis }

/** Converts a stated amount to CHF; the amount is null if there is no official rate. */
export function convert({ cents, currency, year, basis }: StatedAmount): {
  amountCents: number | null
  original: OriginalAmount
} {
  const rate = findExchangeRate(currency, year, basis)
  return { amountCents: rate && toChfCents(cents, rate), original: { currency, cents, year, basis, rate } }
}
