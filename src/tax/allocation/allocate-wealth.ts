import type { Canton } from '#tax/figures.ts'
import { repartitionValue, valueIn } from './allocate-cantons.ts'
import { partOf, shareOf } from './share.ts'

/** Assets at official value before debts, in whole francs, by place. */
export type WealthInput = {
  readonly home: Canton
  /** Movable assets worldwide and property in the canton of residence. */
  readonly atHome: number
  /** Property within `atHome`. */
  readonly homeProperty: number
  readonly elsewhere: number
  /**
   * Property in the other canton owned for part of the year, sold property included: values times days / 360. The canton
   * of residence taxes the rest of `elsewhere` (StHG Art. 4b para. 2). Absent: owned all year.
   */
  readonly elsewhereByDays?: number
  /** Canton of `elsewhere`. Undefined if unknown or several: the property then counts at its value. */
  readonly other: Canton | undefined
  readonly abroad: number
  readonly debts: number
  /** Tax-free amount of the canton of residence. */
  readonly allowance: number
  /** True if only the spouse abroad owns the property abroad: no debts are allocated to it (BGE 151 II 154). */
  readonly isOnlyOfSpouseAbroad?: boolean
}

export type AllocatedWealth = {
  /** All assets as the canton of residence values them. */
  readonly assets: number
  readonly taxable: number
  /** Taxable wealth including property abroad and in another canton; it determines the tax rate. */
  readonly forRate: number
  /** Gross assets for the split of debts and interest: in the canton of residence, in another canton and abroad. */
  readonly assetsHome: number
  readonly assetsElsewhere: number
  readonly assetsAbroad: number
  /** Net wealth in the other canton, as it values the property, before its allowance. */
  readonly netElsewhere: number
}

/**
 * Splits wealth between the canton of residence, another canton and abroad. Debts go by gross assets, with Swiss
 * property at its repartition value if two cantons are involved; the tax-free amount goes by net assets.
 * @example allocateWealth({ home: 'BE', atHome: 80000, elsewhere: 300000, other: 'GR', debts: 100000, … })
 * // { assetsHome: 80000, assetsElsewhere: 420000, netElsewhere: 216000, … }
 */
export function allocateWealth(input: WealthInput): AllocatedWealth {
  const { home, atHome, homeProperty, elsewhere, other, abroad, debts, allowance } = input
  const there = input.elsewhereByDays ?? elsewhere
  const isSplit = Math.max(elsewhere, there) > 0 && other !== undefined
  const repartition = (value: number) => (isSplit ? repartitionValue(other, value) : value)
  const asHomeValues = (value: number) => (isSplit ? valueIn(home, repartition(value)) : value)
  const homeAssets = isSplit ? atHome - homeProperty + repartitionValue(home, homeProperty) : atHome
  const assetsElsewhere = repartition(there)
  const assetsHome = Math.max(0, homeAssets + repartition(elsewhere) - assetsElsewhere)
  const gross = assetsHome + assetsElsewhere + abroad
  const assets = atHome + asHomeValues(elsewhere) + abroad
  const forRate = Math.max(0, assets - debts - allowance)
  const netElsewhere = Math.max(0, there - partOf(debts, shareOf(assetsElsewhere, gross)))
  const own = { assets, forRate, assetsHome, assetsElsewhere, assetsAbroad: abroad, netElsewhere }
  if (there + abroad === 0) return { ...own, taxable: forRate }
  const debtsHome = input.isOnlyOfSpouseAbroad ? debts : partOf(debts, shareOf(assetsHome, gross))
  const netHome = Math.max(0, atHome + asHomeValues(elsewhere) - asHomeValues(there) - debtsHome)
  return { ...own, taxable: Math.min(forRate, partOf(forRate, shareOf(netHome, Math.max(1, assets - debts)))) }
}
