import { francs, sumCents, type TaxFigure } from '#returns/expected/engine-inputs.ts'
import { repartitionValue, valueIn } from '#tax/allocation/allocate-cantons.ts'
import { partOf, shareOf } from '#tax/allocation/share.ts'
import type { Canton } from '#tax/figures.ts'

/** Wealth in whole francs: worldwide assets and debts, tax-free amount, and the part that is taxable at home. */
export type Wealth = {
  readonly assets: number
  readonly debts: number
  readonly allowance: number
  readonly taxable: number
  readonly exempt?: number
  /** Gross assets for the split of debts and interest: in the canton of residence, in another canton and abroad. */
  readonly assetsHome: number
  readonly assetsElsewhere: number
  readonly assetsAbroad: number
  /** Net wealth in the other canton, as it values the property, before its allowance. */
  readonly netElsewhere: number
  /** Taxable wealth including property abroad and in another canton; it determines the tax rate. */
  readonly forRate: number
}

/** `other` is undefined if it is unknown or there are several; property there then counts at its value. */
export type Cantons = { readonly home: Canton; readonly other: Canton | undefined }

/**
 * Computes taxable wealth, from which property abroad and in another canton is exempt. Debts are split in proportion to
 * gross assets, with property in Switzerland at its repartition value if several cantons are involved; the tax-free
 * amount is split in proportion to net assets.
 */
export function wealthOf(lines: readonly TaxFigure[], allowance: number, { home, other }: Cantons): Wealth {
  const sum = (input: Parameters<typeof sumCents>[1]) => francs(sumCents(lines, input))
  const [atHome, elsewhere, assetsAbroad] = [sum('asset'), sum('other-canton-asset'), sum('foreign-asset')]
  const debts = sum('debt')
  const property = francs(
    sumCents(
      lines.filter(({ code }) => code === 'property'),
      'asset',
    ),
  )
  const isSplit = elsewhere > 0 && other !== undefined
  const assetsHome = isSplit ? atHome - property + repartitionValue(home, property) : atHome
  const assetsElsewhere = isSplit ? repartitionValue(other, elsewhere) : elsewhere
  const gross = assetsHome + assetsElsewhere + assetsAbroad
  const all = atHome + (isSplit ? valueIn(home, assetsElsewhere) : elsewhere) + assetsAbroad
  const forRate = Math.max(0, all - debts - allowance)
  const netElsewhere = Math.max(0, elsewhere - partOf(debts, shareOf(assetsElsewhere, gross)))
  const own = { assets: all, debts, allowance, assetsHome, assetsElsewhere, assetsAbroad, netElsewhere, forRate }
  if (elsewhere + assetsAbroad === 0) return { ...own, taxable: forRate }
  const netHome = Math.max(0, atHome - partOf(debts, shareOf(assetsHome, gross)))
  const taxable = Math.min(forRate, partOf(forRate, shareOf(netHome, Math.max(1, all - debts))))
  return { ...own, taxable, exempt: forRate - taxable }
}
