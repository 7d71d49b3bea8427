import { partOf, shareOf } from './share.ts'

/** Swiss property of a person who lives abroad, in whole francs a year. Worldwide amounts include the Swiss ones. */
export type LimitedLiabilityInput = {
  /** Rent or imputed rental value less upkeep, before interest; negative if the upkeep is higher. */
  readonly swissNet: number
  /** Deductible interest on all private debts worldwide; the legal limit has already been applied. */
  readonly interest: number
  readonly assetsSwitzerland: number
  readonly assetsWorldwide: number
  readonly debts: number
  /** Income of the household worldwide after costs and interest. Absent: not declared. */
  readonly worldNet?: number
  /** Social deductions of the Confederation or canton for a full-year resident. */
  readonly social: number
}

export type LimitedLiability = {
  readonly interestSwitzerland: number
  readonly socialSwitzerland: number
  readonly incomeTaxable: number
  readonly incomeForRate: number
  readonly debtsSwitzerland: number
  readonly wealthTaxable: number
  readonly wealthForRate: number
}

/**
 * Income and wealth that Switzerland taxes of an owner who lives abroad (DBG Art. 4 para. 1 let. c, 6 para. 2, 7; StHG
 * Art. 4). Debts and interest go by gross assets, whatever the mortgage is secured on (BGE 62 I 91). The rate is that of
 * worldwide income, at least that of the Swiss income. Social deductions go by the ratio of net incomes.
 * @example limitedLiability({ swissNet: 20000, interest: 20000, assetsSwitzerland: 600000, assetsWorldwide: 2000000,
 *   debts: 0, worldNet: 180000, social: 0 }) // { incomeTaxable: 14000, incomeForRate: 180000, … }
 */
export function limitedLiability(input: LimitedLiabilityInput): LimitedLiability {
  const { swissNet, interest, assetsSwitzerland, assetsWorldwide, debts, worldNet, social } = input
  const share = shareOf(assetsSwitzerland, assetsWorldwide)
  const interestSwitzerland = partOf(interest, share)
  const net = swissNet - interestSwitzerland
  const world = Math.max(worldNet ?? net, net)
  const socialSwitzerland = partOf(social, shareOf(net, world))
  const incomeTaxable = Math.max(0, net - socialSwitzerland)
  const debtsSwitzerland = partOf(debts, share)
  const wealthTaxable = Math.max(0, assetsSwitzerland - debtsSwitzerland)
  return {
    ...{ interestSwitzerland, socialSwitzerland, incomeTaxable },
    incomeForRate: Math.max(incomeTaxable, world - social),
    ...{ debtsSwitzerland, wealthTaxable },
    wealthForRate: Math.max(wealthTaxable, assetsWorldwide - debts),
  }
}

export type LeaverPeriod = { readonly days360: number; readonly wealthTaxable: number; readonly wealthForRate: number }

/**
 * Wealth of a person who leaves Switzerland and keeps property here: all wealth until the day of departure, then the
 * property alone at the rate of worldwide wealth at year end. The tax of each period is that of a full year times its
 * days / 360 (Administrative Court of Zurich, headnote 87 on § 3 StG).
 * @example leaverPeriods({ leftOn: '2026-06-30', … }).map(({ days360 }) => days360) // [180, 180]
 */
export function leaverPeriods(input: {
  readonly leftOn: string
  readonly propertyValue: number
  /** Other assets on the day of departure, before debts. */
  readonly otherAssets: number
  readonly debts: number
  readonly assetsWorldwideAtYearEnd: number
  readonly debtsAtYearEnd: number
}): readonly [LeaverPeriod, LeaverPeriod] {
  const { leftOn, propertyValue, otherAssets, debts, assetsWorldwideAtYearEnd, debtsAtYearEnd } = input
  const days = daysUntil(leftOn)
  const before = Math.max(0, propertyValue + otherAssets - debts)
  const share = shareOf(propertyValue, assetsWorldwideAtYearEnd)
  const after = Math.max(0, propertyValue - partOf(debtsAtYearEnd, share))
  return [
    { days360: days, wealthTaxable: before, wealthForRate: before },
    {
      days360: 360 - days,
      wealthTaxable: after,
      wealthForRate: Math.max(after, assetsWorldwideAtYearEnd - debtsAtYearEnd),
    },
  ]
}

/** Part of a yearly amount in days of a year of 360, rounded half up to the franc. */
export function inDays(amount: number, days360: number): number {
  return partOf(amount, shareOf(days360, 360))
}

/** Days from 1 January to a day (ISO) inclusive, in a year of twelve months with 30 days each. */
function daysUntil(day: string): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const isLast = new Date(Date.UTC(year, month - 1, date + 1)).getUTCDate() === 1
  return (month - 1) * 30 + (isLast ? 30 : Math.min(date, 30))
}
