import type { FederalFigures } from '#tax/figures.ts'
import {
  compare,
  type Fraction,
  larger,
  minus,
  roundDown,
  roundHalfUp,
  toNumber,
  whole,
  zero,
} from '#tax/tariff/fraction.ts'
import { rowRead } from '#tax/tariff/row-read.ts'
import { taxByTable } from '#tax/tariff/tariff.ts'
import { type Note, originOf } from '#tax/trace.ts'
import { needTariff } from './select.ts'
import type { Taxed } from './simple-tax.ts'
import { atRate, creditFor } from './simple-tax.ts'

/**
 * Federal direct tax, rounded half up: the tariff's tax T on the income rounded down to CHF 100, less the child credit;
 * zero below CHF 25. Couples and people living with children use the family tariff (DBG Art. 36). If income is exempt
 * (DBG Art. 7 para. 1), the tax is T(rateIncome) / rateIncome x income, both rounded down to CHF 100.
 * @example federalTax(figures2026, { kind: 'single', children: 0 }, whole(100000)) // 2684
 */
export function federalTax(
  figures: FederalFigures,
  who: Taxed,
  income: Fraction,
  note?: Note,
  rateIncome = income,
): number {
  const base = larger(zero, roundDown(income, 100))
  const tariff = needTariff(figures.tariffs, 'income', 'federal', who.kind)
  const rateBase = larger(zero, roundDown(rateIncome, 100))
  const { tax, row } = taxByTable(tariff, rateBase)
  const credit = who.kind === 'single' ? zero : creditFor(who, figures.childCredit)
  const owed = minus(atRate(tax, rateBase, base), credit)
  const collected = compare(owed, whole(figures.leastCollected)) < 0 ? 0 : roundHalfUp(owed)
  note?.({
    part: 'federal',
    code: 'federal.income-tax',
    amount: collected,
    values: {
      base: toNumber(rateBase),
      tax: toNumber(tax),
      children: who.kind === 'single' ? 0 : who.children,
      childCredit: toNumber(creditFor({ ...who, children: 1 }, figures.childCredit)),
      leastCollected: figures.leastCollected,
      isFamily: who.kind !== 'single',
      row: rowRead(tariff, row),
      ...(compare(rateBase, base) !== 0 && { taxable: toNumber(base) }),
    },
    figures: originOf(figures),
  })
  return collected
}
