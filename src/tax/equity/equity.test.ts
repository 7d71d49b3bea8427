import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { examplesOf } from '#test/tax/expat-examples.ts'
import { blockedSharesBenefit, earlyRelease, reducedPercent, returnOfShares } from './blocked-shares.ts'
import { equityBenefit } from './equity-benefit.ts'
import { flatEquityTax } from './equity-tax.ts'
import { sharePercent, swissShare, vestingDays } from './swiss-share.ts'
import { sumsByYear } from './vestings.ts'

const n = z.number()

describe('blocked shares', () => {
  test.each(examplesOf('blocked-share-grant'))('$id ($origin, $source)', ({ inputs, expected, tolerance }) => {
    const given = z.object({ shares: n, marketValue: n, purchasePrice: n, blockedYears: n }).parse(inputs)
    expect(reducedPercent(given.blockedYears)).toBe(expected.reducedValuePercent)
    const benefit = blockedSharesBenefit({ ...given, price: given.purchasePrice })
    expect(Math.abs(benefit - n.parse(expected.taxableBenefit))).toBeLessThanOrEqual(tolerance)
  })

  test.each(examplesOf('blocked-share-release'))('$id ($origin, $source)', ({ inputs, expected }) => {
    const given = z.object({ valueAtRelease: n, yearsOfBlockLeft: n }).parse(inputs)
    expect(earlyRelease({ value: given.valueAtRelease, yearsLeft: given.yearsOfBlockLeft })).toEqual({
      discountPercent: expected.discountPercent,
      income: expected.additionalIncomePerShare,
    })
  })

  test.each(examplesOf('blocked-share-return'))('$id ($origin, $source)', ({ inputs, expected }) => {
    const given = z.object({ valueAtReturn: n, yearsOfBlockLeft: n, returnPrice: n }).parse(inputs)
    const { valueAtReturn: value, yearsOfBlockLeft: yearsLeft, returnPrice: price } = given
    expect(returnOfShares({ value, yearsLeft, price })).toBe(expected.deductibleCostPerShare)
  })

  // Annex of circular 37, recomputed.
  test.each([
    [0, 100],
    [1, 94.34],
    [2, 89],
    [3, 83.962],
    [4, 79.209],
    [6, 70.496],
    [7, 66.506],
    [8, 62.741],
    [9, 59.19],
    [10, 55.839],
    [11, 55.839],
    [0.5, 97.129],
  ])('%d years of block leave %d% of the market value', (years, percent) => expect(reducedPercent(years)).toBe(percent))

  test.each([
    ['a price above the reduced value gives no negative income', { marketValue: 100, price: 99, blockedYears: 1 }, 0],
    ['without a block, the discount is zero', { marketValue: 100, price: 99, blockedYears: 0 }, 10],
    ['centimes of the share price count', { marketValue: 12.35, price: 0, blockedYears: 0 }, 123.5],
  ])('%s', (_name, granted, benefit) => expect(blockedSharesBenefit({ shares: 10, ...granted })).toBe(benefit))

  test('a return above the reduced value is no cost', () =>
    expect(returnOfShares({ value: 500, yearsLeft: 2, price: 450 })).toBe(0))
})

describe('benefit', () => {
  const granted = { units: 100, value: 50, price: 20, blockedYears: 3 }
  test.each([
    ['rsu', 3_000],
    ['options', 3_000],
    ['free-shares', 3_000],
    ['blocked-shares', 2_198.1],
  ] as const)('%s', (kind, benefit) => expect(equityBenefit({ kind, ...granted }).benefit).toBe(benefit))

  test('options below their exercise price give nothing', () =>
    expect(equityBenefit({ kind: 'options', ...granted, value: 10 }).benefit).toBe(0))
})

describe('Swiss share', () => {
  test.each(examplesOf('equity-vesting-share'))('$id ($origin, $source)', ({ inputs, expected }) => {
    const given = z
      .union([
        z
          .object({ vestingYears: n, yearsInSwitzerlandDuringVesting: n, gainAtExercise: n })
          .transform((of) => [of.gainAtExercise, of.yearsInSwitzerlandDuringVesting, of.vestingYears] as const),
        z
          .object({ workingDaysInVesting: n, workingDaysSwitzerlandInVesting: n, benefitAtVesting: n })
          .transform(
            (of) => [of.benefitAtVesting, of.workingDaysSwitzerlandInVesting, of.workingDaysInVesting] as const,
          ),
      ])
      .parse(inputs)
    const [benefit, swiss, all] = given
    expect(swissShare(benefit, { swiss, all })).toBe(expected.taxableInSwitzerland)
    expect(benefit).toBe(expected.incomeForRate ?? expected.incomeForRateAtLeast)
  })

  test.each([
    [100_000, 0, 720, 0],
    [100_000, 720, 720, 100_000],
    [0, 300, 720, 0],
    [100_000, 1, 3, 33_333],
    [100_000, 2, 3, 66_667],
    [0.5, 1, 1, 1],
  ])('of %d, %d of %d days give %d', (benefit, swiss, all, part) =>
    expect(swissShare(benefit, { swiss, all })).toBe(part),
  )

  test.each([
    [1, 0],
    [11, 10],
    [-1, 10],
  ])('%d of %d days are refused', (swiss, all) => expect(() => swissShare(1, { swiss, all })).toThrow(RangeError))

  test.each([
    ['a week', { grantedOn: '2026-03-02', vestedOn: '2026-03-09' }, { swiss: 5, all: 5 }],
    ['a weekend', { grantedOn: '2026-03-07', vestedOn: '2026-03-09' }, { swiss: 0, all: 0 }],
    ['2024, a leap year', { grantedOn: '2024-01-01', vestedOn: '2025-01-01' }, { swiss: 262, all: 262 }],
    ['before 1970', { grantedOn: '1969-12-29', vestedOn: '1970-01-05' }, { swiss: 5, all: 5 }],
    [
      'arrival on 1 January of the second year of two',
      { grantedOn: '2025-01-01', vestedOn: '2027-01-01', arrivedOn: '2026-01-01' },
      { swiss: 261, all: 522 },
    ],
    [
      'departure on 31 December of the first year of two',
      { grantedOn: '2025-01-01', vestedOn: '2027-01-01', leftOn: '2025-12-31' },
      { swiss: 261, all: 522 },
    ],
    [
      'working days abroad are taken off',
      { grantedOn: '2025-01-01', vestedOn: '2026-01-01', swissDaysAbroad: 61 },
      { swiss: 200, all: 261 },
    ],
    [
      'arrival after vesting',
      { grantedOn: '2025-01-01', vestedOn: '2026-01-01', arrivedOn: '2026-02-01' },
      { swiss: 0, all: 261 },
    ],
    [
      'departure before the grant',
      { grantedOn: '2025-01-01', vestedOn: '2026-01-01', leftOn: '2024-02-01' },
      { swiss: 0, all: 261 },
    ],
    [
      'arrival before the grant and departure after vesting',
      { grantedOn: '2025-01-01', vestedOn: '2026-01-01', arrivedOn: '2020-01-01', leftOn: '2026-06-01' },
      { swiss: 261, all: 261 },
    ],
  ])('weekdays of %s', (_name, period, days) => expect(vestingDays({ swissDaysAbroad: 0, ...period })).toEqual(days))

  test('the share is shown in percent with two decimals', () =>
    expect(sharePercent({ swiss: 300, all: 720 })).toBe(41.67))
})

describe('sums of several vestings', () => {
  const half = { swiss: 1, all: 2 }
  test.each([
    ['none', [], []],
    ['one', [[2026, 100, half]], [[2026, 100, 50, 50, 50]]],
    [
      'each rounded on its own',
      [
        [2026, 33, half],
        [2026, 33, half],
      ],
      [[2026, 66, 34, 32, 51.52]],
    ],
    [
      'years in order',
      [
        [2027, 10, null],
        [2026, 20, half],
      ],
      [
        [2026, 20, 10, 10, 50],
        [2027, 10, 10, 0, 100],
      ],
    ],
    [
      'without a benefit',
      [
        [2026, 0, half],
        [2026, 0, half],
      ],
      [[2026, 0, 0, 0, 100]],
    ],
    [
      'centimes',
      [
        [2026, 0.1, null],
        [2026, 0.2, null],
      ],
      [[2026, 0.3, 0, 0, 100]],
    ],
  ] as const)('%s', (_name, vestings, sums) => {
    const found = sumsByYear(vestings.map(([year, benefit, days]) => ({ year, benefit, days })))
    expect(found.map((each) => [each.year, each.benefit, each.swissPart, each.foreignPart, each.percent])).toEqual(sums)
  })
})

describe('people who live abroad when they exercise', () => {
  test.each(examplesOf('equity-export-tax'))('$id ($origin, $source)', ({ inputs, expected }) => {
    const given = z
      .object({ benefitAtExercise: n, workingDaysSwitzerlandInVesting: n, workingDaysInVesting: n })
      .parse(inputs)
    const days = { swiss: given.workingDaysSwitzerlandInVesting, all: given.workingDaysInVesting }
    const part = swissShare(given.benefitAtExercise, days)
    const { federal, canton } = flatEquityTax(part, 'GE')
    expect({
      taxableInSwitzerland: part,
      federalTaxAtSource: federal,
      taxAtSourceTotal: federal + (canton?.tax ?? 0),
    }).toMatchObject(expected)
  })

  test('a canton whose rate was not read is unknown, not zero', () =>
    expect(flatEquityTax(60_000, 'ZH')).toEqual({ federal: 6_900, canton: null }))

  test('rounds to 5 centimes', () => expect(flatEquityTax(1_001, 'ZH').federal).toBe(115.1))
})
