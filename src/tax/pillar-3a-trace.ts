import type { NoValues } from '#tax/no-values.ts'

export type LimitBasis =
  | { readonly pensionFund: true; readonly most: number }
  | { readonly pensionFund: false; readonly percent: number; readonly most: number }

export type Pillar3aValues = {
  'pillar-3a.limit': LimitBasis
  'pillar-3a.tax-without': { taxableIncome: number }
  'pillar-3a.tax-with': { taxableIncome: number; contribution: number; reduced: number }
  'pillar-3a.saved': NoValues
  'pillar-3a.total': { savings: number; contribution: number; years: number; interestPercent: number }
}
