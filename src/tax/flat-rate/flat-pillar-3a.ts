import type { TraceLine } from '#tax/trace.ts'
import { flatLine } from './flat-income-tax.ts'

const maximum = { employee: 7056, 'self-employed': 35_328 } as const
const retirementAge = 65
const growthPercent = 3
const savedPercent = 25

export type EmploymentType = keyof typeof maximum
export type FlatPillar3aInput = {
  readonly age: number
  readonly employment: EmploymentType
  readonly currentSavings: number
}
export type FlatPillar3a = {
  readonly maxContribution: number
  readonly taxSavings: number
  readonly futureValue: number
  readonly totalAtRetirement: number
  readonly trace: readonly TraceLine[]
  readonly years: readonly { readonly age: number; readonly paidIn: number; readonly value: number }[]
}

/** Estimates pillar 3a at age 65: maximum contributions at 3 % interest, with 25 % tax saved on each contribution. */
export function flatPillar3a({ age, employment, currentSavings }: FlatPillar3aInput): FlatPillar3a {
  const maxContribution = maximum[employment]
  const yearsLeft = Math.max(0, retirementAge - age)
  const valueAfter = (years: number) =>
    (maxContribution * ((1 + growthPercent / 100) ** years - 1)) / (growthPercent / 100)
  const years = Array.from({ length: yearsLeft }, (_, at) => ({
    age: age + at + 1,
    paidIn: currentSavings + maxContribution * (at + 1),
    value: Math.round(currentSavings + valueAfter(at + 1)),
  }))
  const futureValue = Math.round(valueAfter(yearsLeft))
  return {
    trace: [
      flatLine(maxContribution, { code: 'flat.contribution', values: { employment } }),
      flatLine((maxContribution * savedPercent) / 100, { code: 'flat.tax-saved', values: { percent: savedPercent } }),
      flatLine(futureValue, {
        code: 'flat.future-value',
        values: { contribution: maxContribution, years: yearsLeft, percent: growthPercent },
      }),
      flatLine(currentSavings + valueAfter(yearsLeft), {
        code: 'flat.retirement',
        values: { savings: currentSavings },
      }),
    ],
    maxContribution,
    taxSavings: Math.round((maxContribution * savedPercent) / 100),
    futureValue,
    totalAtRetirement: Math.round(currentSavings + valueAfter(yearsLeft)),
    years,
  }
}
