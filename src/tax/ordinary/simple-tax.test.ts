import { describe, expect, test } from 'vitest'
import { readFigures } from '#tax/figures.server.ts'
import { cantons } from '#tax/figures.ts'
import { whole } from '#tax/tariff/fraction.ts'
import { federalTax } from './federal-tax.ts'
import { incomeTax } from './income-tax.ts'
import { readCommune } from './select.ts'

const bern = readFigures(2026, 'BE')
if (!bern.ok) throw new Error('no figures')
const alone = { kind: 'single', children: 0 } as const
const federal = (income: number, rate: number) => federalTax(bern.federal, alone, whole(income), undefined, whole(rate))

describe('tax at the rate of another income', () => {
  test.each([
    ['foreign yield', 106_000, 107_000, 3_117],
    ['foreign loss with a lower rate', 103_000, 98_000, 2_683],
    ['world income of 180,000', 14_000, 180_000, 807],
    ['the same rate income', 40_000, 40_000, 198],
  ])('federal tax, %s', (_, income, rate, tax) => expect(Math.abs(federal(income, rate) - tax)).toBeLessThanOrEqual(1))

  test('a rate income of zero gives no tax', () => expect(federal(50_000, 0)).toBe(0))

  test('every canton taxes in proportion to the taxable share, and an equal rate income has no effect', () => {
    for (const name of cantons) {
      const figures = readFigures(2026, name)
      if (!figures.ok) throw new Error('no figures')
      const [row] = figures.canton.communes
      if (!row) throw new Error('no commune')
      const taxOf = (
        taxable: number,
        wealth: number,
        forRate?: { income: number; incomeFederal: number; wealth: number },
      ) =>
        incomeTax(figures, readCommune(row), {
          ...({ maritalStatus: 'single', children: 0, confession: 'none', forRate } as const),
          ...{ taxableIncome: taxable, taxableIncomeFederal: taxable, taxableWealth: wealth },
        })
      const full = taxOf(100_000, 800_000)
      const half = taxOf(50_000, 400_000, { income: 100_000, incomeFederal: 100_000, wealth: 800_000 })
      const same = taxOf(100_000, 800_000, { income: 100_000, incomeFederal: 100_000, wealth: 800_000 })
      expect({ ...same.incomeTax, ...same.wealthTax }).toEqual({ ...full.incomeTax, ...full.wealthTax })
      // Ticino deducts CHF 100 from the income before it applies the tariff. So twice the tax on half the income
      // differs more from the tax on the whole income than in other cantons.
      const most = name === 'TI' ? 10 : 2
      expect(Math.abs(half.incomeTax.canton * 2 - full.incomeTax.canton)).toBeLessThanOrEqual(most)
      expect(Math.abs(half.incomeTax.commune * 2 - full.incomeTax.commune)).toBeLessThanOrEqual(most)
      expect(Math.abs(half.wealthTax.canton * 2 - full.wealthTax.canton)).toBeLessThanOrEqual(2)
      expect(half.flags).toContainEqual({ code: 'not-checked.rate-income', values: {} })
    }
  })
})
