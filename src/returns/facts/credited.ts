import { sumCents, type TaxFigure } from '#returns/expected/engine-inputs.ts'

/** Foreign taxes of a year up to this amount are not credited (SR 672.201, form DA-1). */
const smallestCreditCents = 10_000

export function foreignTaxCents(lines: readonly TaxFigure[]): number {
  return lines.reduce((sum, { code, amountCents }) => sum + (code === 'foreign-tax-credit' ? (amountCents ?? 0) : 0), 0)
}

export function isForeignTaxCredited(lines: readonly TaxFigure[]): boolean {
  return foreignTaxCents(lines) > smallestCreditCents
}

/** Tax already paid or to be reclaimed. */
export function creditedCents(lines: readonly TaxFigure[]): number {
  return sumCents(lines, 'credit') - (isForeignTaxCredited(lines) ? 0 : foreignTaxCents(lines))
}
