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
   * Amounts that determine the tax rate if part of income or wealth is exempt (DBG Art. 7 para. 1). If missing, the
   * taxable amounts do.
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
