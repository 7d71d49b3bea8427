import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readWithholding } from '#tax/figures.server.ts'
import { type Canton, cantons } from '#tax/figures.ts'
import { withholdingCode } from './withholding-code.ts'
import { rowsOf, toFiveCents, withholdingTax } from './withholding-tax.ts'
import { withholdingYear } from './withholding-year.ts'

function tableOf(canton: Canton) {
  const read = readWithholding(2026, canton)
  if (!read.ok) throw new Error('not published')
  return read.figures
}

/** Conditions that hold for every withholding table published by the Federal Tax Administration for 2026. */
describe.each(cantons)('%s', (canton) => {
  const table = tableOf(canton)
  const codes = Object.keys(table.codes)

  test('every table starts at the first franc, is sorted, and has rates of at most 50%', () => {
    for (const code of codes) {
      const rows = rowsOf(table, code) ?? []
      expect(rows[0]?.[0]).toBeLessThanOrEqual(1)
      expect(rows.every(([from], at) => at === 0 || from > (rows[at - 1]?.[0] ?? 0))).toBe(true)
      expect(rows.every(([, rateBp]) => rateBp >= 0 && rateBp <= 5_000)).toBe(true)
    }
  })

  test('the monthly tax is a multiple of 5 cents between zero and the income', () => {
    fc.assert(
      fc.property(fc.constantFrom(...codes), fc.integer({ min: 0, max: 5_000_000 }), (code, incomeCents) => {
        const month = withholdingTax(table, code, { incomeCents })
        if (!month.ok) throw new Error(code)
        expect(month.taxCents % 5).toBe(0)
        expect(month.taxCents).toBeGreaterThanOrEqual(0)
        expect(month.taxCents).toBeLessThanOrEqual(incomeCents)
      }),
      { seed: 45, numRuns: 60 },
    )
  })

  test('the months of a year add up to its tax', () => {
    const aYear = fc.record({
      monthlyCents: fc.integer({ min: 0, max: 3_000_000 }),
      thirteenth: fc.boolean(),
      bonusCents: fc.integer({ min: 0, max: 5_000_000 }),
    })
    fc.assert(
      fc.property(fc.constantFrom(...codes), aYear, (code, year) => {
        const result = withholdingYear(table, code, year)
        if (!result.ok) throw new Error(code)
        expect(result.months).toHaveLength(12)
        expect(result.months.reduce((sum, month) => sum + month, 0)).toBe(result.taxCents)
        expect(result.grossCents).toBe(year.monthlyCents * (year.thirteenth ? 13 : 12) + year.bonusCents)
      }),
      { seed: 46, numRuns: 60 },
    )
  })

  test('every code that the questions can give has a table', () => {
    const permits = ['B', 'L'] as const
    for (const permit of permits) {
      for (const civilStatus of ['single', 'married'] as const) {
        for (const children of [0, 1, 3, 6, 15]) {
          for (const confession of ['none', 'protestant'] as const) {
            const secondIncome = children % 2 === 0
            const found = withholdingCode({
              ...{ canton, permit, civilStatus, secondIncome, children, confession },
              ...{ crossBorder: 'no', keepsChild: true, otherParent: 'no' },
            })
            if (!found.ok) throw new Error(found.reason)
            // Every combination of answers must give a code that has a table. Some codes have none, for example that of
            // a lone parent without children.
            expect([found.code, codes.includes(found.code)]).toEqual([found.code, true])
          }
        }
      }
    }
  })
})

describe('rounding to 5 cents, half up', () => {
  test.each([
    [0, 0],
    [1, 0],
    [2, 0],
    [3, 5],
    [7, 5],
    [8, 10],
    [12, 10],
    [13, 15],
  ])('%d cents are rounded to %d', (cents, rounded) => expect(toFiveCents(cents)).toBe(rounded))

  test('fractions of a cent from a division are rounded correctly', () => {
    expect(toFiveCents(25, 10)).toBe(5) // 25 / 10 = 2.5 centimes, rounded up to 5
    expect(toFiveCents(249, 100)).toBe(0) // 249 / 100 = 2.49 centimes, rounded down to 0
    expect(toFiveCents(75, 10)).toBe(10) // 75 / 10 = 7.5 centimes, rounded up to 10
  })

  test('rounding changes an amount by at most 2.5 cents', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (cents) => {
        expect(Math.abs(toFiveCents(cents) - cents)).toBeLessThanOrEqual(2)
        expect(toFiveCents(cents) % 5).toBe(0)
      }),
    )
  })
})

describe('reasons for a missing table', () => {
  const zurich = tableOf('ZH')
  const whyOf = (code: string, canton: Canton = 'ZH') => {
    const month = withholdingTax(canton === 'ZH' ? zurich : tableOf(canton), code, { incomeCents: 1 })
    return month.ok ? null : month.why.code
  }
  test.each([
    ['D0N', 'ZH', 'special'],
    ['G0N', 'ZH', 'special'],
    ['V0Y', 'ZH', 'special'],
    ['A0Y', 'GE', 'no-church-tax'],
    ['B9Y', 'TI', 'no-church-tax'],
    ['A0X', 'ZH', 'same-letter'],
    ['X0N', 'ZH', 'unknown'],
    ['constructor', 'ZH', 'unknown'],
    ['', 'ZH', 'unknown'],
    ['A0N', 'ZH', null],
  ] as const)('code %s in %s: the reason for a missing table is %s', (code, canton, why) =>
    expect(whyOf(code, canton)).toBe(why),
  )
})
