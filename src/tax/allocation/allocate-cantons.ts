import { over, whole } from '#tax/tariff/fraction.ts'
import { partOf, shareOf } from './share.ts'

/** Assets and income from wealth in one canton, in whole francs. */
export type CantonShare = {
  /** Gross assets: property at its repartition value; movable assets belong to the canton of residence. */
  readonly assets: number
  /** Value of these assets for the wealth tax, as the canton that computes the tax values them; else `assets`. */
  readonly taxValue?: number
  /** Income from wealth less its costs, before interest; negative if the costs are higher. */
  readonly wealthIncome: number
}

export type CantonsInput = {
  readonly home: CantonShare & {
    /** Other income at home less its costs, such as a salary. */
    readonly otherIncome: number
  }
  readonly others: readonly CantonShare[]
  readonly interest: number
  readonly debts: number
  /** Deductions not tied to any income, including social deductions. */
  readonly general: number
}

type AllocatedCanton = {
  readonly interest: number
  /** Net income after interest; the general deductions are in `general`. */
  readonly income: number
  readonly general: number
  readonly taxable: number
  readonly debts: number
  readonly wealth: number
}

export type CantonsAllocation = {
  readonly home: AllocatedCanton
  readonly others: readonly AllocatedCanton[]
  readonly incomeForRate: number
  readonly wealthForRate: number
  /** Interest that no canton's income from wealth covers and that reduces other income at home. */
  readonly interestFromOtherIncome: number
  /** Costs above the income of property in another canton, deducted at home. Flag it: no source for it was read. */
  readonly lossTakenOver: number
}

/**
 * Splits income and wealth between cantons. Debts and interest go by gross assets. Interest that a canton's income from
 * wealth does not cover moves to cantons with such income left, again by assets; what is left reduces other income at
 * home (Thurgauer Steuerpraxis StP 2 no. 10 section 3). General deductions go by net income.
 * @example allocateCantons({ home: { assets: 600000, wealthIncome: 20000, otherIncome: 0 },
 *   others: [{ assets: 400000, wealthIncome: 5000 }], interest: 20000, debts: 0, general: 0 })
 * // home.interest 15000, others[0].interest 5000
 */
export function allocateCantons({ home, others, interest, debts, general }: CantonsInput): CantonsAllocation {
  const cantons = [home, ...others]
  const lossTakenOver = sum(others.map(({ wealthIncome }) => Math.max(0, -wealthIncome)))
  const room = cantons.map(({ wealthIncome }, at) => Math.max(0, wealthIncome - (at === 0 ? lossTakenOver : 0)))
  const covered = coverInterest(cantons, room, interest)
  const interestFromOtherIncome = interest - sum(covered)
  const incomes = cantons.map(({ wealthIncome }, at) =>
    at === 0
      ? home.otherIncome + wealthIncome - lossTakenOver - (covered[0] ?? 0) - interestFromOtherIncome
      : Math.max(0, wealthIncome) - (covered[at] ?? 0),
  )
  const generals = split(general, incomes)
  const parts = split(
    debts,
    cantons.map((canton) => canton.assets),
  )
  const [first, ...rest] = cantons.map((canton, at): AllocatedCanton => {
    const income = incomes[at] ?? 0
    return {
      interest: (covered[at] ?? 0) + (at === 0 ? interestFromOtherIncome : 0),
      ...{ income, general: generals[at] ?? 0, taxable: Math.max(0, income - (generals[at] ?? 0)) },
      ...{ debts: parts[at] ?? 0, wealth: Math.max(0, wealthIn(canton) - (parts[at] ?? 0)) },
    }
  })
  if (!first) throw new Error('no canton of residence')
  return {
    ...{ home: first, others: rest, interestFromOtherIncome, lossTakenOver },
    incomeForRate: Math.max(0, sum(incomes) - general),
    wealthForRate: Math.max(0, sum(cantons.map(wealthIn)) - debts),
  }
}

function wealthIn({ assets, taxValue = assets }: CantonShare): number {
  return taxValue
}

/** Interest that each canton's income from wealth covers. Each round splits the rest among cantons with income left. */
function coverInterest(cantons: readonly CantonShare[], room: readonly number[], interest: number): number[] {
  const covered = cantons.map(() => 0)
  let left = interest
  let open = cantons.map((_, at) => at)
  while (left > 0 && open.length > 0) {
    const parts = split(
      left,
      open.map((at) => cantons[at]?.assets ?? 0),
    )
    open.forEach((at, index) => {
      const taken = Math.min(parts[index] ?? 0, (room[at] ?? 0) - (covered[at] ?? 0))
      covered[at] = (covered[at] ?? 0) + taken
      left -= taken
    })
    const still = open.filter((at) => (room[at] ?? 0) > (covered[at] ?? 0))
    if (still.length === open.length) break
    open = still
  }
  return covered
}

/** Splits an amount by weights into whole francs; the first part takes the difference from rounding. */
function split(amount: number, weights: readonly number[]): number[] {
  const all = sum(weights.map((weight) => Math.max(0, weight)))
  if (all === 0) return weights.map((_, at) => (at === 0 ? amount : 0))
  const rest = weights.slice(1).map((weight) => partOf(amount, shareOf(weight, all)))
  return [amount - sum(rest), ...rest]
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}

/**
 * Repartition factors in percent of the official value of property, tax years from 2020 (SSK circular 22, as printed in
 * Thurgauer Steuerpraxis StP 2 no. 7). A later change of a factor is not known to us.
 */
// biome-ignore format: the cantons in their official order, thirteen on each line
const repartitionPercent = {
  ZH: 115, BE: 125, LU: 115, UR: 110, SZ: 125, OW: 195, NW: 140, GL: 115, ZG: 115, FR: 155, SO: 335, BS: 140, BL: 385,
  SH: 140, AR: 100, AI: 110, SG: 100, GR: 140, AG: 130, TG: 120, TI: 155, VD: 110, VS: 170, NE: 135, GE: 145, JU: 130,
} as const
export const repartitionSince = 2020

/** Values property in any canton alike, so that debts can be split. @example repartitionValue('GR', 300000) // 420000 */
export function repartitionValue(canton: keyof typeof repartitionPercent, officialValue: number): number {
  return partOf(officialValue, over(whole(repartitionPercent[canton]), whole(100)))
}

/** Official value at which a canton would enter property of this repartition value. */
export function valueIn(canton: keyof typeof repartitionPercent, repartition: number): number {
  return partOf(repartition, over(whole(100), whole(repartitionPercent[canton])))
}
