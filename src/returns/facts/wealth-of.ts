import { francs, sumCents, type TaxFigure } from '#returns/expected/engine-inputs.ts'
import { allocateAbroad } from '#tax/allocation/allocate-abroad.ts'
import { over, roundHalfUp, times, whole } from '#tax/tariff/fraction.ts'

/** Wealth in whole francs: worldwide assets and debts, tax-free amount, and the part taxable in Switzerland. */
export type Wealth = {
  readonly assets: number
  readonly debts: number
  readonly allowance: number
  readonly taxable: number
  readonly exempt?: number
  readonly assetsHome: number
  readonly assetsAbroad: number
  /** Taxable wealth including foreign property; it determines the tax rate. */
  readonly forRate: number
}

/**
 * Computes taxable wealth, from which foreign property is exempt. Debts are split in proportion to gross assets, the
 * tax-free amount in proportion to net assets.
 */
export function wealthOf(lines: readonly TaxFigure[], allowance: number): Wealth {
  const [assetsHome, assetsAbroad] = [francs(sumCents(lines, 'asset')), francs(sumCents(lines, 'foreign-asset'))]
  const debts = francs(sumCents(lines, 'debt'))
  const assets = assetsHome + assetsAbroad
  const forRate = Math.max(0, assets - debts - allowance)
  const own = { assets, debts, allowance, assetsHome, assetsAbroad, forRate }
  if (assetsAbroad === 0) return { ...own, taxable: forRate }
  const { wealthHome, wealthForRate } = allocateAbroad({
    ...{ homeIncome: 0, foreignIncome: 0, foreignCosts: 0, interest: 0, general: 0 },
    ...{ assetsHome, assetsAbroad, debts },
  })
  const share = over(whole(wealthHome), whole(Math.max(1, wealthForRate)))
  const taxable = Math.min(forRate, roundHalfUp(times(whole(forRate), share)))
  return { ...own, taxable, exempt: forRate - taxable }
}
