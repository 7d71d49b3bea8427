import type { Confession, MaritalStatus } from '#tax/figures.ts'

/** Lump sum from pillar 2 or 3a, taxed separately from other income in the year of payment. Whole francs. */
export type CapitalBenefit = {
  readonly maritalStatus: MaritalStatus
  readonly confession: Confession
  readonly age: number
  readonly capital: number
}
