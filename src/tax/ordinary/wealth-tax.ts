import type { CantonFigures, CommuneFigures, DeductionLimits, HouseholdKind, Tariff } from '#tax/figures.ts'
import { daysOfYear } from '#tax/part-year/liability-period.ts'
import {
  compare,
  decimal,
  type Fraction,
  minus,
  over,
  percent,
  plus,
  roundDown,
  roundHalfUp,
  smaller,
  times,
  toNumber,
  whole,
  zero,
} from '#tax/tariff/fraction.ts'
import { rowRead } from '#tax/tariff/row-read.ts'
import { taxByTable } from '#tax/tariff/tariff.ts'
import { type Note, originOf } from '#tax/trace.ts'
import { needTariff } from './select.ts'
import { atRate } from './simple-tax.ts'

export type SimpleWealthTax = { readonly simple: Fraction; readonly surcharge: Fraction; readonly row: number }

/**
 * Simple tax (before multipliers) on `wealth`, not rounded. `wealth` must be net of the allowance and rounded down to
 * CHF 1,000. If part of the wealth is exempt, `rateWealth` determines the rate.
 */
export function simpleWealthTax(
  figures: CantonFigures,
  kind: HouseholdKind,
  wealth: number,
  note?: Note,
  rateWealth = wealth,
): SimpleWealthTax {
  const tariff = needTariff(figures.tariffs, 'wealth', 'canton', kind)
  const taxable = roundDown(whole(wealth), 1000)
  const base = roundDown(whole(rateWealth), 1000)
  const [n, d] = (tariff.splitting > 1 && figures.rules.splitting?.[kind]) || [1, 1]
  const divisor = { n: BigInt(n), d: BigInt(d) }
  const { tax, row } = taxByTable(tariff, over(base, divisor))
  const wholeTax = times(tax, divisor)
  const simple = atRate(wholeTax, base, taxable)
  const surcharge = atRate(surchargeOn(figures, tariff, base), base, taxable)
  note?.({
    part: 'wealth',
    code: 'wealth.simple-tax',
    amount: toNumber(wholeTax),
    values: { base: toNumber(base), row: rowRead(tariff, row) },
    article: `${figures.rules.law.act} ${figures.rules.law.wealth}`,
    figures: originOf(figures),
  })
  if (compare(base, taxable) !== 0) {
    const values = { simple: toNumber(wholeTax), rateBase: toNumber(base), base: toNumber(taxable) }
    note?.({ part: 'wealth', code: 'wealth.at-rate', amount: toNumber(simple), values, article: figures.rules.law.act })
  }
  return { simple, surcharge, row }
}

/**
 * Wealth tax of a full year for the days of liability. The wealth itself, at the end of the liability or of the year, is
 * not cut (StHG Art. 17 para. 1 and 4).
 */
export function wealthTaxForDays(tax: SimpleWealthTax, days: number | undefined, note?: Note): SimpleWealthTax {
  if (days === undefined || days === daysOfYear) return tax
  const [simple, surcharge] = [times(tax.simple, shareOfYear(days)), times(tax.surcharge, shareOfYear(days))]
  const values = { simple: toNumber(tax.simple), days }
  note?.({ part: 'wealth', code: 'wealth.by-days', amount: toNumber(simple), values, article: 'StHG Art. 17 para. 4' })
  return { ...tax, simple, surcharge }
}

export function shareOfYear(days: number): Fraction {
  return over(whole(days), whole(daysOfYear))
}

/** Surcharge in per mille of each tariff bracket. Only the canton levies it, and no multiplier applies to it. */
function surchargeOn({ rules }: CantonFigures, { rows }: Tariff, base: Fraction): Fraction {
  const rates = rules.wealth?.surchargePerMille
  if (!rates) return zero
  let sum = zero
  rates.forEach((rate, at) => {
    const from = whole(rows[at]?.[0] ?? 0)
    const next = rows[at + 1]
    const top = next ? smaller(base, whole(next[0])) : base
    if (compare(top, from) > 0) sum = plus(sum, times(minus(top, from), over(decimal(rate), whole(1000))))
  })
  return times(sum, decimal(rules.wealth?.surchargeFactor ?? 1))
}

/** Computes wealth tax of canton and commune in whole francs, each rounded half up. */
export function wealthTax(
  figures: CantonFigures,
  commune: Pick<CommuneFigures, 'name' | 'wealth'>,
  { simple, surcharge }: SimpleWealthTax,
  note?: Note,
): { canton: number; commune: number } {
  const rate = plus(percent(figures.rates.wealth), percent(figures.rules.wealth?.cantonRatePlus ?? 0))
  const canton = plus(times(simple, rate), surcharge)
  const local = times(simple, percent(commune.wealth))
  note?.({
    part: 'wealth',
    code: 'wealth.canton-tax',
    amount: toNumber(canton),
    values: {
      simple: toNumber(simple),
      multiplierPercent: toNumber(times(rate, whole(100)), 3),
      surcharge: toNumber(surcharge),
    },
  })
  note?.({
    part: 'wealth',
    code: 'wealth.commune-tax',
    amount: toNumber(local),
    values: { commune: commune.name, simple: toNumber(simple), multiplierPercent: commune.wealth },
  })
  return { canton: roundHalfUp(canton), commune: roundHalfUp(local) }
}

/** Tax-free amount in whole francs that a canton deducts from net wealth. */
export function wealthAllowance(
  { wealthAllowance: { single, married, loneParent, perChild } }: DeductionLimits,
  kind: HouseholdKind,
  children: number,
): number {
  return { single, married, loneParent }[kind] + perChild * children
}
