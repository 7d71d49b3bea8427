import type { Confession, MaritalStatus } from '#tax/figures.ts'

/** A household taxed for a whole year in one commune. Amounts in whole francs, after all deductions and allowances. */
export type Household = {
  readonly maritalStatus: MaritalStatus
  readonly children: number
  readonly confession: Confession
  readonly taxableIncome: number
  readonly taxableIncomeFederal: number
  readonly taxableWealth: number
  /**
   * Income and wealth that determine the tax rate if part of them is exempt from tax (DBG Art. 7 para. 1). If absent,
   * the taxable amounts determine the rate.
   */
  readonly forRate?: RateFigures
}

/**
 * Amounts that determine the tax rate, in whole francs after all deductions. A foreign loss can make them lower than
 * the taxable amounts.
 */
export type RateFigures = {
  readonly income: number
  readonly incomeFederal: number
  readonly wealth: number
}
