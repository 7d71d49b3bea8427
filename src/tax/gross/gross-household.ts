import type { Confession, MaritalStatus } from '#tax/figures.ts'
import type { Deduction, OwnDeductions } from './deduction-list.ts'

/** A household of employees. Salaries are yearly and gross, in whole francs; wealth is taxable wealth. */
export type GrossHousehold = {
  readonly maritalStatus: MaritalStatus
  readonly childAges: readonly number[]
  readonly confession: Confession
  readonly age: number
  readonly grossSalary: number
  readonly grossSalaryPartner: number
  readonly partnerAge?: number
  /** The net salary of the certificate, instead of the one worked out from the gross salary. */
  readonly netSalary?: number
  readonly netSalaryPartner?: number
  /** Premiums that were paid, instead of those that the authority assumes; the highest deduction holds for both. */
  readonly premiumsPaid?: number
  readonly taxableWealth: number
  /** Income a year beside the salaries, taxable in full and without contributions, whole francs. */
  readonly otherIncome?: number
  /** What each earner paid beside the flat professional costs, as far as each level allows it; in the order of the salaries. */
  readonly workCosts?: { readonly federal: readonly EarnerCosts[]; readonly canton: readonly EarnerCosts[] }
  /** Costs of illness and gifts as paid: what counts follows from the income of each level. */
  readonly paid?: PaidCosts
  /** Property abroad, which is exempt and decides the rate. */
  readonly abroad?: GrossAbroad
  /** Own amounts instead of the computed deductions. */
  readonly own?: { readonly federal?: OwnDeductions; readonly canton?: OwnDeductions }
}

/** Whole francs a year: commuting, meals and the like beside the flat, and other costs that can be proven in place of it. */
export type EarnerCosts = { readonly beside: number; readonly proven: number }

export type PaidCosts = { readonly medical: number; readonly donations: number }

/** Whole francs a year. `interest` and `tied` are part of `own.other` of both levels. */
export type GrossAbroad = {
  readonly income: number
  readonly costs: number
  /** Interest on all private debts, after its limit. */
  readonly interest: number
  /** What else of `own.other` belongs to income at home, by level: pillar 3a, upkeep, a side job. */
  readonly tied: { readonly federal: number; readonly canton: number }
  /** Gross assets: movable ones count at home. */
  readonly assetsHome: number
  readonly assetsAbroad: number
  /** Taxable wealth if nothing were exempt. */
  readonly wealthForRate: number
}

export type TaxableIncomes = {
  readonly netSalary: number
  readonly taxableIncome: { readonly federal: number; readonly canton: number }
  /** Income that decides the rate, where something abroad is exempt. */
  readonly incomeForRate?: { readonly federal: number; readonly canton: number }
  readonly deductions: { readonly federal: readonly Deduction[]; readonly canton: readonly Deduction[] }
  /** A deduction of the canton goes by income, and 3a, illness, gifts or the like might change it. */
  readonly isReliefUnsure: boolean
}
