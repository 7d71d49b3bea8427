import { type Series, StackBar } from '#design/charts/stack-bar.tsx'
import { formatNumber, formatPercent } from '#platform/format.ts'
import { cantonLabel } from '#tax/pages/canton-names.ts'
import { differenceInWords } from '#tax/pages/difference.ts'
import { type AmountRow, Amounts } from '#tax/pages/ui/amounts.tsx'
import { DataState, Flags } from '#tax/pages/ui/flags.tsx'
import { LevelKey, levelsOf } from '#tax/pages/ui/level-key.tsx'
import { partTrace } from '#tax/pages/ui/part-trace.ts'
import { ResultActions } from '#tax/pages/ui/result-actions.tsx'
import { Difference, TwoColumns } from '#tax/pages/ui/two-columns.tsx'
import { written } from '#tax/pages/ui/written.ts'
import { linesOf, type TracePart } from '#tax/trace.ts'
import type { IncomeResult } from './income-result.ts'

export function IncomeFigures({ result }: { result: IncomeResult }) {
  const { flat, official, income, year } = result
  const rate = income > 0 ? official.total / income : 0
  const parts = partsOf(result)
  const widest = Math.max(flat.total, official.total)
  return (
    <>
      <TwoColumns
        flat={{
          title: 'Flat-rate estimate',
          note: 'Fixed rate per canton, a first idea',
          amount: flat.total,
          unit: `CHF per year, ${formatNumber(flat.effectivePercent, { decimals: 2 })} %`,
        }}
        official={{
          title: 'Official tariff',
          note: `${official.commune.name}, ESTV tariffs and multipliers ${year}`,
          amount: official.total,
          unit: `CHF per year, ${formatPercent(rate, { decimals: 2 })}`,
        }}
      />
      <div className="compare">
        <div>
          <span>Flat-rate estimate</span>
          <StackBar
            label={`Flat-rate estimate: canton ${flat.cantonal}, commune ${flat.communal}, federal ${flat.federal}`}
            total={widest}
            parts={[
              { series: 'canton', value: flat.cantonal },
              { series: 'commune', value: flat.communal },
              { series: 'federal', value: flat.federal },
            ]}
          />
        </div>
        <div>
          <span>Official tariff</span>
          <StackBar
            label={`Official tariff: ${parts.map(({ label, value }) => `${label} ${value}`).join(', ')}`}
            total={widest}
            parts={parts.flatMap(({ series: name, value }) => (name ? [{ series: name, value }] : []))}
          />
        </div>
      </div>
      <LevelKey
        shown={levelsOf([{ canton: flat.cantonal, commune: flat.communal, federal: flat.federal }, official.incomeTax])}
      />
      <Amounts label="Taxes by level" columns={['Flat-rate', 'Official', 'Share']} rows={rowsOf(result)} />
      <Difference>
        {differenceInWords({ flat: flat.total, official: official.total })}{' '}
        {official.personalTax + sumOf(official.wealthTax) > 0 &&
          'The tariff’s result holds wealth tax and personal tax as well, which the estimate leaves out.'}
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
    { series: 'canton', label: `Canton of ${cantonLabel(canton)}`, value: incomeTax.canton, part: 'canton' },
    { series: 'commune', label: commune.name, value: incomeTax.commune, part: 'commune' },
    { series: 'federal', label: 'Direct federal tax', value: incomeTax.federal, part: 'federal' },
    { series: 'church', label: 'Church', value: incomeTax.church, part: 'church' },
    { label: 'Wealth tax', value: sumOf(wealthTax), part: 'wealth' },
    { label: 'Personal tax', value: personalTax, part: 'personal' },
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
      label: 'Total',
      total: true,
      values: [written(flat.total), written(official.total), share(official.total)],
      lines: [linesOf(flat.trace, 'flat.total'), partTrace(official.trace, 'total'), []],
    },
  ]
}
