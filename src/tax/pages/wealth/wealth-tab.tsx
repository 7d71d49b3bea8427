import type { z } from 'zod'
import { Section } from '#design/page/layout.tsx'
import { formatNumber, formatPercent } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import * as taxTexts from '#tax/locales/en.ts'
import { cantonLabel } from '#tax/pages/canton-names.ts'
import { type AmountRow, Amounts } from '#tax/pages/ui/amounts.tsx'
import { CapitalsTable } from '#tax/pages/ui/capitals-table.tsx'
import { DataState } from '#tax/pages/ui/flags.tsx'
import { HouseholdFields, householdDefaults, MoneyField } from '#tax/pages/ui/household-fields.tsx'
import { columnOf, FlatRateEstimate, KeyFigure } from '#tax/pages/ui/key-figure.tsx'
import { PlaceFields } from '#tax/pages/ui/place-fields.tsx'
import { ResultActions } from '#tax/pages/ui/result-actions.tsx'
import type { TabView } from '#tax/pages/ui/tab-view.ts'
import { TraceList } from '#tax/pages/ui/trace-list.tsx'
import { chf, differenceInWords, written } from '#tax/pages/ui/written.ts'
import { linesOf } from '#tax/trace.ts'
import type { WealthResult, wealthInput } from './wealth-calculator.ts'

const copy = () => t(taxTexts.wealthTab)

export const wealthTab: TabView<WealthResult, keyof z.input<typeof wealthInput>> = {
  defaults: householdDefaults,
  form: (answer) => (
    <>
      <MoneyField
        name="wealth"
        label={copy().wealth}
        hint={copy().assetsMinusDebtsForOfficial}
        answer={answer}
        required
      />
      <PlaceFields answer={answer} />
      <HouseholdFields answer={answer} />
    </>
  ),
  before: {
    get text() {
      return copy().enterYourWealthToSee
    },
    illustration: 'stack',
    get coming() {
      return copy().coming
    },
    get example() {
      return copy().exampleChf500000In
    },
    entries: { wealth: '500,000', canton: 'zurich' },
  },
  spoken: ({ total }) => copy().atOfficialTaxRatesWealth(chf(total)),
  figures: (result) => <WealthFigures result={result} />,
  details: (result) => <WealthDetails result={result} />,
  bar: ({ total, year }) => ({ label: copy().wealthTaxOf(year), value: chf(total) }),
}

function WealthFigures({ result }: { result: WealthResult }) {
  const { flat, taxes, total, commune, year, canton, trace, wealth } = result
  const simple = 'wealth.simple-tax'
  const parts = [
    {
      label: copy().cantonOf(cantonLabel(canton)),
      value: taxes.canton,
      lines: linesOf(trace, simple, 'wealth.canton-tax'),
    },
    { label: commune.name, value: taxes.commune, lines: linesOf(trace, simple, 'wealth.commune-tax') },
    { label: copy().church, value: taxes.church, lines: linesOf(trace, 'church.wealth-tax') },
  ]
  const rows: AmountRow[] = [
    ...parts
      .filter(({ label, value }) => label !== copy().church || value > 0)
      .map(({ label, value, lines }) => ({ label, values: [null, written(value)], lines: [[], lines] })),
    {
      label: copy().total,
      total: true,
      values: [written(flat.tax), written(total)],
      lines: [flat.trace, [{ part: 'total', code: 'total', amount: total, values: { of: 'parts above' } }]],
    },
  ]
  return (
    <>
      <KeyFigure
        title={copy().yourWealthTax(year)}
        amount={formatNumber(total)}
        share={copy().averageTaxRate(formatPercent(total / wealth, { decimals: 3 }))}
        source={copy().officialTaxRatesOf(commune.name, year)}
        flags={result.flags}
      />
      <Amounts label={copy().wealthTaxByLevel} columns={[copy().tax]} rows={columnOf(rows, 1)} />
      <ResultActions />
      <DataState on={result.dataState} />
      <FlatRateEstimate
        amount={flat.tax}
        unit={copy().aYearEffectiveRate(formatPercent(flat.effectivePercent / 100, { decimals: 3 }))}
        note={copy().fixedRateAboveChf100}
        difference={differenceInWords({ flat: flat.tax, official: total })}
        label={copy().flatRateEstimate}
        rows={columnOf(rows, 0)}
      />
    </>
  )
}

function WealthDetails({ result: { trace, capitals, canton } }: { result: WealthResult }) {
  return (
    <>
      <Section title={copy().howItIsWorkedOut} intro={copy().thereIsNoFederalWealth}>
        <TraceList lines={trace} />
      </Section>
      <Section
        ground="mist"
        split={false}
        title={copy().sameWealthInOtherCantons}
        intro={copy().wealthTaxInEachCantons}
      >
        <CapitalsTable
          caption={copy().wealthTaxInEachCantons2}
          own={canton}
          rows={capitals.map(({ code, name, canton: ofCanton, commune, church, total }) => ({
            code,
            name,
            total,
            parts: [
              { series: 'canton', value: ofCanton },
              { series: 'commune', value: commune },
              { series: 'church', value: church },
            ],
          }))}
        />
      </Section>
    </>
  )
}
