import { describe, expect, test } from 'vitest'
import type { CantonRules, Confession } from '#tax/figures.ts'
import { whole } from '#tax/tariff/fraction.ts'
import type { TraceLine } from '#tax/trace.ts'
import { aCanton, aCommune } from '#test/tax/ordinary-figures.ts'
import { churchTax } from './church-tax.ts'

const base = {
  simpleIncome: whole(5_000),
  cantonIncome: 8_000,
  taxableIncome: whole(100_000),
  simpleWealth: whole(600),
  cantonWealth: 900,
  taxableWealth: whole(1_000_000),
}

function churchOf(confession: Confession, rules: Partial<CantonRules> = {}, change: object = {}) {
  const lines: TraceLine[] = []
  const taxes = churchTax(aCanton(rules), aCommune(change), confession, base, (line) => lines.push(line))
  return { ...taxes, lines }
}

describe('each church has its own rate per commune', () => {
  test.each([
    ['none', [0, 0]],
    ['roman-catholic', [500, 60]], // the simple taxes are 5,000 and 600, the church rate is 10%
    ['protestant', [400, 48]],
    ['christ-catholic', [0, 0]], // the commune has no Christ Catholic parish
  ] as const)('%s', (confession, [income, wealth]) => {
    expect(churchOf(confession)).toMatchObject({ income, wealth })
  })

  test('income and wealth may have different rates', () => {
    expect(churchOf('protestant', {}, { wealthChurch: [0, 5, 0] })).toMatchObject({ income: 400, wealth: 30 })
    expect(churchOf('protestant', {}, { incomeChurch: [0, 0, 0] })).toMatchObject({ income: 0, wealth: 48 })
  })

  test('without a church or a parish there is no trace line', () => {
    expect(churchOf('none').lines).toEqual([])
    expect(churchOf('christ-catholic').lines).toEqual([])
  })
})

describe('basis of the church rate', () => {
  test.each([
    ['the simple tax', undefined, 8, [400, 48], 'simple tax'],
    ['the canton tax (Jura)', 'canton tax', 8, [640, 72], 'canton tax'],
    // Income 100,000: 80% of 1% of it. Wealth 1,000,000: 80% of 0.3 per mille of it.
    ['a share of income and wealth (Uri)', 'income and wealth', 80, [800, 240], 'share of income and wealth'],
    [
      'the income itself in a parish with a rate up to 2% (Basel-Landschaft)',
      'per parish',
      0.6,
      [600, 600],
      'income and wealth',
    ],
    ['the income itself at exactly 2%', 'per parish', 2, [2_000, 2_000], 'income and wealth'],
    ['the canton tax above 2%', 'per parish', 2.5, [200, 23], 'canton tax'],
  ] as const)('%s', (_name, church, rate, [income, wealth], basis) => {
    const rates = [0, rate, 0] as const
    const result = churchOf('protestant', church ? { church } : {}, { incomeChurch: rates, wealthChurch: rates })
    expect(result).toMatchObject({ income, wealth })
    expect(result.lines).toMatchObject([
      { code: 'church.income-tax', values: { rate, basis, commune: 'Musterlingen' } },
      { code: 'church.wealth-tax', values: { rate, basis } },
    ])
  })
})

test('without wealth there is no trace line for wealth', () => {
  const lines: TraceLine[] = []
  const poor = { ...base, simpleWealth: whole(0), cantonWealth: 0, taxableWealth: whole(0) }
  expect(churchTax(aCanton(), aCommune(), 'protestant', poor, (line) => lines.push(line))).toEqual({
    income: 400,
    wealth: 0,
  })
  expect(lines.map(({ code }) => code)).toEqual(['church.income-tax'])
})
