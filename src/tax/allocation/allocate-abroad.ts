import { partOf, shareOf } from './share.ts'

/**
 * Income and wealth of Swiss residents who own property or a business abroad. The foreign part is exempt from Swiss tax
 * and only affects the rate (DBG Art. 6 para. 1 and 3, Art. 7 para. 1; the same in the cantons). Whole francs a year.
 */
export type AbroadInput = {
  /** Swiss income less the costs of earning it; `interest` and `general` are not yet deducted. */
  readonly homeIncome: number
  /** Net income from wealth within `homeIncome`: rent less costs, interest, dividends. Absent: not known. */
  readonly homeWealthIncome?: number
  /** Foreign income (rent or imputed rental value, business), before costs and interest are deducted. */
  readonly foreignIncome: number
  readonly foreignCosts: number
  /** Deductible interest on all private debts in Switzerland and abroad; the legal limit has already been applied. */
  readonly interest: number
  /** Assets at tax value, before debts are deducted; movable assets count as Swiss, wherever they are. */
  readonly assetsHome: number
  readonly assetsAbroad: number
  readonly debts: number
  /** Deductions not tied to any income: maintenance paid, insurance, medical costs, donations, social deductions. */
  readonly general: number
  /** True if only the spouse, who lives abroad, has the foreign income and assets: they only affect the rate. */
  readonly isOnlyOfSpouseAbroad?: boolean
}

/** Questions that no court decision we could read answers: who bears Swiss interest above the Swiss wealth income. */
export type AllocationOpen = 'home-interest-above-home-income' | 'home-interest-above-wealth-income'

export type AbroadAllocation = {
  readonly interestHome: number
  readonly interestAbroad: number
  readonly debtsHome: number
  readonly debtsAbroad: number
  /** Foreign income less its costs and interest. A negative amount is a loss, which only lowers the tax rate. */
  readonly foreignNet: number
  readonly generalHome: number
  readonly incomeTaxable: number
  /** Income that determines the tax rate; lower than `incomeTaxable` if there is a foreign loss. */
  readonly incomeForRate: number
  readonly wealthHome: number
  readonly wealthForRate: number
  readonly open: readonly AllocationOpen[]
}

/**
 * Splits income and wealth between Switzerland and abroad.
 * - Debts and interest are split in proportion to the assets in each country (BGer 2C_839/2009). The Swiss part is
 *   rounded half up to the franc; the rest is foreign.
 * - A foreign loss is not deductible; it only lowers the rate (BGer 2C_1011/2012, 2C_891/2018).
 * - Deductions not tied to an income are split in proportion to the net incomes (BGE 151 II 154). If the foreign net
 *   income is zero or negative, they are deducted in full in Switzerland.
 * - If only the spouse abroad has foreign income and assets, nothing is split (BGE 151 II 154, consideration 6).
 * @example allocateAbroad({ homeIncome: 120000, foreignIncome: 9000, foreignCosts: 2000, interest: 20000, … })
 * // { interestHome: 14000, incomeTaxable: 106000, incomeForRate: 107000, … }
 */
export function allocateAbroad(input: AbroadInput): AbroadAllocation {
  const { homeIncome, foreignIncome, foreignCosts, interest, assetsHome, assetsAbroad, debts, general } = input
  const isSplit = !input.isOnlyOfSpouseAbroad
  const homeShare = shareOf(assetsHome, isSplit ? assetsHome + assetsAbroad : 0)
  const interestHome = partOf(interest, homeShare)
  const interestAbroad = interest - interestHome
  const debtsHome = partOf(debts, homeShare)
  const foreignNet = foreignIncome - foreignCosts - interestAbroad
  const homeNet = homeIncome - interestHome
  const generalHome = isSplit && foreignNet > 0 ? partOf(general, shareOf(homeNet, homeNet + foreignNet)) : general
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
    open: openOf(input, { homeNet, interestHome, foreignNet: isSplit ? foreignNet : 0 }),
  }
}

function openOf(
  { homeWealthIncome }: AbroadInput,
  { homeNet, interestHome, foreignNet }: { homeNet: number; interestHome: number; foreignNet: number },
): AllocationOpen[] {
  if (interestHome === 0) return []
  if (homeNet < 0) return ['home-interest-above-home-income']
  const isAbove = homeWealthIncome !== undefined && interestHome > Math.max(0, homeWealthIncome)
  return isAbove && foreignNet > 0 ? ['home-interest-above-wealth-income'] : []
}
