import { Note } from '#design/feedback/note.tsx'
import { Amounts } from '#tax/pages/ui/amounts.tsx'
import { DataState, Flags } from '#tax/pages/ui/flags.tsx'
import { ResultActions } from '#tax/pages/ui/result-actions.tsx'
import { Difference, TwoColumns } from '#tax/pages/ui/two-columns.tsx'
import { chf, written } from '#tax/pages/ui/written.ts'
import { linesOf } from '#tax/trace.ts'
import { flagInWords } from '#tax/words.ts'
import type { Pillar3aResult } from './pillar-3a-result.ts'

export function Pillar3aFigures({ result }: { result: Pillar3aResult }) {
  const { flat, limit, saved, total, savings, commune, year } = result
  return (
    <>
      {result.before.map((flag) => (
        <Note key={flag.code} kind="warn" title="US persons: read this first">
          {flagInWords(flag).text}
        </Note>
      ))}
      <TwoColumns
        flat={{
          title: 'Flat-rate estimate',
          note: 'Fixed contribution, 25 % saved',
          amount: flat.taxSavings,
          unit: 'CHF tax saved per year',
        }}
        official={{
          title: 'Official tariff',
          note: `${commune.name}, limit and tariffs ${year}`,
          amount: saved,
          unit: 'CHF tax saved per year',
        }}
      />
      <Amounts
        label="Pillar 3a"
        columns={['Flat-rate', 'Official']}
        rows={[
          {
            label: 'Max contribution',
            values: [written(flat.maxContribution), written(limit)],
            lines: [linesOf(flat.trace, 'flat.contribution'), result.limitTrace],
          },
          {
            label: 'Estimated tax savings',
            values: [written(flat.taxSavings), written(saved)],
            lines: [linesOf(flat.trace, 'flat.tax-saved'), result.savedTrace],
          },
          {
            label: 'Projected future value',
            values: [written(flat.futureValue), written(total - savings)],
            lines: [linesOf(flat.trace, 'flat.future-value'), result.growthTrace],
          },
          {
            label: 'Total at retirement',
            total: true,
            values: [written(flat.totalAtRetirement), written(total)],
            lines: [linesOf(flat.trace, 'flat.retirement'), result.growthTrace],
          },
        ]}
      />
      <Difference>{inWords(result)}</Difference>
      <Flags flags={result.flags} />
      <ResultActions />
      <DataState on={result.dataState} />
    </>
  )
}

function inWords({ flat, saved, limit, year, commune }: Pillar3aResult): string {
  const difference = saved - flat.taxSavings
  const compared =
    difference === 0
      ? `exactly what the estimate says`
      : `${chf(Math.abs(difference))} ${difference > 0 ? 'more' : 'less'} than the estimate`
  return `In ${year} you may pay in ${chf(limit)}. In ${commune.name} that saves ${chf(saved)} a year, ${compared}.`
}
