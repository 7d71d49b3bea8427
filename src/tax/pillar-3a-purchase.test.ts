import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { examplesOf } from '#test/tax/expat-examples.ts'
import { pillar3aLimit } from './pillar-3a.ts'
import { isGapOpen, type Pillar3aYear, pillar3aPurchase } from './pillar-3a-purchase.ts'

const limit2026 = 7258

/** Reads the gap of a year from the fields of an example, which names them differently each time. */
function gapOf(inputs: Readonly<Record<string, unknown>>, year: number): Pillar3aYear[] {
  const number = (name: string) => z.number().optional().parse(inputs[`${name}${year}`])
  const hasFund = inputs.pensionFund !== false
  const earned = number('netEarned')
  if (earned !== undefined) {
    const limit = pillar3aLimit(year, { pensionFund: hasFund, netEarnedIncome: earned })
    return limit.ok ? [{ year, limit: limit.limit, paid: number('paid') ?? 0 }] : []
  }
  const [gap, paid] = [number('gap'), number('paid')]
  if (number('insuredEarnings') === 0) return [{ year, limit: 0, paid: 0 }]
  if (gap !== undefined) return [{ year, limit: gap, paid: 0 }]
  return paid === undefined ? [] : [{ year, limit: number('limit') ?? limit2026, paid }]
}

describe('later purchases into pillar 3a', () => {
  const examples = examplesOf('pillar-3a-purchase').filter(({ inputs }) => inputs.gapYear === undefined)
  test.each(examples)('$id ($origin, $source)', ({ inputs, expected }) => {
    const year = z.number().parse(inputs.purchaseYear)
    const given = z
      .object({
        ordinaryPaid: z.number().default(limit2026),
        ordinaryLimit: z.number().default(limit2026),
        netEarned2026: z.number().optional(),
        pensionFund: z.boolean().default(true),
        oldAgeBenefit3aDrawn: z.boolean().default(false),
      })
      .parse(inputs)
    const own =
      given.netEarned2026 === undefined
        ? null
        : pillar3aLimit(year, { pensionFund: given.pensionFund, netEarnedIncome: given.netEarned2026 })
    const ordinaryLimit = own?.ok ? own.limit : given.ordinaryLimit
    const gaps = [2024, 2025, 2026].flatMap((gapYear) => gapOf(inputs, gapYear))
    const result = pillar3aPurchase({
      year,
      gaps,
      ordinary: { paid: given.ordinaryPaid, limit: ordinaryLimit },
      smallLimit: limit2026,
      hasDrawnBenefit: given.oldAgeBenefit3aDrawn,
    })
    const of2025 = result.gaps.find((gap) => gap.year === 2025)
    expect({
      gap2025: of2025?.gap,
      gap2025LostAfterwards: of2025?.lost,
      purchaseAtMost: result.most,
      deductibleTotal: result.deductible,
      ordinaryLimit,
    }).toMatchObject(expected)
  })

  test.each(examplesOf('pillar-3a-purchase').filter(({ inputs }) => inputs.gapYear !== undefined))(
    '$id ($origin, $source)',
    ({ inputs, expected }) => {
      const years = z
        .object({ gapYear: z.number(), purchaseYearA: z.number(), purchaseYearB: z.number() })
        .parse(inputs)
      expect(isGapOpen(years.gapYear, years.purchaseYearA)).toBe(expected.allowedA)
      expect(isGapOpen(years.gapYear, years.purchaseYearB)).toBe(expected.allowedB)
    },
  )

  const full = { paid: 7258, limit: 7258 }
  const gap = (year: number, amount: number, isPurchased = false) => ({ year, limit: amount, paid: 0, isPurchased })

  test('fills the oldest gap first and says what of a started gap is lost', () => {
    const result = pillar3aPurchase({
      year: 2027,
      gaps: [gap(2026, 7258), gap(2025, 4258)],
      ordinary: full,
      smallLimit: 7258,
    })
    expect(result).toMatchObject({ most: 7258, withoutLoss: 4258, refused: null })
    expect(result.gaps).toEqual([
      { year: 2025, gap: 4258, filled: 4258, lost: 0 },
      { year: 2026, gap: 7258, filled: 3000, lost: 4258 },
    ])
  })

  test.each([
    ['a gap that a purchase has touched', 2027, [gap(2025, 3000, true)], full, 'no-gap'],
    ['the year of the purchase itself', 2026, [gap(2026, 3000)], full, 'no-gap'],
    ['a year without income', 2027, [gap(2025, 3000)], { paid: 0, limit: 0 }, 'no-income'],
    [
      'an ordinary contribution one franc short',
      2027,
      [gap(2025, 1)],
      { paid: 7257, limit: 7258 },
      'ordinary-not-full',
    ],
    ['more paid than allowed in the earlier year', 2027, [{ year: 2025, limit: 5, paid: 9 }], full, 'no-gap'],
  ])('%s cannot be purchased', (_name, year, gaps, ordinary, refused) => {
    expect(pillar3aPurchase({ year, gaps, ordinary, smallLimit: 7258 })).toMatchObject({ most: 0, refused })
  })
})
