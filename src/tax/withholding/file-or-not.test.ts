import { describe, expect, test } from 'vitest'
import { readFigures, readWithholding } from '#tax/figures.server.ts'
import { findCommune } from '#tax/ordinary/select.ts'
import { fileOrNot } from './file-or-not.ts'

const noCosts = {
  ...{ persons: [], buyIn: 0, childCare: [], medical: 0, donations: 0 },
  ...{ training: 0, alimony: 0, interest: 0, further: 0 },
} as const

function check(
  monthlyFrancs: number,
  further = 0,
  { code = 'A0N', withheldCents, today = '2026-11-25' }: { code?: string; withheldCents?: number; today?: string } = {},
) {
  const figures = readFigures(2026, 'ZH')
  const withholding = readWithholding(2026, 'ZH')
  if (!figures.ok || !withholding.ok) throw new Error('not published')
  const commune = findCommune(figures.canton, 261)
  if (!commune) throw new Error('no Zürich')
  const household = {
    maritalStatus: 'single',
    childAges: [],
    confession: 'none',
    age: 40,
    grossSalary: monthlyFrancs * 13,
    grossSalaryPartner: 0,
    netWealth: 0,
    debts: 0,
    costs: { ...noCosts, further },
  } as const
  const person = {
    code,
    monthlyCents: monthlyFrancs * 100,
    thirteenth: true,
    ...(withheldCents !== undefined && { withheldCents }),
  }
  return fileOrNot({ ...figures, withholding: withholding.figures }, commune, household, { persons: [person], today })
}

describe('advice on filing a return', () => {
  test('large deductions lead to a refund and the advice to file', () => {
    const result = check(7_000, 20_000)
    if (!result.ok) throw new Error(result.reason)
    expect(result.advice).toBe('file')
    expect(result.refundCents).toBe(result.withheldCents - result.ordinaryCents)
    expect(result.refundCents).toBeGreaterThan(100_000)
    expect(result.requestUntil).toBe('2027-03-31')
    expect(result.warnings.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['request-until', 'binding', 'not-withdrawn']),
    )
  })

  test('the advice follows the sign of the difference', () => {
    for (const month of [4_000, 5_500, 7_000, 9_000]) {
      const result = check(month)
      if (!result.ok) throw new Error(result.reason)
      expect(result.advice).toBe(result.refundCents > 0 ? 'file' : 'do-not-file')
    }
  })

  test.each([
    [9_230, []], // 13 x 9,230 = 119,990 is below the limit of 120,000
    [9_231, ['salary']], // 13 x 9,231 = 120,003 is above the limit of 120,000
  ])('with thirteen salaries of %d, a return is compulsory for the reasons %j', (month, reasons) => {
    const result = check(month)
    expect(result).toMatchObject({
      ok: true,
      compulsory: { reasons },
      ...(reasons.length > 0 && { advice: 'must-file' }),
    })
  })

  test('the withheld tax on the wage statement replaces the computed one', () => {
    expect(check(7_000, 0, { withheldCents: 1_234_500 })).toMatchObject({ ok: true, withheldCents: 1_234_500 })
  })

  test('an unknown tariff code is returned as an error', () => {
    expect(check(7_000, 0, { code: 'X0N' })).toMatchObject({ ok: false, reason: 'unknown-code' })
  })

  // The last day is 31 March of the following year (DBG Art. 89a, QStV Art. 14); 1 April is too late.
  test.each([
    ['2026-11-25', 'file', false],
    ['2027-03-31', 'file', false],
    ['2027-04-01', 'term-over', true],
    ['2029-01-01', 'term-over', true],
  ])('on %s the advice is %s', (today, advice, isTermOver) => {
    const result = check(7_000, 20_000, { today })
    expect(result).toMatchObject({ advice, isTermOver, requestUntil: '2027-03-31' })
    const codes = result.ok ? result.warnings.map(({ code }) => code) : []
    expect(codes.includes('request-was-until')).toBe(isTermOver)
    expect(codes.includes('request-until')).toBe(!isTermOver)
  })

  test('a compulsory return is still due after the deadline, and the form must be requested at once', () => {
    const result = check(9_231, 0, { today: '2027-04-01' })
    expect(result).toMatchObject({ advice: 'must-file', isTermOver: true })
    expect(result.ok && result.warnings[0]).toEqual({ code: 'ask-for-form-at-once', values: { until: '2027-03-31' } })
  })
})
