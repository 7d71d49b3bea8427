import { type Fraction, over, roundHalfUp, times, whole, zero } from '#tax/tariff/fraction.ts'

/**
 * Property or a business of Swiss residents abroad: exempt with progression, it only affects the rate
 * (DBG Art. 6 para. 1 and 3, Art. 7 para. 1; same in the cantons). Whole francs a year, one level.
 */
export type AbroadInput = {
  /** Swiss income after the costs tied to it, before interest and before `general`. */
  readonly homeIncome: number
  /** Foreign rent or rental value and related income, without interest. */
  readonly foreignIncome: number
  readonly foreignCosts: number
  /** Interest on all private debts, in Switzerland and abroad, after the legal limit. */
  readonly interest: number
  /** Gross assets at tax value; movable assets belong to Switzerland. */
  readonly assetsHome: number
  readonly assetsAbroad: number
  readonly debts: number
  /** Not tied to any income: maintenance paid, insurance, medical costs, donations, social deductions. */
  readonly general: number
}

/** Unsettled in practice: how to allocate interest that exceeds the Swiss income. */
export type AllocationOpen = 'home-interest-above-home-income'

export type AbroadAllocation = {
  readonly interestHome: number
  readonly interestAbroad: number
  readonly debtsHome: number
  readonly debtsAbroad: number
  /** Foreign income after costs and its interest. Negative: a loss, which only lowers the rate. */
  readonly foreignNet: number
  readonly generalHome: number
  readonly incomeTaxable: number
  /** Determines the rate; may be lower than `incomeTaxable`. */
  readonly incomeForRate: number
  readonly wealthHome: number
  readonly wealthForRate: number
  readonly open: readonly AllocationOpen[]
}

/**
 * Splits income and wealth between Switzerland and abroad.
 * - Debts and interest follow the location of the gross assets (BGer 2C_839/2009), by exact shares. The Swiss amount is
 *   rounded half up to the franc; the rest is foreign.
 * - A foreign loss (costs, interest) is not deductible, it only lowers the rate (BGer 2C_1011/2012, 2C_891/2018).
 * - Deductions not tied to an income are split by net incomes (BGE 151 II 154). If the foreign net is zero or a loss,
 *   they are deducted in full in Switzerland.
 * @example allocateAbroad({ homeIncome: 120000, foreignIncome: 9000, foreignCosts: 2000, interest: 20000, … })
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

/** Share between 0 and 1. Without any assets, everything belongs to Switzerland (1). */
function shareOf(amount: number, all: number): Fraction {
  if (all <= 0) return whole(1)
  if (amount <= 0) return zero
  return over(whole(Math.min(amount, all)), whole(all))
}

function part(amount: number, share: Fraction): number {
  return roundHalfUp(times(whole(amount), share))
}
