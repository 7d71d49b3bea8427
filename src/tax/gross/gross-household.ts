import type { Confession, MaritalStatus } from '#tax/figures.ts'
import type { Deduction, OwnDeductions } from './deduction-list.ts'

/** Household of employees. Salaries are gross per year in whole francs; wealth is taxable wealth. */
export type GrossHousehold = {
  readonly maritalStatus: MaritalStatus
  readonly childAges: readonly number[]
  readonly confession: Confession
  readonly age: number
  readonly grossSalary: number
  readonly grossSalaryPartner: number
  readonly partnerAge?: number
  /** Net salary from the salary certificate; replaces the one computed from the gross salary. */
  readonly netSalary?: number
  readonly netSalaryPartner?: number
  /** Premiums paid; replaces the assumed premiums. The maximum deduction applies to both. */
  readonly premiumsPaid?: number
  readonly taxableWealth: number
  /** Further yearly income, fully taxable and without social contributions, whole francs. */
  readonly otherIncome?: number
  /** Costs per earner in addition to the flat rate, as allowed by each level; in the order of the salaries. */
  readonly workCosts?: { readonly federal: readonly EarnerCosts[]; readonly canton: readonly EarnerCosts[] }
  readonly paid?: PaidCosts
  readonly abroad?: GrossAbroad
  readonly own?: { readonly federal?: OwnDeductions; readonly canton?: OwnDeductions }
}

/** Francs a year. `beside`: added to the flat rate (commuting, meals …); `proven`: replaces it if higher. */
export type EarnerCosts = { readonly beside: number; readonly proven: number }

export type PaidCosts = { readonly medical: number; readonly donations: number }

/** Whole francs a year. `interest` and `tied` are part of `own.other` at both levels. */
export type GrossAbroad = {
  readonly income: number
  readonly costs: number
  readonly interest: number
  /** Rest of `own.other` tied to Swiss income, per level: pillar 3a, upkeep, a side job. */
  readonly tied: { readonly federal: number; readonly canton: number }
  readonly assetsHome: number
  readonly assetsAbroad: number
  readonly wealthForRate: number
}

export type TaxableIncomes = {
  readonly netSalary: number
  readonly taxableIncome: { readonly federal: number; readonly canton: number }
  readonly incomeForRate?: { readonly federal: number; readonly canton: number }
  readonly deductions: { readonly federal: readonly Deduction[]; readonly canton: readonly Deduction[] }
  /** A cantonal deduction depends on income, and 3a, illness costs, donations or the like might change it. */
  readonly isReliefUnsure: boolean
}
