import { z } from 'zod'
import { formatNumber as n } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { ownerAbroadTax } from '#tax/allocation/owner-abroad.ts'
import { amount, optionalAmount, positiveAmount } from '#tax/fields/amounts.ts'
import { day } from '#tax/fields/day.ts'
import { error } from '#tax/fields/error.ts'
import { calculator } from '#tax/pages/calculator.ts'
import { type ReportDraft, traceTable } from '#tax/pages/document/report.ts'
import * as expatTexts from '#tax/pages/expats/locales/en.ts'
import { basisRows, taxRows } from '#tax/pages/expats/tax-rows.ts'
import { householdFields, householdLabels, officialStatus, placeFields, placeLabels } from '#tax/pages/fields.ts'
import { findPlace } from '#tax/pages/place.ts'
import type { FiguresSource } from '#tax/requests/answers.ts'

const copy = () => t(expatTexts.ownerAbroad)

const paid = amount().default(0)
const { maritalStatus, children } = householdFields

export const ownerAbroadInput = z
  .object({
    ...placeFields,
    ...{ maritalStatus, children },
    taxValue: positiveAmount('property-value-missing'),
    ...{ rent: paid, costs: paid, interest: paid, debts: paid },
    ...{ worldIncome: optionalAmount, worldAssets: optionalAmount },
    leftOn: day().optional(),
    ...{ assetsThen: paid, debtsThen: paid },
  })
  .superRefine(({ taxValue, worldAssets, leftOn, year }, context) => {
    const refuse = (field: string, code: 'assets-below-property' | 'day-not-in-year') =>
      context.addIssue({ code: 'custom', path: [field], message: error(code) })
    if (worldAssets !== undefined && worldAssets < taxValue) refuse('worldAssets', 'assets-below-property')
    if (leftOn !== undefined && !leftOn.startsWith(`${year}-`)) refuse('leftOn', 'day-not-in-year')
  })

export const ownerAbroadCalculator = calculator({
  id: 'owner-abroad',
  asks: 'taxValue',
  fields: ownerAbroadInput,
  labels: () => {
    const { confession: _, ...household } = householdLabels
    return { ...copy().fields, ...placeLabels, ...household }
  },
  compute: (input, { source }) => ownerAbroadResult(source, input),
  report,
})

function ownerAbroadResult(source: FiguresSource, input: z.output<typeof ownerAbroadInput>) {
  const found = findPlace(source, input)
  if (!found.ok) return found
  const { figures, commune, canton, notes } = found.place
  const { taxValue, worldAssets = taxValue, worldIncome, leftOn, assetsThen, debtsThen } = input
  const result = ownerAbroadTax(figures, commune, {
    ...{ maritalStatus: officialStatus(input.maritalStatus), children: input.children },
    ...{ rent: input.rent, costs: input.costs, interest: input.interest, debts: input.debts, taxValue },
    assetsWorldwide: worldAssets,
    ...(worldIncome !== undefined && { worldIncome }),
    ...(leftOn && { departure: { leftOn, otherAssets: assetsThen, debts: debtsThen } }),
  })
  const { taxes, federal, canton: ofCanton, periods, trace } = result
  return {
    ok: true,
    ...{ year: input.year, canton, commune: { bfsId: commune.bfsId, name: commune.name } },
    ...{ taxes: { ...taxes, personalTax: 0 }, total: taxes.total, periods, trace },
    taxableIncome: { federal: federal.incomeTaxable, canton: ofCanton.incomeTaxable },
    incomeForRate: { federal: federal.incomeForRate, canton: ofCanton.incomeForRate },
    taxableWealth: ofCanton.wealthTaxable,
    wealthForRate: ofCanton.wealthForRate,
    swissShareBp: Math.round((taxValue / worldAssets) * 10_000),
    hasDebts: input.debts + input.interest > 0,
    flags: [...notes, ...result.flags],
    dataState: figures.canton.stateDate,
  } as const
}

export type OwnerAbroadResult = Extract<ReturnType<typeof ownerAbroadResult>, { ok: true }>

function report(result: OwnerAbroadResult): ReportDraft {
  const { year, total, periods, trace, flags, dataState } = result
  const { basis, taxes } = t(expatTexts.taxTables)
  const [before, after] = periods
  return {
    title: copy().title(year),
    tables: [
      {
        ...{ title: taxes, columns: ['CHF'] },
        rows: [
          ...taxRows(result).map(({ label, value }) => ({ label, values: [n(value)] })),
          { label: copy().total, values: [n(total)], total: true },
        ],
      },
      {
        ...{ title: basis.title, columns: [basis.taxed, basis.forRate] },
        rows: basisRows(result).map(({ label, taxed, forRate }) => ({ label, values: [n(taxed), n(forRate)] })),
      },
      traceTable(trace),
    ],
    sentences: [
      copy().note,
      ...(before ? [copy().before(before.days360, `CHF ${n(before.wealthTaxable)}`)] : []),
      ...(after ? [copy().after(after.days360, `CHF ${n(after.wealthTaxable)}`)] : []),
    ],
    ...{ flags, dataState },
  }
}
