import type { RowRead } from '#tax/tariff/row-read.ts'

/** By which rule of its canton the simple tax on a capital benefit came about. */
export type CapitalBasis =
  | { readonly by: 'table'; readonly coupleDeduction: number }
  | { readonly by: 'share'; readonly percent: number; readonly lowestPercent?: number }
  | { readonly by: 'rate'; readonly divisor: number; readonly ratePercent: number }
  | { readonly by: 'pension'; readonly divisor: number }

/** Values of the trace lines of a capital benefit. Amounts in francs. */
export type CapitalValues = {
  'federal.capital-tax': { base: number; tax: number; row: RowRead }
  'capital.simple-tax': { basis: CapitalBasis; row?: RowRead }
  'capital.canton-tax': { simple: number; multiplierPercent: number }
  'capital.commune-tax': { commune: string; simple: number; multiplierPercent: number }
  /** Payouts of several years: the tax of the first one, and of each of the equal `others`. */
  'capital.all-payouts': { first: number; others: number; each: number }
}
