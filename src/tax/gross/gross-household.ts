import type { Confession, MaritalStatus } from '#tax/figures.ts'
import type { Deduction, OwnDeductions } from './deduction-list.ts'

export type GrossHousehold = {
  readonly maritalStatus: MaritalStatus
  readonly childAges: readonly number[]
  readonly confession: Confession
  readonly age: number
  readonly grossSalary: number
  readonly grossSalaryPartner: number
  readonly partnerAge?: number
  /** Net salary from the salary certificate, which replaces the one computed from the gross salary. */
  readonly netSalary?: number
  readonly netSalaryPartner?: number
  /** Premiums paid, which replace the assumed premiums; the maximum deduction still applies. */
  readonly premiumsPaid?: number
  readonly taxableWealth: number
  /** Other yearly income in whole francs, fully taxable and free of social contributions. */
  readonly otherIncome?: number
  /**
   * Earned income of spouses beside their salaries, less its costs, in the order of the salaries; part of `otherIncome`.
   * It counts for the deduction of couples with two earners.
   */
  readonly earnedBeside?: readonly [number, number]
  /** Work costs that the Confederation and the canton allow: one entry per earner, in the order of the salaries. */
  readonly workCosts?: { readonly federal: readonly EarnerCosts[]; readonly canton: readonly EarnerCosts[] }
  readonly paid?: PaidCosts
  readonly abroad?: GrossAbroad
  readonly otherCanton?: GrossOtherCanton
  readonly partYear?: GrossPartYear
  readonly own?: { readonly federal?: OwnDeductions; readonly canton?: OwnDeductions }
}

/**
 * Work costs of an earner, in francs a year. `beside` is deducted in addition to the flat rate; `proven` replaces the
 * flat rate if higher.
 */
export type EarnerCosts = { readonly beside: number; readonly proven: number }

/**
 * Liability for part of a year. All other amounts of the household are then those of a full year and determine the rate;
 * the amounts here are those of the period, in whole francs.
 */
export type GrossPartYear = {
  /** Days of liability (of 360). */
  readonly days: number
  readonly isWholeMonths: boolean
  /** Salary of each earner, gross or net as in the household. */
  readonly salaries: readonly number[]
  readonly otherIncome: number
  readonly workCosts?: GrossHousehold['workCosts']
  readonly paid?: PaidCosts
  /** Deductions for costs without a flat rate, at both levels. */
  readonly other?: { readonly federal: number; readonly canton: number }
  readonly abroad?: GrossAbroad
  readonly otherCanton?: GrossOtherCanton
}

export type PaidCosts = { readonly medical: number; readonly donations: number }

/**
 * Property abroad, in whole francs a year. The caller must also add `interest` and `tied` to the household's deduction
 * `own.other`.
 */
export type GrossAbroad = {
  readonly income: number
  readonly costs: number
  readonly interest: number
  /** Other costs in `own.other` that are tied to Swiss income: pillar 3a, property maintenance, a side job. */
  readonly tied: { readonly federal: number; readonly canton: number }
  readonly assetsHome: number
  readonly assetsAbroad: number
  readonly wealthForRate: number
  /** Net income from Swiss wealth: rent less upkeep, interest, dividends. Absent: not known. */
  readonly homeWealthIncome?: number
  readonly isOnlyOfSpouseAbroad?: boolean
}

/**
 * Property in another canton, in whole francs a year. The household's `otherIncome` includes its income, and the
 * deduction `own.other` includes `interest` and `tied`. Taxable for the Confederation at home as all other income.
 */
export type GrossOtherCanton = {
  readonly income: number
  readonly costs: number
  /** Net income from wealth at home, before interest. */
  readonly homeWealthIncome: number
  readonly interest: number
  /** Costs in `own.other` that are tied to an income, including `costs` and those behind `homeWealthIncome`. */
  readonly tied: { readonly federal: number; readonly canton: number }
  /** Gross assets for the split; property at its repartition value. */
  readonly assetsHome: number
  readonly assets: number
  /** Net wealth there and everywhere, before allowances. `wealthForRate` is after the allowance of the home canton. */
  readonly netWealth: number
  readonly netWealthAll: number
  readonly wealthForRate: number
}

/** Questions of the allocation that no source we could read answers. */
export type AllocationFlag = 'home-interest' | 'other-canton-loss' | 'abroad-and-other-canton'

export type TaxableIncomes = {
  readonly netSalary: number
  readonly taxableIncome: { readonly federal: number; readonly canton: number }
  readonly incomeForRate?: { readonly federal: number; readonly canton: number }
  /** Income that the canton of the other property taxes, by the deductions of the canton computed. */
  readonly otherCantonIncome?: number
  readonly open: readonly AllocationFlag[]
  readonly deductions: { readonly federal: readonly Deduction[]; readonly canton: readonly Deduction[] }
  /** True if pillar 3a, medical costs or donations may reduce the income on which a cantonal deduction depends. */
  readonly isReliefUnsure: boolean
}
