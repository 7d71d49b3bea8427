import type { z } from 'zod'
import { SeriesKey, StackBar } from '#design/charts/stack-bar.tsx'
import { Section } from '#design/page/layout.tsx'
import { formatNumber, formatPercent } from '#platform/format.ts'
import { cantonLabel } from '#tax/pages/canton-names.ts'
import { Amounts } from '#tax/pages/ui/amounts.tsx'
import { CapitalsTable } from '#tax/pages/ui/capitals-table.tsx'
import { DataState, Flags } from '#tax/pages/ui/flags.tsx'
import { AgeField, ChurchAndYear, householdDefaults, MoneyField, StatusField } from '#tax/pages/ui/household-fields.tsx'
import { partTrace } from '#tax/pages/ui/part-trace.ts'
import { PlaceFields } from '#tax/pages/ui/place-fields.tsx'
import { ResultActions } from '#tax/pages/ui/result-actions.tsx'
import type { TabView } from '#tax/pages/ui/tab-view.ts'
import { chf, written } from '#tax/pages/ui/written.ts'
import type { CapitalResult, capitalInput } from './capital-result.ts'

export const capitalTab: TabView<CapitalResult, keyof z.input<typeof capitalInput>> = {
  defaults: { ...householdDefaults, age: '65' },
  form: (answer) => (
    <>
      <MoneyField
        name="capital"
        label="Capital paid out"
        hint="From a pension fund, vested benefits or pillar 3a, in one year."
        answer={answer}
        required
      />
      <AgeField label="Age at withdrawal" answer={answer} start="65" />
      <PlaceFields answer={answer} />
      <StatusField answer={answer} />
      <ChurchAndYear answer={answer} />
    </>
  ),
  before: {
    text: 'Enter the capital to see the tax on its payout.',
    illustration: 'division',
    coming: [
      'The tax of Confederation, canton and commune on one payout',
      'What it saves to draw the capital in several years',
      'The same payout in the capital of each canton',
    ],
    example: 'Example: CHF 500’000 in Biel/Bienne',
    entries: { capital: '500’000', canton: 'bern', commune: 'Biel/Bienne' },
  },
  spoken: ({ total }) => `Tax on the capital benefit: ${chf(total)}.`,
  figures: (result) => <CapitalFigures result={result} />,
  details: (result) => <CapitalDetails result={result} />,
  bar: ({ total }) => ({ label: 'Tax on the payout', value: chf(total) }),
}

function CapitalFigures({ result }: { result: CapitalResult }) {
  const { total, capital, place, year, inCanton, trace } = result
  const rows = [
    { series: 'canton', label: `Canton of ${cantonLabel(inCanton)}`, value: result.canton },
    { series: 'commune', label: place.name, value: result.commune },
    { series: 'federal', label: 'Direct federal tax', value: result.federal },
    { series: 'church', label: 'Church', value: result.church },
  ] as const
  const shown = rows.filter(({ series, value }) => series !== 'church' || value > 0)
  return (
    <>
      <div className="result-pair numbers single">
        <div>
          <h2 className="t20">Official tariff</h2>
          <p className="fine">
            {place.name}, one payout of {chf(capital)}, {year}
          </p>
          <p className="result key-figure accent">{formatNumber(total)}</p>
          <p className="fine bold">CHF once, {formatPercent(capital > 0 ? total / capital : 0, { decimals: 2 })}</p>
        </div>
      </div>
      <StackBar
        label={`Tax on the payout: ${shown.map(({ label, value }) => `${label} ${value}`).join(', ')}`}
        parts={shown}
      />
      <SeriesKey series={shown.map(({ series, label }) => ({ series, label }))} />
      <Amounts
        label="Tax by level"
        columns={['Official']}
        rows={[
          ...shown.map(({ series, label, value }) => ({
            label,
            series,
            values: [written(value)],
            lines: [partTrace(trace, series)],
          })),
          {
            label: 'Total',
            total: true,
            values: [written(total)],
            lines: [[{ part: 'total', code: 'total', amount: total, values: { of: 'parts above' } }]],
          },
        ]}
      />
      <Flags flags={result.flags} />
      <ResultActions />
      <DataState on={result.dataState} />
    </>
  )
}

function CapitalDetails({ result: { staggered, capitals, inCanton } }: { result: CapitalResult }) {
  return (
    <>
      <Section
        ground="mist"
        title="In one year or in several"
        intro="Payouts of different years are taxed apart. Those of one year, and of both spouses, are added together."
      >
        <Amounts
          label="Tax when the capital is drawn in several years, with today’s figures"
          columns={['Tax in all', 'Saved', 'Each year']}
          rows={staggered.map(({ withdrawals, parts, total, saved, trace }) => ({
            label: withdrawals === 1 ? 'In one year' : `In ${withdrawals} years`,
            values: [written(total), written(saved), written(parts.at(-1) ?? 0)],
            lines: [trace, [], []],
          }))}
        />
        <p className="fine mt-16">
          A pension fund pays its capital once, pillar 3a per account. Tax offices may add up payouts that are split
          only to save tax.
        </p>
      </Section>
      <Section
        split={false}
        title="The same payout, another canton"
        intro="In the capital of each canton, the cheapest first."
      >
        <CapitalsTable
          caption="Tax on the same payout in the capital of each canton, in CHF"
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
