import { z } from 'zod'
import { amount, optionalAmount, positiveAmount } from '#tax/fields/amounts.ts'
import { error } from '#tax/fields/error.ts'
import { earnerAge } from '#tax/fields/household.ts'
import type { Flag } from '#tax/flag.ts'
import { flatPillar3a } from '#tax/flat-rate/flat-pillar-3a.ts'
import { incomeTax } from '#tax/ordinary/income-tax.ts'
import { householdFields, officialStatus, placeFields } from '#tax/pages/fields.ts'
import { findPlace, noPlace } from '#tax/pages/place.ts'
import { pillar3aGrowth, pillar3aLimit, pillar3aSaving, smallPillar3aLimit } from '#tax/pillar-3a.ts'
import { pillar3aPurchase } from '#tax/pillar-3a-purchase.ts'
import type { FiguresSource } from '#tax/requests/answers.ts'

const interest = z
  .string()
  .trim()
  .regex(/^\d{1,2}([.,]\d{1,2})?$/, error('return-not-percent'))
  .transform((text) => Math.round(Number(text.replace(',', '.')) * 100))
  .refine((bp) => bp <= 1500, error('return-too-high'))
  .default(300)

export const pillar3aInput = z.object({
  income: positiveAmount('income-missing'),
  age: earnerAge,
  employment: z.enum(['employee', 'self-employed'], { error: error('employment-unknown') }).default('employee'),
  savings: amount().default(0),
  /** What was paid in for the year before; needed to show a later contribution for it. */
  paidYearBefore: optionalAmount,
  benefitDrawn: z.enum(['yes', 'no'], { error: error('yes-or-no') }).default('no'),
  usPerson: z.enum(['yes', 'no'], { error: error('yes-or-no') }).optional(),
  interest,
  ...placeFields,
  ...householdFields,
})
export type Pillar3aInput = z.output<typeof pillar3aInput>

const retirementAge = 65
/** Age up to which people who still work may contribute to pillar 3a. */
const longestPaidIn = 70

export function pillar3aResult(source: FiguresSource, input: Pillar3aInput) {
  const found = findPlace(source, input)
  if (!found.ok) return found
  const { figures, commune, canton, notes } = found.place
  const limit = pillar3aLimit(input.year, {
    pensionFund: input.employment === 'employee',
    netEarnedIncome: input.income,
  })
  if (!limit.ok) return noPlace('year', { code: 'limit-not-published', values: { year: input.year } })
  const household = {
    maritalStatus: officialStatus(input.maritalStatus),
    children: input.children,
    confession: input.confession,
    taxableIncome: input.income,
    taxableIncomeFederal: input.income,
    taxableWealth: 0,
  }
  const reduced = Math.max(0, input.income - limit.limit)
  const without = incomeTax(figures, commune, household)
  const withContribution = incomeTax(figures, commune, {
    ...household,
    taxableIncome: reduced,
    taxableIncomeFederal: reduced,
  })
  const saved = pillar3aSaving(figures, commune, household, limit.limit)
  const purchase = purchaseOf(input, limit.limit)
  const both = limit.limit + (purchase?.most ?? 0)
  const savedByPurchase = pillar3aSaving(figures, commune, household, both) - saved
  const years = pillar3aGrowth({
    age: input.age,
    retirementAge,
    contribution: limit.limit,
    currentSavings: input.savings,
    interestBp: input.interest,
  })
  const total = years.at(-1)?.value ?? input.savings
  return {
    ok: true,
    year: input.year,
    canton,
    commune: without.commune,
    dataState: without.dataState,
    age: input.age,
    savings: input.savings,
    interestBp: input.interest,
    flat: flatPillar3a({ age: input.age, employment: input.employment, currentSavings: input.savings }),
    limit: limit.limit,
    limitTrace: [
      {
        part: 'limit',
        code: 'pillar-3a.limit',
        amount: limit.limit,
        values: limit.basis,
        article: limit.article,
      },
    ],
    saved,
    savedTrace: [
      {
        part: 'saving',
        code: 'pillar-3a.tax-without',
        amount: without.total,
        values: { taxableIncome: input.income },
      },
      {
        part: 'saving',
        code: 'pillar-3a.tax-with',
        amount: withContribution.total,
        values: { taxableIncome: input.income, contribution: limit.limit, reduced },
      },
      { part: 'saving', code: 'pillar-3a.saved', amount: saved, values: {} },
    ],
    ...(purchase && {
      purchase: {
        ...{ year: input.year - 1, most: purchase.most, refused: purchase.refused, saved: savedByPurchase },
        lost: purchase.gaps[0]?.lost ?? 0,
        trace: [
          {
            part: 'limit',
            code: 'pillar-3a.purchase',
            amount: purchase.most,
            values: { gapYear: input.year - 1, gap: purchase.gaps[0]?.gap ?? 0 },
            article: 'BVV 3 Art. 7a',
          },
        ],
      } as const,
    }),
    total,
    growthTrace: [
      {
        part: 'growth',
        code: 'pillar-3a.total',
        amount: total,
        values: {
          savings: input.savings,
          contribution: limit.limit,
          years: years.length,
          interestPercent: input.interest / 100,
        },
      },
    ],
    years,
    before: usWarnings(input),
    flags: [...notes, ...without.flags, ...remarks(input)],
  } as const
}
export type Pillar3aResult = Extract<ReturnType<typeof pillar3aResult>, { ok: true }>

/** Later contribution for the year before, if the whole contribution of the year is paid; the same income is assumed. */
function purchaseOf({ year, paidYearBefore, benefitDrawn, income, employment }: Pillar3aInput, limit: number) {
  const before = pillar3aLimit(year - 1, { pensionFund: employment === 'employee', netEarnedIncome: income })
  const small = smallPillar3aLimit(year)
  if (paidYearBefore === undefined || !before.ok || small === undefined) return undefined
  return pillar3aPurchase({
    year,
    gaps: [{ year: year - 1, limit: before.limit, paid: paidYearBefore }],
    ordinary: { paid: limit, limit },
    smallLimit: small,
    hasDrawnBenefit: benefitDrawn === 'yes',
  })
}

/** Warnings for US citizens and green card holders, because the US taxes pillar 3a although Switzerland does not. */
function usWarnings({ usPerson }: Pillar3aInput): Flag[] {
  if (usPerson === 'no') return []
  return [{ code: usPerson === 'yes' ? 'us-person' : 'us-person-open', values: {} }]
}

function remarks({ age, year, employment, paidYearBefore }: Pillar3aInput): Flag[] {
  const flags: Flag[] = [{ code: 'payout', values: {} }]
  if (age >= retirementAge) flags.push({ code: 'age', values: { from: retirementAge, until: longestPaidIn } })
  if (year >= 2026 && paidYearBefore === undefined) flags.push({ code: 'buy-in', values: {} })
  if (employment === 'self-employed') flags.push({ code: 'net-income', values: {} })
  return flags
}
