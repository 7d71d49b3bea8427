import { type Fraction, over, roundHalfUp, times, whole, zero } from '#tax/tariff/fraction.ts'

/**
 * Income and wealth of people who live in Switzerland and own property (or a business) abroad, which is exempt and counts
 * for the rate alone (DBG Art. 6 para. 1 and 3, Art. 7 para. 1; cantons alike). Whole francs a year, at one level.
 */
export type AbroadInput = {
  /** Income at home after the costs tied to it, before interest and before `general`. */
  readonly homeIncome: number
  /** Rent or rental value abroad, and what belongs to it (upkeep), without interest. */
  readonly foreignIncome: number
  readonly foreignCosts: number
  /** Interest on all private debts, wherever they lie, after the limit of the law. */
  readonly interest: number
  /** Gross assets by tax value; movable ones count at home. */
  readonly assetsHome: number
  readonly assetsAbroad: number
  readonly debts: number
  /** Deductions tied to no income: maintenance paid, insurance, illness, gifts, social deductions. */
  readonly general: number
}

/** Open in practice: where interest goes that the income at home does not cover. */
export type AllocationOpen = 'home-interest-above-home-income'

export type AbroadAllocation = {
  readonly interestHome: number
  readonly interestAbroad: number
  readonly debtsHome: number
  readonly debtsAbroad: number
  /** Income abroad after costs and its interest; below zero: a loss, which lowers the rate alone. */
  readonly foreignNet: number
  readonly generalHome: number
  readonly incomeTaxable: number
  /** Decides the rate; may be lower than `incomeTaxable`. */
  readonly incomeForRate: number
  /** Before the allowances of the canton. */
  readonly wealthHome: number
  readonly wealthForRate: number
  readonly open: readonly AllocationOpen[]
}

/**
 * Splits income and wealth between home and abroad.
 * - Debts and interest go by the location of the gross assets (BGer 2C_839/2009). Shares are exact, amounts are rounded
 *   half up to the franc at home, the rest is abroad.
 * - A loss abroad, from costs or interest, is not deducted here and lowers the rate only (BGer 2C_1011/2012, 2C_891/2018).
 * - Deductions without a tie to an income go by the net incomes (BGE 151 II 154), in full at home where there is a loss
 *   or nothing abroad.
 * @example allocateAbroad({ homeIncome: 120000, foreignIncome: 9000, foreignCosts: 2000, interest: 20000, assetsHome: 700000, … })
 * // { interestHome: 14000, incomeTaxable: 106000, incomeForRate: 107000, … }
 */
export function allocateAbroad(input: AbroadInput): AbroadAllocation {
  const { homeIncome, foreignIncome, foreignCosts, interest, assetsHome, assetsAbroad, debts, general } = input
  const homeShare = shareOf(assetsHome, assetsHome + assetsAbroad)
  const interestHome = part(interest, homeShare)
  const interestAbroad = interest - interestHome
  const debtsHome = part(debts, homeShare)
  const foreignNet = foreignIncome - foreignCosts - interestAbroad
  const homeNet = homeIncome - interestHome
  const generalHome = foreignNet > 0 ? part(general, shareOf(homeNet, homeNet + foreignNet)) : general
  return {
    interestHome,
    interestAbroad,
    debtsHome,
    debtsAbroad: debts - debtsHome,
    foreignNet,
    generalHome,
    incomeTaxable: Math.max(0, homeNet - generalHome),
    incomeForRate: Math.max(0, homeNet + foreignNet - general),
    wealthHome: Math.max(0, assetsHome - debtsHome),
    wealthForRate: Math.max(0, assetsHome + assetsAbroad - debts),
    open: homeNet < 0 && interestHome > 0 ? ['home-interest-above-home-income'] : [],
  }
}

/** A part of a whole between nothing and all; with no assets at all everything belongs to the home. */
function shareOf(amount: number, all: number): Fraction {
  if (all <= 0) return whole(1)
  if (amount <= 0) return zero
  return over(whole(Math.min(amount, all)), whole(all))
}

function part(amount: number, share: Fraction): number {
  return roundHalfUp(times(whole(amount), share))
}
