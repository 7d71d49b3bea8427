import { type FederalFigures, kindOf } from '#tax/figures.ts'
import { needTariff } from '#tax/ordinary/select.ts'
import { compare, over, roundDown, roundHalfUp, toNumber, whole } from '#tax/tariff/fraction.ts'
import { rowRead } from '#tax/tariff/row-read.ts'
import { taxByTable } from '#tax/tariff/tariff.ts'
import { type Note, originOf } from '#tax/trace.ts'
import type { CapitalBenefit } from './capital-benefit.ts'

/** A fifth of the federal income tax on the amount (DBG Art. 38), rounded half up; zero if too small to collect. */
export function federalCapitalTax(
  figures: FederalFigures,
  { maritalStatus, capital }: CapitalBenefit,
  note?: Note,
): number {
  const base = roundDown(whole(capital), 100)
  const tariff = needTariff(figures.tariffs, 'income', 'federal', kindOf(maritalStatus, 0))
  const { tax, row } = taxByTable(tariff, base)
  const fifth = over(tax, whole(5))
  const owed = compare(fifth, whole(figures.leastCollected)) < 0 ? 0 : roundHalfUp(fifth)
  note?.({
    part: 'federal',
    code: 'federal.capital-tax',
    amount: owed,
    values: { base: toNumber(base), tax: toNumber(tax), row: rowRead(tariff, row) },
    figures: originOf(figures),
  })
  return owed
}
