import type { Confession, MaritalStatus } from '#tax/figures.ts'

/** Taxed for a whole year in one commune. Amounts in whole francs, after all deductions and allowances. */
export type Household = {
  readonly maritalStatus: MaritalStatus
  readonly children: number
  readonly confession: Confession
  readonly taxableIncome: number
  readonly taxableIncomeFederal: number
  readonly taxableWealth: number
  /** Rate-determining amounts where part is exempt (DBG Art. 7 para. 1). Absent: equal to the taxable amounts. */
  readonly forRate?: RateFigures
}

/** Whole francs after all deductions. May be lower than the taxable amounts (foreign losses). */
export type RateFigures = {
  readonly income: number
  readonly incomeFederal: number
  readonly wealth: number
}
