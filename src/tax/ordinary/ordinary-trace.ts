import type { RowRead } from '#tax/tariff/row-read.ts'
import type { NoValues } from '#tax/trace.ts'

export type ChurchBasis = 'simple tax' | 'canton tax' | 'income and wealth' | 'share of income and wealth'

type Rounding = { readonly exact: boolean; readonly less: number }

export type OrdinaryValues = {
  'federal.income-tax': {
    base: number
    tax: number
    children: number
    childCredit: number
    leastCollected: number
    isFamily: boolean
    row: RowRead
    /** Taxable income, if it differs from `base`, the income that determines the rate. */
    taxable?: number
  }
  'income.at-rate': { simple: number; rateBase: number; base: number }
  'wealth.at-rate': { simple: number; rateBase: number; base: number }
  'wealth.by-days': { simple: number; days: number }
  'income.simple-tax': { base: number; tax: number; row: RowRead; rounding: Rounding }
  /** The tax is T(q) / q x income, where T is the tariff and q the income divided by `divisor`. */
  'income.split-simple-tax': {
    base: number
    quotient: number
    divisor: number
    tax: number
    row: RowRead
    rounding: Rounding
  }
  'income.indexed-simple-tax': {
    base: number
    ratePercent: number
    readAt: number
    index: number
    row: RowRead
    rounding: Rounding
  }
  'income.simple-tax-less-child-credit': { simple: number; children: number; credit: number }
  'canton.income-tax': {
    simple: number
    multiplierPercent: number
    change?: { printedPercent: number; factor: number; plus: number }
  }
  'commune.income-tax': { commune: string; simple: number; multiplierPercent: number }
  'canton.family-reduction': { percent: number; least: number; most: number; perChild: number }
  'commune.family-reduction': { percent: number; least: number; most: number }
  'canton.child-credit': { children: number; credit: number }
  'canton.limit': { percent: number; base: number }
  'wealth.simple-tax': { base: number; row: RowRead }
  'wealth.canton-tax': { simple: number; multiplierPercent: number; surcharge: number }
  'wealth.commune-tax': { commune: string; simple: number; multiplierPercent: number }
  'personal.tax': NoValues
  'church.income-tax': { rate: number; commune: string; basis: ChurchBasis }
  'church.wealth-tax': { rate: number; basis: ChurchBasis }
  total: { of: 'all parts' | 'parts above' }
}
