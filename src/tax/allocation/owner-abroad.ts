import { limitPrivateInterest } from '#tax/deduction-limits/household-costs.ts'
import type { CommuneFigures, MaritalStatus } from '#tax/figures.ts'
import type { Flag } from '#tax/flag.ts'
import { incomeTax, type TaxAmounts, type TaxResult, type YearFigures } from '#tax/ordinary/income-tax.ts'
import type { TraceLine } from '#tax/trace.ts'
import {
  inDays,
  type LeaverPeriod,
  type LimitedLiability,
  leaverPeriods,
  limitedLiability,
} from './limited-liability.ts'

/** A household that lives abroad and owns Swiss property, in whole francs a year. Worldwide amounts include the Swiss. */
export type OwnerAbroad = {
  readonly maritalStatus: MaritalStatus
  readonly children: number
  /** Rent, or the imputed rental value of a home kept for own use. */
  readonly rent: number
  readonly costs: number
  readonly taxValue: number
  /** Interest on all debts of the household, wherever the loan is secured. */
  readonly interest: number
  readonly debts: number
  readonly assetsWorldwide: number
  /** Income after costs and interest. Absent: not known, so the rate is that of the Swiss income. */
  readonly worldIncome?: number
  /** Set if the household left Switzerland in the tax year; the other amounts are then those of a full year. */
  readonly departure?: { readonly leftOn: string; readonly otherAssets: number; readonly debts: number }
}

export type OwnerAbroadResult = {
  readonly taxes: Pick<TaxAmounts, 'incomeTax' | 'wealthTax' | 'total'>
  readonly federal: LimitedLiability
  readonly canton: LimitedLiability
  readonly periods: readonly LeaverPeriod[]
  readonly flags: readonly Flag[]
  readonly trace: readonly TraceLine[]
}

/**
 * Taxes of an owner who lives abroad (DBG Art. 4 para. 1 let. c, 6 para. 2, 7; StHG Art. 4), in whole francs. Head tax
 * and church tax are not included: both depend on living in the commune.
 * @example ownerAbroadTax(figures, commune, { rent: 24000, costs: 4000, taxValue: 600000, … }).taxes.total
 */
export function ownerAbroadTax(figures: YearFigures, commune: CommuneFigures, owner: OwnerAbroad): OwnerAbroadResult {
  const { maritalStatus, children, rent, costs, taxValue, debts, assetsWorldwide, worldIncome, departure } = owner
  const interest = limitPrivateInterest(owner.interest, rent).allowed
  const at = (social: number) =>
    limitedLiability({
      ...{ swissNet: rent - costs, interest, social, debts, assetsSwitzerland: taxValue, assetsWorldwide },
      ...(worldIncome !== undefined && { worldNet: worldIncome }),
    })
  const { gross } = figures.federal
  const federal = at(((maritalStatus === 'married' && gross?.married) || 0) + (gross?.child ?? 0) * children)
  const canton = at(0)
  const periods = departure
    ? leaverPeriods({
        ...{ leftOn: departure.leftOn, propertyValue: taxValue, otherAssets: departure.otherAssets },
        ...{ debts: departure.debts, assetsWorldwideAtYearEnd: assetsWorldwide, debtsAtYearEnd: debts },
      })
    : []
  const [before, after] = periods
  const days = after?.days360 ?? 360
  const taxed = (wealth: { wealthTaxable: number; wealthForRate: number }): TaxResult =>
    incomeTax(figures, commune, {
      ...{ maritalStatus, children, confession: 'none' },
      taxableIncome: inDays(canton.incomeTaxable, days),
      taxableIncomeFederal: inDays(federal.incomeTaxable, days),
      taxableWealth: wealth.wealthTaxable,
      forRate: {
        ...{ income: canton.incomeForRate, incomeFederal: federal.incomeForRate, wealth: wealth.wealthForRate },
      },
    })
  const result = taxed(canton)
  const wealthTax = {
    canton: inDays(result.wealthTax.canton, days),
    commune: inDays(result.wealthTax.commune, days),
    church: 0,
  }
  const first = before && taxed(before).wealthTax
  if (first) {
    wealthTax.canton += inDays(first.canton, before.days360)
    wealthTax.commune += inDays(first.commune, before.days360)
  }
  const { incomeTax: income } = result
  const total = income.federal + income.canton + income.commune + wealthTax.canton + wealthTax.commune
  const shared = { rent, costs, interest, assetsSwitzerland: taxValue, assetsWorldwide }
  return {
    taxes: { incomeTax: { ...income, church: 0 }, wealthTax, total },
    ...{ federal, canton, periods },
    flags: [...result.flags.filter(({ code }) => code !== 'personal-tax'), ...flagsOf(figures, owner, interest)],
    trace: [
      ...linesOf('federal', federal, shared, days),
      ...linesOf('canton', canton, shared, days),
      ...wealthLines(canton, periods, { taxValue, debts }),
      ...result.trace.filter(({ part }) => part !== 'personal' && part !== 'total'),
      ...(first ? [inDaysLine(wealthTax, { before: first, after: result.wealthTax, days: days360Of(periods) })] : []),
      { part: 'total', code: 'total', amount: total, values: { of: 'all parts' } },
    ],
  }
}

function flagsOf(
  { canton: { canton } }: YearFigures,
  { children, interest, worldIncome, departure }: OwnerAbroad,
  allowed: number,
): Flag[] {
  const flags: Flag[] = [{ code: 'not-checked.non-resident-deductions', values: { canton } }]
  if (worldIncome === undefined) flags.push({ code: 'not-checked.world-income', values: {} })
  if (children > 0) flags.push({ code: 'not-checked.child-credit', values: {} })
  if (allowed < interest) flags.push({ code: 'interest-limit', values: { allowed } })
  if (departure) flags.push({ code: 'not-checked.leaver', values: {} })
  return flags
}

function linesOf(
  level: 'federal' | 'canton',
  { interestSwitzerland, socialSwitzerland, incomeTaxable, incomeForRate }: LimitedLiability,
  { rent, costs, ...shared }: Shared,
  days: number,
): TraceLine[] {
  const part = `${level} deductions` as const
  const lines: TraceLine[] = [
    { part, code: 'owner.net-rent', amount: rent - costs, values: { rent, costs } },
    { part, code: 'owner.interest', amount: -interestSwitzerland, values: shared },
  ]
  if (socialSwitzerland > 0) {
    lines.push({ part, code: 'owner.social', amount: -socialSwitzerland, values: { forRate: incomeForRate } })
  }
  const amount = inDays(incomeTaxable, days)
  lines.push({
    part,
    code: 'owner.taxable-income',
    amount,
    values: { forRate: incomeForRate, days, full: incomeTaxable },
  })
  return lines
}

type Shared = { rent: number; costs: number; interest: number; assetsSwitzerland: number; assetsWorldwide: number }

function wealthLines(
  { wealthTaxable, wealthForRate }: LimitedLiability,
  periods: readonly LeaverPeriod[],
  { taxValue, debts }: { taxValue: number; debts: number },
): TraceLine[] {
  const part = 'wealth'
  const all = { days: 360, value: taxValue, debts, forRate: wealthForRate }
  if (periods.length === 0) return [{ part, code: 'owner.wealth', amount: wealthTaxable, values: all }]
  return periods.map(({ days360, wealthTaxable: amount, wealthForRate: forRate }, at) =>
    at === 0
      ? { part, code: 'owner.wealth-before-departure', amount, values: { days: days360 } }
      : { part, code: 'owner.wealth', amount, values: { days: days360, value: taxValue, debts, forRate } },
  )
}

function days360Of(periods: readonly LeaverPeriod[]) {
  return { before: periods[0]?.days360 ?? 0, after: periods[1]?.days360 ?? 0 }
}

type WealthTax = { readonly canton: number; readonly commune: number }

function inDaysLine(
  { canton, commune }: WealthTax,
  full: {
    readonly before: WealthTax
    readonly after: WealthTax
    readonly days: OwnerValues['owner.wealth-tax']['days']
  },
): TraceLine {
  const values = {
    before: full.before.canton + full.before.commune,
    after: full.after.canton + full.after.commune,
    days: full.days,
  }
  return { part: 'wealth', code: 'owner.wealth-tax', amount: canton + commune, values }
}

/** Swiss part of the income and wealth of an owner who lives abroad. `days` are those of a year of 360. */
export type OwnerValues = {
  'owner.net-rent': { rent: number; costs: number }
  'owner.interest': { interest: number; assetsSwitzerland: number; assetsWorldwide: number }
  'owner.social': { forRate: number }
  'owner.taxable-income': { forRate: number; days: number; full: number }
  'owner.wealth': { days: number; value: number; debts: number; forRate: number }
  'owner.wealth-before-departure': { days: number }
  /** Wealth tax of full years, and their days. */
  'owner.wealth-tax': { before: number; after: number; days: { before: number; after: number } }
}
