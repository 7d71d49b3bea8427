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
  /** Own amounts instead of the computed deductions. */
  readonly own?: { readonly federal?: OwnDeductions; readonly canton?: OwnDeductions }
}

export type TaxableIncomes = {
  readonly netSalary: number
  readonly taxableIncome: { readonly federal: number; readonly canton: number }
  readonly deductions: { readonly federal: readonly Deduction[]; readonly canton: readonly Deduction[] }
}
