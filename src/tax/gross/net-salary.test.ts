import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readFigures } from '#tax/figures.server.ts'
import type { Contributions } from '#tax/figures.ts'
import { assumedRent, floorPercent, netSalary } from './net-salary.ts'

const read = readFigures(2026, 'ZH')
if (!read.ok || !read.federal.gross) throw new Error('not published')
const rules: Contributions = read.federal.gross.contributions
const netOf = (grossSalary: number, age = 40) => netSalary(rules, { grossSalary, age })

/** AHV 5.3%; ALV 1.1% and accident insurance 0.4% up to CHF 148,200 (AHVG Art. 5, AVIG Art. 3, UVG Art. 15, 22). */
describe('contributions, each rounded half up to the franc', () => {
  test.each([
    [0, 0],
    [10_000, 10_000 - 530 - 110 - 40],
    [22_679, 22_679 - 1_202 - 249 - 91], // just below the salary from which pension fund contributions are due
    [148_200, 148_200 - 7_855 - 1_630 - 593 - 5_225],
    [148_201, 148_201 - 7_855 - 1_630 - 593 - 5_225], // only AHV and pension fund have no ceiling
    [300_000, 300_000 - 15_900 - 1_630 - 593 - 10_538],
  ])('a gross salary of CHF %d gives a net salary of CHF %d', (gross, net) => expect(netOf(gross).net).toBe(net))
})

/**
 * Contributions are due from a salary of 22,680. They are based on the salary up to 90,720, less the coordination
 * deduction of 26,460. The employer pays half of them (BVG Art. 2, 7, 8, 16).
 */
describe('pension fund', () => {
  test.each([
    ['below the entry threshold', 22_679, 40, 0],
    ['at the entry threshold: minimum coordinated salary', 22_680, 40, 189], // 5% of the minimum base of 3,780
    ['highest salary with the minimum coordinated salary', 30_240, 40, 189],
    ['above the minimum coordinated salary', 60_000, 40, 1_677], // 5% of the coordinated salary of 33,540
    ['at the upper limit', 90_720, 40, 3_213], // 5% of the coordinated salary of 64,260
    ['above the upper limit 3.5% of the rest', 100_720, 40, 3_563],
  ])('%s', (_name, gross, age, contribution) => expect(netOf(gross, age).pensionFund).toBe(contribution))

  test.each([
    [18, 0],
    [24, 0],
    [25, 1_174], // 3.5% of the coordinated salary of 33,540 = 1,173.90
    [34, 1_174],
    [35, 1_677],
    [44, 1_677],
    [45, 2_516], // 7.5% of the coordinated salary of 33,540 = 2,515.50
    [54, 2_516],
    [55, 3_019], // 9% of the coordinated salary of 33,540 = 3,018.60
    [65, 3_019],
    [66, 0],
    [90, 0],
  ])('at age %d, the contribution on CHF 60,000 is CHF %d', (age, contribution) => {
    expect(netOf(60_000, age).pensionFund).toBe(contribution)
  })
})

describe('net salary as a whole', () => {
  test('the trace line names every part, and the parts add up to the gross salary', () => {
    const lines: { values: Record<string, number> }[] = []
    const { net } = netSalary(rules, { grossSalary: 80_000, age: 40 }, (line) =>
      lines.push(line as unknown as { values: Record<string, number> }),
    )
    const [{ values: parts } = { values: {} }] = lines
    expect(net + Number(parts.ahv) + Number(parts.alv) + Number(parts.accident) + Number(parts.pensionFund)).toBe(
      80_000,
    )
  })

  test('a net salary is a whole number between 80 and 100% of the gross salary at any age', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2_000_000 }), fc.integer({ min: 16, max: 99 }), (gross, age) => {
        const { net } = netOf(gross, age)
        expect(Number.isInteger(net)).toBe(true)
        expect(net).toBeGreaterThan(gross * 0.8)
        expect(net).toBeLessThanOrEqual(gross)
      }),
      { seed: 7 },
    )
  })
})

describe('assumed rent and rounding', () => {
  test.each([
    [0, 0],
    [71_883, 17_970], // a quarter of 71,883 is 17,970.75
    [80_020, 20_010], // a quarter of 80,020 is 20,005, rounded to the nearest ten francs
    [80_019, 20_000],
  ])('the rent assumed for a net salary of CHF %d is CHF %d', (net, rent) => {
    expect(assumedRent(rules, net)).toBe(rent)
  })

  test.each([
    [0, 20, 0],
    [999, 10, 99],
    [1_000, 10, 100],
    [100, 1.1, 1], // In floating point, 100 x 1.1 is 110.00000000000001.
    [-1, 50, -1],
  ])('an amount of %d at %d percent, rounded down, is %d', (amount, rate, share) =>
    expect(floorPercent(amount, rate)).toBe(share),
  )
})
