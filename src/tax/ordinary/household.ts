import type { Confession, MaritalStatus } from '#tax/figures.ts'

/** A household taxed for a whole year in one commune. Amounts in whole francs, after all deductions and allowances. */
export type Household = {
  readonly maritalStatus: MaritalStatus
  /** Children in the household for whom a child deduction is due. */
  readonly children: number
  readonly confession: Confession
  readonly taxableIncome: number
  readonly taxableIncomeFederal: number
  readonly taxableWealth: number
}
