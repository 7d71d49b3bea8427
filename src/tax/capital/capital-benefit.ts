import type { Confession, MaritalStatus } from '#tax/figures.ts'

/** A lump sum from pillar 2 or 3a in whole francs, taxed separately from other income in the year of payment. */
export type CapitalBenefit = {
  readonly maritalStatus: MaritalStatus
  readonly confession: Confession
  readonly age: number
  readonly capital: number
}
