/**
 * Former price that may be shown struck through beside the current price: Ordinance on the Disclosure of Prices (PBV,
 * SR 942.211) Art. 16 para. 3, in force since 1 January 2025 (AS 2024 621). It must actually have been charged, either
 * - for at least 30 days in a row: then it may be shown without limit in time; or
 * - directly before the current price, for fewer days: then for at most half of that time and at most two months.
 */
export const provingDays = 30
const maxMonths = 2
const dayMs = 24 * 60 * 60 * 1000

export type RequestedPrice = { priceCents: number; updatedAt: Date }

export type FormerPrice =
  | { cents: number; because: 'asked-30-days'; until: null }
  | { cents: number; because: 'directly-before'; until: Date }
  | { cents: null; because: 'never-higher' | 'too-short' | 'over'; until: null }

/**
 * The former price that may be shown at `now`, or why none may. `history` is oldest first and ends with the current
 * price. @example formerPrice([{ 49900 since 1 March }, { 44900 since 1 May }], on2May) // 49900, asked-30-days
 */
export function formerPrice(history: readonly RequestedPrice[], now: Date): FormerPrice {
  const periods = periodsOf(history)
  const current = periods.at(-1)
  const earlier = periods.slice(0, -1).filter(({ priceCents }) => current && priceCents > current.priceCents)
  const proven = earlier.findLast(({ from, to }) => to - from >= provingDays * dayMs)
  const before = periods.at(-2)
  if (current && before && before.priceCents > current.priceCents && before !== proven) {
    const end = new Date(Math.min(current.from + (before.to - before.from) / 2, monthsLater(current.from)))
    if (now < end) return { cents: before.priceCents, because: 'directly-before', until: end }
  }
  if (proven) return { cents: proven.priceCents, because: 'asked-30-days', until: null }
  if (earlier.length === 0) return { cents: null, because: 'never-higher', until: null }
  return { cents: null, because: before && earlier.includes(before) ? 'over' : 'too-short', until: null }
}

type Period = { priceCents: number; from: number; to: number }

/** Periods in which the price did not change; setting the same price again continues a period. */
function periodsOf(history: readonly RequestedPrice[]): Period[] {
  const changes = history.filter(({ priceCents }, at) => priceCents !== history[at - 1]?.priceCents)
  return changes.map(({ priceCents, updatedAt }, at) => {
    const next = changes[at + 1]?.updatedAt.getTime()
    return { priceCents, from: updatedAt.getTime(), to: next ?? Number.POSITIVE_INFINITY }
  })
}

function monthsLater(from: number): number {
  const day = new Date(from)
  const later = new Date(from)
  later.setUTCMonth(day.getUTCMonth() + maxMonths)
  if (later.getUTCDate() !== day.getUTCDate()) later.setUTCDate(0)
  return later.getTime()
}
