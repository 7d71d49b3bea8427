import type { Confession, MaritalStatus } from '#tax/figures.ts'

/** A lump sum from pillar 2 or 3a, taxed apart from other income in the year it is paid; whole francs. */
export type CapitalBenefit = {
  readonly maritalStatus: MaritalStatus
  readonly confession: Confession
  readonly age: number
  readonly capital: number
}
