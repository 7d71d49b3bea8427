import { type Series, StackBar } from '#design/charts/stack-bar.tsx'
import { formatNumber, formatPercent } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import * as taxTexts from '#tax/locales/en.ts'
import { cantonLabel } from '#tax/pages/canton-names.ts'
import { type AmountRow, Amounts } from '#tax/pages/ui/amounts.tsx'
import { DataState } from '#tax/pages/ui/flags.tsx'
import { columnOf, FlatRateEstimate, KeyFigure } from '#tax/pages/ui/key-figure.tsx'
import { partTrace } from '#tax/pages/ui/part-trace.ts'
import { ResultActions } from '#tax/pages/ui/result-actions.tsx'
import { chf, differenceInWords, written } from '#tax/pages/ui/written.ts'
import { linesOf, type TracePart } from '#tax/trace.ts'
import type { IncomeResult } from './income-result.ts'

const copy = () => t(taxTexts.incomeFigures)

export function IncomeFigures({ result }: { result: IncomeResult }) {
  const { flat, official, income, year, basis } = result
  const parts = partsOf(result)
  const rows = rowsOf(result)
  const hasMore = official.personalTax + sumOf(official.wealthTax) > 0
  return (
    <>
      <KeyFigure
        title={sumOf(official.wealthTax) > 0 ? copy().yourIncomeAndWealthTax(year) : copy().yourIncomeTax(year)}
        amount={formatNumber(official.total)}
        share={copy().averageTaxRate(basis, formatPercent(income > 0 ? official.total / income : 0))}
        more={copy().perMonth(chf(official.total / 12))}
        source={copy().officialTaxRatesOf(official.commune.name, year)}
        flags={official.flags}
      />
      <StackBar
        label={copy().officialTaxRates(parts.map(({ label, value }) => `${label} ${value}`).join(', '))}
        parts={parts.flatMap(({ series: name, value }) => (name ? [{ series: name, value }] : []))}
      />
      <Amounts label={copy().taxesByLevel} columns={[copy().tax, copy().share]} rows={columnOf(rows, 1, 2)} />
      <ResultActions />
      <DataState on={official.dataState} />
      <FlatRateEstimate
        amount={flat.total}
        unit={copy().aYearEffectiveRate(formatPercent(flat.effectivePercent / 100, { decimals: 2 }))}
        note={copy().fixedRatePerCantonFor}
        difference={[
          differenceInWords({ flat: flat.total, official: official.total }),
          hasMore ? copy().officialResultAlsoIncludesWealth : '',
        ].join(' ')}
        label={copy().flatRateEstimateByLevel}
        rows={columnOf(rows, 0)}
      />
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
