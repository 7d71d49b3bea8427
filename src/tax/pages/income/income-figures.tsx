import { type Series, StackBar } from '#design/charts/stack-bar.tsx'
import { formatPercent } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import * as taxTexts from '#tax/locales/en.ts'
import { cantonLabel } from '#tax/pages/canton-names.ts'
import { type AmountRow, Amounts, Difference, TwoColumns } from '#tax/pages/ui/amounts.tsx'
import { DataState, Flags } from '#tax/pages/ui/flags.tsx'
import { LevelKey, levelsOf } from '#tax/pages/ui/level-key.tsx'
import { partTrace } from '#tax/pages/ui/part-trace.ts'
import { ResultActions } from '#tax/pages/ui/result-actions.tsx'
import { differenceInWords, written } from '#tax/pages/ui/written.ts'
import { linesOf, type TracePart } from '#tax/trace.ts'
import type { IncomeResult } from './income-result.ts'

const copy = () => t(taxTexts.incomeFigures)

export function IncomeFigures({ result }: { result: IncomeResult }) {
  const { flat, official, income, year } = result
  const rate = income > 0 ? official.total / income : 0
  const parts = partsOf(result)
  const widest = Math.max(flat.total, official.total)
  return (
    <>
      <TwoColumns
        flat={{
          title: copy().flatRateEstimate,
          note: copy().fixedRatePerCantonFor,
          amount: flat.total,
          unit: copy().chfPerYear(formatPercent(flat.effectivePercent / 100, { decimals: 2 })),
        }}
        official={{
          title: copy().officialTaxRates,
          note: copy().ftaTaxRatesAndMultipliers(official.commune.name, year),
          amount: official.total,
          unit: copy().chfPerYear(formatPercent(rate, { decimals: 2 })),
        }}
      />
      <div className="compare">
        <div>
          <span>{copy().flatRateEstimate}</span>
          <StackBar
            label={copy().flatRateEstimateCantonalCommunal(flat.cantonal, flat.communal, flat.federal)}
            total={widest}
            parts={[
              { series: 'canton', value: flat.cantonal },
              { series: 'commune', value: flat.communal },
              { series: 'federal', value: flat.federal },
            ]}
          />
        </div>
        <div>
          <span>{copy().officialTaxRates}</span>
          <StackBar
            label={copy().officialTaxRates2(parts.map(({ label, value }) => `${label} ${value}`).join(', '))}
            total={widest}
            parts={parts.flatMap(({ series: name, value }) => (name ? [{ series: name, value }] : []))}
          />
        </div>
      </div>
      <LevelKey
        shown={levelsOf([{ canton: flat.cantonal, commune: flat.communal, federal: flat.federal }, official.incomeTax])}
      />
      <Amounts
        label={copy().taxesByLevel}
        columns={[copy().flatRate, copy().official, copy().share]}
        rows={rowsOf(result)}
      />
      <Difference>
        {differenceInWords({ flat: flat.total, official: official.total })}{' '}
        {official.personalTax + sumOf(official.wealthTax) > 0 && copy().officialResultAlsoIncludesWealth}
      </Difference>
      <Flags flags={official.flags} />
      <ResultActions />
      <DataState on={official.dataState} />
    </>
  )
}

function sumOf({ canton, commune, church }: { canton: number; commune: number; church: number }): number {
  return canton + commune + church
}

type Part = { label: string; value: number; series?: Series; part: TracePart }

function partsOf({ official, canton }: IncomeResult): Part[] {
  const { incomeTax, wealthTax, personalTax, commune } = official
  return [
    { series: 'canton', label: copy().cantonOf(cantonLabel(canton)), value: incomeTax.canton, part: 'canton' },
    { series: 'commune', label: commune.name, value: incomeTax.commune, part: 'commune' },
    { series: 'federal', label: copy().directFederalTax, value: incomeTax.federal, part: 'federal' },
    { series: 'church', label: copy().church, value: incomeTax.church, part: 'church' },
    { label: copy().wealthTax, value: sumOf(wealthTax), part: 'wealth' },
    { label: copy().personalTax, value: personalTax, part: 'personal' },
  ]
}

function rowsOf(result: IncomeResult): AmountRow[] {
  const { flat, official } = result
  const ofFlat = { canton: flat.cantonal, commune: flat.communal, federal: flat.federal }
  const flatCodes = { canton: 'flat.canton-tax', commune: 'flat.commune-tax', federal: 'flat.federal-tax' } as const
  const share = (value: number) => formatPercent(official.total > 0 ? value / official.total : 0)
  const rows = partsOf(result).map((row): AmountRow => {
    const { label, value, part, series: name } = row
    const isFlat = part === 'canton' || part === 'commune' || part === 'federal'
    return {
      label,
      ...(name && { series: name }),
      values: [isFlat ? written(ofFlat[part]) : null, written(value), share(value)],
      lines: [isFlat ? linesOf(flat.trace, flatCodes[part]) : [], partTrace(official.trace, part), []],
    }
  })
  const shown = rows.filter(({ series: name, values }) => (name && name !== 'church') || values[1] !== '0')
  return [
    ...shown,
    {
      label: copy().total,
      total: true,
      values: [written(flat.total), written(official.total), share(official.total)],
      lines: [linesOf(flat.trace, 'flat.total'), partTrace(official.trace, 'total'), []],
    },
  ]
}
