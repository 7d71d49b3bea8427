import { z } from 'zod'
import { formatNumber as n } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { positiveAmount } from '#tax/fields/amounts.ts'
import type { CantonFigures } from '#tax/figures.ts'
import { flatWealthTax } from '#tax/flat-rate/flat-wealth-tax.ts'
import * as taxTexts from '#tax/locales/en.ts'
import type { Household } from '#tax/ordinary/household.ts'
import { cantonPart, incomeTax, type TaxAmounts, taxAmounts } from '#tax/ordinary/income-tax.ts'
import { findCommune } from '#tax/ordinary/select.ts'
import { calculator } from '#tax/pages/calculator.ts'
import { cantonLabel, cantonSlug } from '#tax/pages/canton-names.ts'
import { bothColumns, type ReportDraft, traceTable } from '#tax/pages/document/report.ts'
import { householdFields, householdLabels, officialStatus, placeFields, placeLabels } from '#tax/pages/fields.ts'
import { findPlace, type Place } from '#tax/pages/place.ts'
import { wealthTrace } from '#tax/pages/ui/part-trace.ts'
import { differenceInWords } from '#tax/pages/ui/written.ts'
import type { FiguresSource } from '#tax/requests/answers.ts'

export const wealthInput = z.object({
  wealth: positiveAmount('wealth-missing'),
  ...placeFields,
  ...householdFields,
})

const copy = () => t(taxTexts.wealthCalculator)

export const wealthCalculator = calculator({
  id: 'wealth-tax',
  asks: 'wealth',
  fields: wealthInput,
  labels: () => ({
    wealth: copy().wealth,
    ...placeLabels,
    ...householdLabels,
  }),
  compute: (input, { source, cantonsOf }) => wealthResult(source, cantonsOf(input.year), input),
  report,
})

function report({ flat, taxes, total, commune, year, canton, trace, flags, dataState }: WealthResult): ReportDraft {
  return {
    title: copy().wealthTax(year, commune.name),
    tables: [
      {
        title: copy().taxPerYear,
        columns: bothColumns(),
        rows: [
          { label: copy().cantonOf(cantonLabel(canton)), values: [n(taxes.canton), '–'] },
          { label: commune.name, values: [n(taxes.commune), '–'] },
          { label: copy().church, values: [n(taxes.church), '–'] },
          { label: copy().total, values: [n(total), n(flat.tax)], total: true },
        ],
      },
      traceTable(trace),
    ],
    sentences: [differenceInWords({ flat: flat.tax, official: total })],
    flags,
    dataState,
  }
}

type WealthInput = z.output<typeof wealthInput>

function wealthResult(source: FiguresSource, allCantons: readonly CantonFigures[], input: WealthInput) {
  const found = findPlace(source, input)
  if (!found.ok) return found
  const { figures, commune, canton, notes } = found.place
  const household: Household = {
    maritalStatus: officialStatus(input.maritalStatus),
    children: input.children,
    confession: input.confession,
    taxableIncome: 0,
    taxableIncomeFederal: 0,
    taxableWealth: input.wealth,
  }
  const result = incomeTax(figures, commune, household)
  const flat = flatWealthTax({
    wealth: input.wealth,
    canton: cantonSlug(canton),
    maritalStatus: input.maritalStatus,
  })
  return {
    ok: true,
    year: input.year,
    wealth: input.wealth,
    canton,
    commune: result.commune,
    dataState: result.dataState,
    flat,
    taxes: result.wealthTax,
    total: sum(result.wealthTax),
    flags: [...notes, ...result.flags],
    trace: wealthTrace(result.trace),
    capitals: inCapitals(allCantons, found.place, household),
  } as const
}

export type WealthResult = Extract<ReturnType<typeof wealthResult>, { ok: true }>

function sum({ canton, commune, church }: TaxAmounts['wealthTax']): number {
  return canton + commune + church
}

function inCapitals(cantons: readonly CantonFigures[], { figures: { federal } }: Place, household: Household) {
  const rows = cantons.flatMap((canton) => {
    const capital = findCommune(canton, canton.rules.capitalCommune)
    if (!capital) return []
    const part = cantonPart({ canton, federal }, household)
    const { wealthTax } = taxAmounts(canton, capital, household, part)
    return [{ code: canton.canton, name: capital.name, ...wealthTax, total: sum(wealthTax) }]
  })
  return rows.sort((a, b) => a.total - b.total)
}
