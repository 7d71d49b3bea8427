import type { RowRead } from '#tax/tariff/row-read.ts'

export type CapitalBasis =
  | { readonly by: 'table'; readonly coupleDeduction: number }
  | { readonly by: 'share'; readonly percent: number; readonly lowestPercent?: number }
  | { readonly by: 'rate'; readonly divisor: number; readonly ratePercent: number }
  | { readonly by: 'pension'; readonly divisor: number }

export type CapitalValues = {
  'federal.capital-tax': { base: number; tax: number; row: RowRead }
  'capital.simple-tax': { basis: CapitalBasis; row?: RowRead }
  'capital.canton-tax': { simple: number; multiplierPercent: number }
  'capital.commune-tax': { commune: string; simple: number; multiplierPercent: number }
  /** Total tax on several yearly payouts: `first` on the first one, and `each` on every one of the `others`. */
  'capital.all-payouts': { first: number; others: number; each: number }
}
