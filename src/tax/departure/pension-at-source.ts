import type { Canton } from '#tax/figures.ts'
import type { AtSourceFigures, Pillar } from './at-source-figures.ts'

export type PensionAtSource =
  /** The treaty leaves the pension to the country of residence; nothing is withheld against a confirmation of it. */
  | { readonly taxed: 'no' }
  | { readonly taxed: 'yes'; readonly percent: number; readonly atMostPercent?: number }
  | { readonly taxed: 'unknown'; readonly percent: number }

/**
 * Tax at source on a pension from pillar 2 or 3a paid abroad, in percent of the pension, federal tax included (DBG
 * Art. 95 and 96). The yearly pension is in francs; only Valais has several rates.
 * @example pensionAtSource(figures, { seat: 'ZH', country: 'CA', pillar: 'pillar2', yearly: 30000 }) // taxed, 7 %
 */
export function pensionAtSource(
  { pensions, treaties }: AtSourceFigures,
  paid: { readonly seat: Canton; readonly country: string; readonly pillar: Pillar; readonly yearly: number },
): PensionAtSource {
  const percent = pensions[paid.seat].find(([until]) => until === null || paid.yearly <= until)?.[1] ?? 0
  const treaty = treaties[paid.country]
  if (!treaty) return { taxed: 'unknown', percent }
  if (treaty.pensionTaxed[paid.pillar] === 'no') return { taxed: 'no' }
  const atMostPercent = treaty.pensionAtMostPercent
  return { taxed: 'yes', percent, ...(atMostPercent !== undefined && { atMostPercent }) }
}
