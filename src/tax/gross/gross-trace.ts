import type { NoValues } from '#tax/trace.ts'

export type SalaryValues = {
  'salary.net': {
    gross: number
    ahvPercent: number
    ahv: number
    alvPercent: number
    alv: number
    accidentPercent: number
    accident: number
    pensionFund: number
    ceiling: number
  }
  'salary.net-given': NoValues
  'salary.other-income': NoValues
  'salary.income-abroad': { income: number; costs: number }
  'salary.taxable-income': NoValues
  'salary.income-for-rate': NoValues
  /** Net income in the other canton after its share of interest and general deductions. */
  'salary.less-other-canton': { net: number; interest: number; general: number }
  /** Net income of the period; the lines above are those of a full year. */
  'salary.of-period': { days: number }
  /** Income that determines the rate: amounts of a full year less the deductions of a full year. */
  'salary.rate-of-year': { days: number }
  'salary.less-abroad': { foreignNet: number; interestAbroad: number; general: number }
}

export type DeductionValues = {
  'federal-deduction.professional': NoValues
  'federal-deduction.work': NoValues
  'federal-deduction.insurance': NoValues
  'federal-deduction.second-earner': NoValues
  'federal-deduction.married': NoValues
  'federal-deduction.children': { children: number; perChild: number }
  'federal-deduction.other': NoValues
  'federal-deduction.medical': NoValues
  'federal-deduction.donations': NoValues
  'canton-deduction.professional': {
    rule: { fixed: number } | { base: number; percent: number; least: number; most: number }
  }
  'canton-deduction.work': NoValues
  'canton-deduction.insurance': {
    adult: number
    child: number
    most?: { single: number; married: number; perChild: number }
  }
  'canton-deduction.second-earner': NoValues
  'canton-deduction.personal': NoValues
  'canton-deduction.children': { children: number }
  'canton-deduction.family': NoValues
  'canton-deduction.rent': { rent: number }
  'canton-deduction.relief': NoValues
  'canton-deduction.other': NoValues
  'canton-deduction.medical': NoValues
  'canton-deduction.donations': NoValues
}
