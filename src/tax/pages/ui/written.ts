import { formatDate, formatNumber, formatPercent, formatFrancs as francs } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import * as taxTexts from '#tax/locales/en.ts'

const copy = () => t(taxTexts.difference)

export function written(amount: number): string {
  return formatNumber(amount, { decimals: Number.isInteger(amount) ? 0 : 2 })
}

export function chf(francs: number): string {
  return `CHF\u00a0${formatNumber(francs)}`
}

export function percentOf(bp: number, decimals = 1): string {
  return formatPercent(bp / 10_000, { decimals })
}

/**
 * Reformats ISO days in a text to the display format.
 * @example dated('ESTV, state 2026-09-01') // 'ESTV, state 01.09.2026'
 */
export function dated(words: string): string {
  return words.replace(/\b\d{4}-\d{2}-\d{2}\b/g, (day) => formatDate(day))
}

export function differenceInWords({ flat, official }: { flat: number; official: number }): string {
  const difference = Math.abs(flat - official)
  if (difference === 0) return copy().estimateAndOfficialResultAre
  const share = official > 0 ? ` (${((difference / official) * 100).toFixed(1)}%)` : ''
  return copy().estimateDiffers(francs(difference), share, flat > official)
}
