import { type FederalFigures, kindOf } from '#tax/figures.ts'
import { needTariff } from '#tax/ordinary/select.ts'
import { dataStateOf } from '#tax/ordinary/simple-tax.ts'
import { compare, over, roundDown, roundHalfUp, toNumber, whole } from '#tax/tariff/fraction.ts'
import { describeRow, taxByTable } from '#tax/tariff/tariff.ts'
import { francs, type Note } from '#tax/trace.ts'
import type { CapitalBenefit } from './capital-benefit.ts'

/** A fifth of the federal income tax on the same amount (DBG Art. 38), in whole francs. */
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
    label: 'Federal tax on the capital benefit',
    amount: owed,
    from: `T(${francs(toNumber(base))}) / 5 = ${francs(toNumber(tax))} / 5`,
    row: describeRow(tariff, row),
    rule: 'a fifth of the ordinary tariff; rounded to the franc',
    law: 'DBG Art. 38',
    figures: dataStateOf(figures),
  })
  return owed
}
