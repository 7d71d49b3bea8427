import { formatFrancs as francs } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import * as taxTexts from '#tax/locales/en.ts'

const copy = () => t(taxTexts.difference)

export function differenceInWords({ flat, official }: { flat: number; official: number }): string {
  const difference = Math.abs(flat - official)
  if (difference === 0) return copy().estimateAndOfficialResultAre
  const share = official > 0 ? ` (${((difference / official) * 100).toFixed(1)}%)` : ''
  const side = flat > official ? 'above' : 'below'
  return `The estimate is CHF\u00a0${francs(difference)}${share} ${side} the tariff. It multiplies one rate; the tariff rises step by step.`
}
