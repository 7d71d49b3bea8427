import type { z } from 'zod'
import { SeriesKey, StackBar } from '#design/charts/stack-bar.tsx'
import { Section } from '#design/page/layout.tsx'
import { formatNumber, formatPercent } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import * as taxTexts from '#tax/locales/en.ts'
import { cantonLabel } from '#tax/pages/canton-names.ts'
import { Amounts } from '#tax/pages/ui/amounts.tsx'
import { CapitalsTable } from '#tax/pages/ui/capitals-table.tsx'
import { DataState } from '#tax/pages/ui/flags.tsx'
import { AgeField, ChurchAndYear, householdDefaults, MoneyField, StatusField } from '#tax/pages/ui/household-fields.tsx'
import { KeyFigure } from '#tax/pages/ui/key-figure.tsx'
import { partTrace } from '#tax/pages/ui/part-trace.ts'
import { PlaceFields } from '#tax/pages/ui/place-fields.tsx'
import { ResultActions } from '#tax/pages/ui/result-actions.tsx'
import type { TabView } from '#tax/pages/ui/tab-view.ts'
import { chf, written } from '#tax/pages/ui/written.ts'
import type { CapitalResult, capitalInput } from './capital-calculator.ts'

const copy = () => t(taxTexts.capitalTab)

export const capitalTab: TabView<CapitalResult, keyof z.input<typeof capitalInput>> = {
  defaults: { ...householdDefaults, age: '65' },
  form: (answer) => (
    <>
      <MoneyField
        name="capital"
        label={copy().lumpSum}
        hint={copy().fromPensionFundVestedBenefits}
        answer={answer}
        required
      />
      <AgeField label={copy().ageAtWithdrawal} answer={answer} start="65" />
      <PlaceFields answer={answer} />
      <StatusField answer={answer} />
      <ChurchAndYear answer={answer} />
    </>
  ),
  before: {
    get text() {
      return copy().enterLumpSumToSee
    },
    illustration: 'division',
    get coming() {
      return copy().coming
    },
    get example() {
      return copy().exampleChf500000In
    },
    entries: { capital: '500,000', canton: 'bern', commune: 'Biel/Bienne' },
  },
  spoken: ({ total }) => copy().taxOnLumpSumWithdrawal(chf(total)),
  figures: (result) => <CapitalFigures result={result} />,
  details: (result) => <CapitalDetails result={result} />,
  bar: ({ total }) => ({ label: copy().taxOnWithdrawal, value: chf(total) }),
}

function CapitalFigures({ result }: { result: CapitalResult }) {
  const { total, capital, place, year, inCanton, trace } = result
  const rows = [
    { series: 'canton', label: copy().cantonOf(cantonLabel(inCanton)), value: result.canton },
    { series: 'commune', label: place.name, value: result.commune },
    { series: 'federal', label: copy().directFederalTax, value: result.federal },
    { series: 'church', label: copy().church, value: result.church },
  ] as const
  const shown = rows.filter(({ series, value }) => series !== 'church' || value > 0)
  return (
    <>
      <KeyFigure
        title={copy().taxOnWithdrawal}
        amount={formatNumber(total)}
        share={copy().averageTaxRate(formatPercent(capital > 0 ? total / capital : 0))}
        more={copy().paidOnce}
        source={copy().oneWithdrawalOf(place.name, chf(capital), year)}
        flags={result.flags}
      />
      <StackBar
        label={copy().taxOnWithdrawal2(shown.map(({ label, value }) => `${label} ${value}`).join(', '))}
        parts={shown}
      />
      <SeriesKey series={shown.map(({ series, label }) => ({ series, label }))} />
      <Amounts
        label={copy().taxByLevel}
        columns={[copy().official]}
        rows={[
          ...shown.map(({ series, label, value }) => ({
            label,
            series,
            values: [written(value)],
            lines: [partTrace(trace, series)],
          })),
          {
            label: copy().total,
            total: true,
            values: [written(total)],
            lines: [[{ part: 'total', code: 'total', amount: total, values: { of: 'parts above' } }]],
          },
        ]}
      />
      <ResultActions />
      <DataState on={result.dataState} />
    </>
  )
}

function CapitalDetails({ result: { staggered, capitals, inCanton } }: { result: CapitalResult }) {
  return (
    <>
      <Section ground="mist" title={copy().inOneYearOrOver} intro={copy().withdrawalsInDifferentYearsAre}>
        <Amounts
          label={copy().taxIfYouWithdrawCapital}
          columns={[copy().totalTax, copy().saved, copy().perYear]}
          rows={staggered.map(({ withdrawals, parts, total, saved, trace }) => ({
            label: withdrawals === 1 ? copy().inOneYear : copy().overYears(withdrawals),
            values: [written(total), written(saved), written(parts.at(-1) ?? 0)],
            lines: [trace, [], []],
          }))}
        />
        <p className="fine mt-16">{copy().pensionFundUsuallyPaysOut}</p>
      </Section>
      <Section split={false} title={copy().sameWithdrawalInOtherCantons} intro={copy().inEachCantonsCapitalCheapest}>
        <CapitalsTable
          caption={copy().taxOnSameWithdrawalIn}
          own={inCanton}
          rows={capitals.map(({ code, name, federal, canton, commune, church, total }) => ({
            code,
            name,
            total,
            parts: [
              { series: 'canton', value: canton },
              { series: 'commune', value: commune },
              { series: 'federal', value: federal },
              { series: 'church', value: church },
            ],
          }))}
        />
      </Section>
    </>
  )
}
