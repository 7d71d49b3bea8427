import { z } from 'zod'
import { formatNumber as n } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { capitalBenefitTax } from '#tax/capital/capital-benefit-tax.ts'
import { staggeredWithdrawals } from '#tax/capital/staggered.ts'
import { positiveAmount } from '#tax/fields/amounts.ts'
import { age } from '#tax/fields/household.ts'
import type { CantonFigures } from '#tax/figures.ts'
import * as taxTexts from '#tax/locales/en.ts'
import { findCommune } from '#tax/ordinary/select.ts'
import { calculator } from '#tax/pages/calculator.ts'
import { cantonLabel } from '#tax/pages/canton-names.ts'
import { type ReportDraft, traceTable } from '#tax/pages/document/report.ts'
import { householdFields, officialStatus, placeFields, placeLabels } from '#tax/pages/fields.ts'
import { findPlace } from '#tax/pages/place.ts'
import type { FiguresSource } from '#tax/requests/answers.ts'

const { maritalStatus, confession } = householdFields

export const capitalInput = z.object({
  capital: positiveAmount('capital-missing'),
  age: age('age-at-withdrawal-range').default(65),
  maritalStatus,
  confession,
  ...placeFields,
})

const copy = () => t(taxTexts.capitalCalculator)

export const capitalCalculator = calculator({
  id: 'capital-benefit',
  asks: 'capital',
  fields: capitalInput,
  labels: () => ({
    capital: copy().lumpSum,
    age: copy().age,
    ...placeLabels,
    maritalStatus: copy().maritalStatus,
    confession: copy().church,
    year: copy().taxYear,
  }),
  compute: (input, { source, cantonsOf }) => capitalResult(source, cantonsOf(input.year), input),
  report,
})

function report(result: CapitalResult): ReportDraft {
  const { place, year, inCanton, total, staggered, trace, flags, dataState } = result
  return {
    title: copy().lumpSumWithdrawal(year, place.name),
    tables: [
      {
        title: copy().taxOnSingleWithdrawal,
        columns: ['CHF'],
        rows: [
          { label: copy().cantonOf(cantonLabel(inCanton)), values: [n(result.canton)] },
          { label: place.name, values: [n(result.commune)] },
          { label: copy().directFederalTax, values: [n(result.federal)] },
          { label: copy().church, values: [n(result.church)] },
          { label: copy().total, values: [n(total)], total: true },
        ],
      },
      {
        title: copy().withdrawnOverSeveralYears,
        columns: [copy().totalTax, copy().saved],
        rows: staggered.map((row) => ({ label: copy().years(row.withdrawals), values: [n(row.total), n(row.saved)] })),
      },
      traceTable(trace),
    ],
    sentences: [],
    flags,
    dataState,
  }
}

type CapitalInput = z.output<typeof capitalInput>

function capitalResult(source: FiguresSource, allCantons: readonly CantonFigures[], input: CapitalInput) {
  const found = findPlace(source, input)
  if (!found.ok) return found
  const { figures, commune, canton, notes } = found.place
  const benefit = {
    capital: input.capital,
    age: input.age,
    maritalStatus: officialStatus(input.maritalStatus),
    confession: input.confession,
  }
  const { flags, ...result } = capitalBenefitTax(figures, commune, benefit)
  const capitals = allCantons.flatMap((each) => {
    const capital = findCommune(each, each.rules.capitalCommune)
    if (!capital) return []
    const taxed = capitalBenefitTax({ canton: each, federal: figures.federal }, capital, benefit)
    const { federal, canton: ofCanton, commune: ofCommune, church, total } = taxed
    return [{ code: each.canton, name: capital.name, federal, canton: ofCanton, commune: ofCommune, church, total }]
  })
  return {
    ...result,
    ok: true,
    capital: input.capital,
    inCanton: canton,
    flags: [...notes, ...flags],
    staggered: staggeredWithdrawals(figures, commune, benefit),
    capitals: capitals.sort((a, b) => a.total - b.total),
  } as const
}

export type CapitalResult = Extract<ReturnType<typeof capitalResult>, { ok: true }>
