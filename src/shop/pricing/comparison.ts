import { formatAmount, formatNumber } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import * as catalogueTexts from '#shop/catalogue/locales/en.ts'

const copy = () => t(catalogueTexts.comparison)

/** Savings against the lower and upper end of a price range; negative if we are more expensive. */
export type SavingRange = { lowCents: number; highCents: number; lowPercent: number; highPercent: number }

/** In cents and whole percent. @example savingAgainst(29900, 80000, 120000) // CHF 501 to 901, 63% to 75% */
export function savingAgainst(ownCents: number, fromCents: number, toCents: number): SavingRange {
  return {
    lowCents: fromCents - ownCents,
    highCents: toCents - ownCents,
    lowPercent: percentOf(fromCents - ownCents, fromCents),
    highPercent: percentOf(toCents - ownCents, toCents),
  }
}

function percentOf(part: number, whole: number): number {
  return Math.sign(part) * Math.round((Math.abs(part) / whole) * 100)
}

export function rangeWords(fromCents: number, toCents: number): string {
  return `${formatAmount(fromCents, { decimals: 0 })}–${formatAmount(toCents, { decimals: 0 })}`
}

export function savingWords({ lowCents, highCents }: SavingRange): string {
  if (lowCents >= 0) return copy().less(rangeWords(lowCents, highCents))
  if (highCents <= 0) return copy().more(rangeWords(-highCents, -lowCents))
  return copy().moreToLess(formatAmount(-lowCents, { decimals: 0 }), formatAmount(highCents, { decimals: 0 }))
}

export function percentWords({ lowPercent, highPercent }: SavingRange): string {
  const range = (low: number, high: number) => `${formatNumber(low)}–${formatNumber(high)}%`
  if (lowPercent >= 0) return copy().less(range(lowPercent, highPercent))
  if (highPercent <= 0) return copy().more(range(-highPercent, -lowPercent))
  return copy().moreToLess2(formatNumber(-lowPercent), formatNumber(highPercent))
}
