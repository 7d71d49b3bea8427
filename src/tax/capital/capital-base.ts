import type { CantonFigures, HouseholdKind } from '#tax/figures.ts'
import { needTariff } from '#tax/ordinary/select.ts'
import { simpleIncomeTax } from '#tax/ordinary/simple-tax.ts'
import {
  compare,
  decimal,
  type Fraction,
  larger,
  minus,
  over,
  percent,
  plus,
  roundDown,
  smaller,
  times,
  toNumber,
  whole,
  zero,
} from '#tax/tariff/fraction.ts'
import { type RowRead, rowRead } from '#tax/tariff/row-read.ts'
import { averageRate, taxByTable } from '#tax/tariff/tariff.ts'

export type CapitalBase = {
  readonly canton: Fraction
  readonly commune: Fraction
  readonly basis: CapitalBasis
  readonly row?: RowRead
}

type Payee = { readonly kind: HouseholdKind; readonly capital: number }

/** Computes a canton's simple tax (the tax before multipliers) on a capital benefit, in francs, not rounded. */
export function capitalBase(figures: CantonFigures, { kind, capital }: Payee): CapitalBase {
  const rule = figures.rules.capital
  const amount = whole(capital)
  switch (rule.by) {
    case 'table': {
      const deducted = kind === 'married' ? (rule.marriedDeduction ?? 0) : 0
      const tariff = needTariff(figures.tariffs, 'capital', 'canton', kind)
      const { tax, row } = taxByTable(tariff, whole(Math.max(0, capital - deducted)))
      return { ...same(tax, { by: 'table', coupleDeduction: deducted }), row: rowRead(tariff, row) }
    }
    case 'share': {
      const base = shareOfIncomeTax(figures, { kind, capital }, rule)
      const least = times(amount, percent(rule.minPercent ?? 0))
      return compare(base, least) < 0
        ? same(least, { by: 'share', percent: rule.percent, lowestPercent: rule.minPercent })
        : same(base, { by: 'share', percent: rule.percent })
    }
    case 'rate': {
      const rate = limited(rateOfPension(figures, { kind, capital }, rule), rule.minPercent, rule.maxPercent)
      const ratePercent = toNumber(times(rate, whole(100)), 4)
      return same(times(amount, rate), { by: 'rate', divisor: rule.divisor, ratePercent })
    }
    case 'pension': {
      const pension = roundDown(over(amount, decimal(rule.divisor)), 100)
      const taxed = times(amount, percent(kind === 'married' ? rule.marriedPercent : 100))
      const index = figures.rules.index ?? { canton: 1, commune: 1 }
      const cantonRate = averageRate(
        needTariff(figures.tariffs, 'income', 'canton', kind),
        over(pension, decimal(index.canton)),
      )
      const communeRate = averageRate(
        needTariff(figures.tariffs, 'income', 'commune', kind),
        over(pension, decimal(index.commune)),
      )
      return {
        canton: times(taxed, limited(cantonRate, rule.minPercent, rule.maxPercentCanton)),
        commune: times(taxed, limited(communeRate, rule.minPercent, undefined)),
        basis: { by: 'pension', divisor: rule.divisor },
      }
    }
  }
}

function same(base: Fraction, basis: CapitalBasis): CapitalBase {
  return { canton: base, commune: base, basis }
}

function limited(rate: Fraction, least: number | undefined, most: number | undefined): Fraction {
  const raised = larger(rate, percent(least ?? 0))
  return most === undefined ? raised : smaller(raised, percent(most))
}

type ShareRule = { readonly percent: number; readonly above?: { readonly amount: number; readonly percent: number } }

function shareOfIncomeTax(figures: CantonFigures, { kind, capital }: Payee, rule: ShareRule): Fraction {
  const taxOn = (amount: number) => simpleIncomeTax(figures, 'canton', { kind, children: 0 }, whole(amount))
  const { above } = rule
  if (!above || capital <= above.amount) return times(taxOn(capital), percent(rule.percent))
  const below = taxOn(above.amount)
  return plus(times(below, percent(rule.percent)), times(minus(taxOn(capital), below), percent(above.percent)))
}

type RateRule = {
  readonly divisor: number
  readonly table: 'income' | 'capital'
  readonly exact?: boolean
  readonly splitMarried?: readonly [number, number]
}

function rateOfPension(figures: CantonFigures, { kind, capital }: Payee, rule: RateRule): Fraction {
  const pension = over(whole(capital), decimal(rule.divisor))
  const [n, d] = (kind === 'married' && rule.splitMarried) || [1, 1]
  const divisor = { n: BigInt(n), d: BigInt(d) }
  const rounded = rule.exact ? pension : roundDown(pension, 100)
  const read = rule.exact ? over(rounded, divisor) : roundDown(over(rounded, divisor), 100)
  if (compare(read, zero) <= 0) return zero
  const less = whole(figures.rules.lessBeforeTariff ?? 0)
  const tariff = needTariff(figures.tariffs, rule.table, 'canton', kind)
  return over(taxByTable(tariff, minus(read, less)).tax, read)
}

export type CapitalBasis =
  | { readonly by: 'table'; readonly coupleDeduction: number }
  | { readonly by: 'share'; readonly percent: number; readonly lowestPercent?: number }
  | { readonly by: 'rate'; readonly divisor: number; readonly ratePercent: number }
  | { readonly by: 'pension'; readonly divisor: number }

export type CapitalValues = {
  'federal.capital-tax': { base: number; tax: number; row: RowRead }
  'capital.simple-tax': { basis: CapitalBasis; row?: RowRead }
  'capital.canton-tax': { simple: number; multiplierPercent: number }
  'capital.commune-tax': { commune: string; simple: number; multiplierPercent: number }
  /** Total tax on several yearly payouts: `first` on the first one, and `each` on every one of the `others`. */
  'capital.all-payouts': { first: number; others: number; each: number }
}
