import type { NoValues } from '#tax/no-values.ts'

export type FlatValues = {
  'flat.taxable-income': { income: number; deductions: number; couple: number; perChild: number }
  'flat.federal-tax': { percent: number; of: number }
  'flat.canton-tax': { percent: number; of: number }
  'flat.commune-tax': { percent: number }
  'flat.total': NoValues
  'flat.taxable-wealth': { wealth: number; allowance: number }
  'flat.wealth-tax': { percent: number; of: number }
  'flat.imputed-rent': { percent: number; of: number }
  'flat.interest': { percent: number; of: number }
  'flat.maintenance': { percent: number; of: number }
  'flat.net-rent': { rent: number }
  'flat.property-wealth-tax': { percent: number; of: number }
  'flat.total-burden': NoValues
  'flat.contribution': { employment: 'employee' | 'self-employed' }
  'flat.tax-saved': { percent: number }
  'flat.future-value': { contribution: number; years: number; percent: number }
  'flat.retirement': { savings: number }
}
