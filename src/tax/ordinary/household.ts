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
  /** Income and wealth that decide the rate, where part of them is exempt (DBG Art. 7 para. 1). Absent: as taxable. */
  readonly forRate?: RateFigures
}

/** What decides the rate alone, in whole francs after all deductions. It may be lower than what is taxable (losses abroad). */
export type RateFigures = {
  readonly income: number
  readonly incomeFederal: number
  readonly wealth: number
}
