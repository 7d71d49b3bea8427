import type { NoValues, TraceLine } from '#tax/trace.ts'

const cantonPercent: Readonly<Record<string, number>> = {
  zurich: 12,
  geneva: 18,
  bern: 14,
  vaud: 16,
  'basel-stadt': 13,
  'basel-landschaft': 14,
  aargau: 13,
  'st-gallen': 14,
  ticino: 15,
  luzern: 13,
}
const otherCantonPercent = 15
const federalPermille = 77
const marriedDeduction = 2000
const childDeduction = 1500

export type FlatIncomeInput = {
  readonly income: number
  readonly canton: string
  readonly maritalStatus: 'single' | 'married' | 'divorced'
  readonly children: number
}

export type FlatIncomeTax = {
  readonly taxableIncome: number
  readonly federal: number
  readonly cantonal: number
  readonly communal: number
  readonly total: number
  readonly effectivePercent: number
  readonly trace: readonly TraceLine[]
}

/**
 * Estimates income tax by flat rates: 7.7 % federal, a rate per canton (x 0.9 for couples) and 80 % of the cantonal tax
 * for the commune, after deducting CHF 2,000 for couples and CHF 1,500 per child (at most four).
 * @example flatIncomeTax({ income: 100000, canton: 'zurich', maritalStatus: 'single', children: 0 }).total // 29300
 */
export function flatIncomeTax({ income, canton, maritalStatus, children }: FlatIncomeInput): FlatIncomeTax {
  const married = maritalStatus === 'married'
  const deductions = (married ? marriedDeduction : 0) + childDeduction * Math.min(4, children)
  const taxableIncome = Math.max(0, income - deductions)
  const percent = Object.hasOwn(cantonPercent, canton)
    ? (cantonPercent[canton] ?? otherCantonPercent)
    : otherCantonPercent
  // Compute in tenths of a percent, so that the couples' rate is an integer: 12 % x 0.9 = 10.8 %.
  const rateTenths = married ? percent * 9 : percent * 10
  const exactCantonal = (taxableIncome * rateTenths) / 1000
  const exactFederal = (taxableIncome * federalPermille) / 1000
  const exactCommunal = (taxableIncome * rateTenths * 8) / 10_000
  const total = exactFederal + exactCantonal + exactCommunal
  return {
    trace: [
      flatLine(taxableIncome, {
        code: 'flat.taxable-income',
        values: { income, deductions, couple: marriedDeduction, perChild: childDeduction },
      }),
      flatLine(exactFederal, {
        code: 'flat.federal-tax',
        values: { percent: federalPermille / 10, of: taxableIncome },
      }),
      flatLine(exactCantonal, { code: 'flat.canton-tax', values: { percent: rateTenths / 10, of: taxableIncome } }),
      flatLine(exactCommunal, { code: 'flat.commune-tax', values: { percent: 80 } }),
      flatLine(total, { code: 'flat.total', values: {} }),
    ],
    taxableIncome,
    federal: Math.round(exactFederal),
    cantonal: Math.round(exactCantonal),
    communal: Math.round(exactCommunal),
    total: Math.round(total),
    effectivePercent: income > 0 ? Math.round((total / income) * 10_000) / 100 : 0,
  }
}

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
