import type { TraceLine } from '#tax/trace.ts'

/** Wealth tax rates per 100,000: 70 means 0.7 per mille. */
const cantonRate: Readonly<Record<string, number>> = { zurich: 80, geneva: 120, bern: 90, vaud: 110, 'basel-stadt': 70 }
const otherCantonRate = 100
const allowance = 100_000

export type FlatWealthInput = {
  readonly wealth: number
  readonly canton: string
  readonly maritalStatus: 'single' | 'married' | 'divorced'
}
export type FlatWealthTax = {
  readonly taxableWealth: number
  readonly tax: number
  readonly effectivePercent: number
  readonly trace: readonly TraceLine[]
}

/**
 * Estimates wealth tax by flat rates: 0.07 to 0.12 % of the wealth above CHF 100,000, x 0.9 for couples. Returns the
 * tax in whole francs and the effective rate in percent with three decimals.
 * @example flatWealthTax({ wealth: 500000, canton: 'zurich', maritalStatus: 'single' }).tax // 320
 */
export function flatWealthTax({ wealth, canton, maritalStatus }: FlatWealthInput): FlatWealthTax {
  const rate = Object.hasOwn(cantonRate, canton) ? (cantonRate[canton] ?? otherCantonRate) : otherCantonRate
  const taxableWealth = Math.max(0, wealth - allowance)
  const exact = (taxableWealth * rate * (maritalStatus === 'married' ? 9 : 10)) / 1_000_000
  const percent = (rate * (maritalStatus === 'married' ? 9 : 10)) / 10_000
  return {
    trace: [
      {
        part: 'flat-rate',
        code: 'flat.taxable-wealth',
        amount: taxableWealth,
        values: { wealth, allowance },
      },
      {
        part: 'flat-rate',
        code: 'flat.wealth-tax',
        amount: Math.round(exact),
        values: { percent, of: taxableWealth },
      },
    ],
    taxableWealth,
    tax: Math.round(exact),
    effectivePercent: wealth > 0 ? Math.round((exact / wealth) * 100_000) / 1000 : 0,
  }
}
