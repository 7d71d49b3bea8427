import type { CantonFigures, CantonRules, HouseholdKind } from '#tax/figures.ts'
import {
  compare,
  decimal,
  type Fraction,
  larger,
  minus,
  over,
  plus,
  roundDown,
  times,
  toNumber,
  whole,
  zero,
} from '#tax/tariff/fraction.ts'
import { rowRead } from '#tax/tariff/row-read.ts'
import { averageRate, ratePercent, taxByTable } from '#tax/tariff/tariff.ts'
import { type Note, originOf } from '#tax/trace.ts'
import { findTariff, needTariff } from './select.ts'

/** `creditShare`: part of the yearly child credits granted if the liability lasts for part of the year; default 1. */
export type Taxed = { readonly kind: HouseholdKind; readonly children: number; readonly creditShare?: Fraction }

/** Credit for all children. No law says how it is cut for part of a year, so the result is then flagged. */
export function creditFor({ children, creditShare }: Taxed, perChild: number): Fraction {
  const credit = whole(perChild * children)
  return creditShare ? times(credit, creditShare) : credit
}

/**
 * Number by which the income is divided to find the rate: splitting divisor of the household kind plus any amount per
 * child.
 */
function divisorFor(rules: CantonRules, { kind, children }: Taxed): Fraction {
  const [n, d] = rules.splitting?.[kind] ?? [1, 1]
  const split = { n: BigInt(n), d: BigInt(d) }
  return rules.quotientPerChild ? plus(split, times(decimal(rules.quotientPerChild), whole(children))) : split
}

/** Income to which the tariff applies, rounded down to CHF 100 unless the canton's law says otherwise. */
export function tariffIncome(rules: CantonRules, income: Fraction): Fraction {
  const rounded = rules.exactIncome ? income : roundDown(income, 100)
  return larger(zero, minus(rounded, whole(rules.lessBeforeTariff ?? 0)))
}

/**
 * Unrounded simple tax on income, before any multiplier. With a divisor s, q is income / s rounded down to CHF 100, and
 * the tax is T(q) / q x income, where T is the tariff. The official calculator also rounds q and uses this formula.
 */
export function simpleIncomeTax(
  figures: CantonFigures,
  level: 'canton' | 'commune',
  who: Taxed,
  income: Fraction,
  note?: Note,
): Fraction {
  const { rules } = figures
  const tariff =
    (level === 'commune' ? findTariff(figures.tariffs, 'income', 'commune', who.kind) : undefined) ??
    needTariff(figures.tariffs, 'income', 'canton', who.kind)
  const base = tariffIncome(rules, income)
  const index = rules.index?.[level]
  if (index) return byIndexedRate(figures, tariff, base, index, level, note)

  const divisor = divisorFor(rules, who)
  const exactQuotient = over(base, divisor)
  const quotient = rules.exactQuotient ? exactQuotient : roundDown(exactQuotient, 100)
  const split =
    compare(divisor, whole(1)) !== 0 &&
    !(rules.noSplittingAbove && compare(quotient, whole(rules.noSplittingAbove)) > 0)
  const read = split ? quotient : base
  const { tax, row } = taxByTable(tariff, read)
  const simple = !split ? tax : compare(quotient, zero) <= 0 ? zero : times(over(tax, quotient), base)
  const values = {
    base: toNumber(base),
    tax: toNumber(tax),
    row: rowRead(tariff, row),
    rounding: roundingOf(rules),
  }
  note?.({
    part: level,
    ...(split
      ? {
          code: 'income.split-simple-tax',
          values: { ...values, quotient: toNumber(quotient), divisor: toNumber(divisor, 4) },
        }
      : { code: 'income.simple-tax', values }),
    amount: toNumber(simple),
    article: `${rules.law.act} ${rules.law.income}`,
    figures: originOf(figures),
  })
  return simple
}

function byIndexedRate(
  figures: CantonFigures,
  tariff: ReturnType<typeof needTariff>,
  base: Fraction,
  index: number,
  level: 'canton' | 'commune',
  note?: Note,
): Fraction {
  const read = over(base, decimal(index))
  const rate = averageRate(tariff, read)
  const simple = times(base, rate)
  note?.({
    part: level,
    code: 'income.indexed-simple-tax',
    amount: toNumber(simple),
    values: {
      base: toNumber(base),
      ratePercent: ratePercent(rate),
      readAt: toNumber(read),
      index,
      row: rowRead(tariff, taxByTable(tariff, read).row),
      rounding: roundingOf(figures.rules),
    },
    article: `${figures.rules.law.act} ${figures.rules.law.income}`,
    figures: originOf(figures),
  })
  return simple
}

function roundingOf({ exactIncome, lessBeforeTariff }: CantonRules) {
  return { exact: Boolean(exactIncome), less: lessBeforeTariff ?? 0 }
}

/**
 * Taxes an amount at the rate of another amount: T(rate base) / rate base x taxable base. Both bases must already be
 * rounded for the tariff T. The tax is zero if the rate base is zero or negative (DBG Art. 7 para. 1, StHG Art. 4).
 */
export function atRate(taxOfRateBase: Fraction, rateBase: Fraction, taxableBase: Fraction): Fraction {
  if (compare(rateBase, zero) <= 0) return zero
  if (compare(rateBase, taxableBase) === 0) return taxOfRateBase
  return times(over(taxOfRateBase, rateBase), taxableBase)
}
