import type { Coded } from '#platform/coded.ts'
import type { Canton, UncheckedRule } from './figures.ts'
import type { GrossNote } from './gross/gross-rules.ts'
import type { NoValues } from './trace.ts'
import type { OpenLimit } from './withholding/return-costs.ts'

/**
 * Codes of remarks on what a result omits, assumes or cannot confirm. The API shows only the part of the code before
 * the dot.
 */
export type FlagValues = {
  'not-checked.rule': { canton: Canton; year: number; rule: UncheckedRule }
  'not-checked.deductions': { year: number; notes: readonly GrossNote[] }
  'not-checked.wealth-surcharge': { above: number }
  'not-checked.quotient': { canton: Canton; above: number }
  'not-checked.church': NoValues
  'not-checked.capital-church': NoValues
  'not-checked.pension': { canton: Canton; age: number }
  'not-checked.two-earners': NoValues
  'not-checked.age': { age: number; proven: number }
  'not-checked.child-ages': { from: number; to: number }
  'not-checked.many-children': NoValues
  'not-checked.other-income': NoValues
  'not-checked.rate-income': NoValues
  'not-checked.home-interest': NoValues
  'not-checked.other-canton-loss': NoValues
  'not-checked.abroad-and-other-canton': NoValues
  'not-checked.non-resident-deductions': { canton: Canton }
  'not-checked.world-income': NoValues
  'not-checked.child-credit': NoValues
  'not-checked.leaver': NoValues
  'not-checked.repartition': { year: number }
  'not-checked.business-loss': NoValues
  'not-checked.part-year-rate': NoValues
  /** Federal tax in francs with the child credit cut by days (as computed), or by the ratio of the incomes. */
  'not-checked.part-year-child-credit': { byDays: number; byIncome: number }
  'not-checked.part-year-amounts': { canton: Canton }
  'not-checked.part-year-relief': { canton: Canton }
  'not-checked.part-year-gross': NoValues
  'not-checked.part-year-days': { days: number }
  'not-checked.limits': { open: readonly OpenLimit[] }
  'not-checked.salaries-below': { francs: number }
  'not-checked.salaries-above': { francs: number }
  'not-checked.lone-parents': NoValues
  'not-checked.families-below': { canton: Canton; francs: number }
  'not-checked.wealth-left-out': { canton: Canton }
  'not-checked.income-for-relief': { canton: Canton }
  'commune-index.income': { canton: Canton; commune: string }
  'commune-index.capital': { canton: Canton }
  'commune-index.ranking': { canton: Canton }
  'personal-tax': { commune: string }
  'quotient-limit': NoValues
  'church-not-covered.canton': { canton: Canton }
  'church-not-covered.commune': { commune: string }
  'church-head-tax': NoValues
  'child-ages': { age: number }
  'law-2029': NoValues
  'estimate.imputed-rent': NoValues
  'estimate.tax-value': NoValues
  'second-home-tax': NoValues
  'other-canton': { commune: string; used: Canton; requested: Canton }
  capital: { commune: string }
  payout: NoValues
  'us-person': NoValues
  'us-person-open': NoValues
  'interest-limit': { allowed: number }
  age: { from: number; until: number }
  'buy-in': NoValues
  'net-income': NoValues
  'not-checked.telework': NoValues
  'not-checked.several-jobs': NoValues
  'not-checked.board-canton': { canton: Canton }
  'not-checked.months': NoValues
  'commuter.home-tax': { home: 'DE' | 'FR' | 'IT' | 'AT' | 'LI' }
  /** Scale of an earlier year, as that of the year is not published. */
  'commuter.home-scale': { year: number; scaleYear: number }
  'commuter.euro-rate': { year: number; rateYear: number }
  'commuter.spouse-income': NoValues
  'not-checked.home-tax': { home: 'DE' | 'FR' | 'IT' | 'AT' | 'LI' }
  'commuter.near-limit': NoValues
  'commuter.german-days': NoValues
  'part-year.costs': NoValues
  'part-year.one-stay': NoValues
  'part-year.debts': NoValues
  'quasi.result-open': NoValues
  'quasi.home-value': NoValues
  'not-checked.exempt-rate': NoValues
  'not-checked.rates-of-year': { year: number; paidIn: number }
  'not-checked.seat-ticino': NoValues
  'not-checked.refund-country': NoValues
  'departure.tax-abroad': NoValues
  'departure.consent': NoValues
  'departure.us-person': NoValues
  'not-checked.equity-canton': { canton: Canton }
  'equity.commuter': NoValues
  'equity.tax-at-source': NoValues
  'equity.social-security': NoValues
  'equity.weekdays': NoValues
  'equity.other-country': NoValues
  'assumption.income': { francs: number }
  'assumption.interest': NoValues
  'assumption.maintenance': NoValues
  'assumption.rent': NoValues
}

export type Flag = Coded<FlagValues>

/** Public name of a flag in the API. @example flagName({ code: 'not-checked.church', values: {} }) // 'not-checked' */
export function flagName({ code }: Flag): string {
  return code.split('.', 1)[0] ?? code
}

export function isUnchecked(flag: Flag): boolean {
  return flagName(flag) === 'not-checked'
}
