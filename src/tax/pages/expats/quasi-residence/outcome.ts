import { t } from '#platform/texts.ts'
import * as expatTexts from '#tax/pages/expats/locales/en.ts'
import type { QuasiResidenceResult } from './quasi-residence-calculator.ts'

export function outcomeInWords({ isExcluded, isTermOver, eligible }: QuasiResidenceResult): string {
  const words = t(expatTexts.quasiResidence).outcome
  if (isExcluded) return words.excluded
  if (isTermOver) return words.termOver
  return eligible ? words.passes : words.fails
}
