import type { NoValues, TraceLine } from '#tax/trace.ts'

type FlatLineContent = {
  [Code in keyof FlatValues]: { readonly code: Code; readonly values: FlatValues[Code] }
}[keyof FlatValues]

export function flatLine(amount: number, content: FlatLineContent): TraceLine<keyof FlatValues> {
  return { part: 'flat-rate', ...content, amount: Math.round(amount) }
}

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
