import type { Confession, MaritalStatus } from '#tax/figures.ts'

/** A household taxed in one commune. Amounts in whole francs, after all deductions and allowances. */
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
  /**
   * Days of liability (of 360) if it lasts for part of the year: wealth tax and child credits are those of a full year,
   * cut to these days (StHG Art. 17). The incomes are already those of the period.
   */
  readonly liableDays?: number
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
