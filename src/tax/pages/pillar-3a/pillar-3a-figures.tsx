import { Note } from '#design/feedback/note.tsx'
import { t } from '#platform/texts.ts'
import * as taxTexts from '#tax/locales/en.ts'
import { Amounts } from '#tax/pages/ui/amounts.tsx'
import { DataState, Flags } from '#tax/pages/ui/flags.tsx'
import { ResultActions } from '#tax/pages/ui/result-actions.tsx'
import { Difference, TwoColumns } from '#tax/pages/ui/two-columns.tsx'
import { chf, written } from '#tax/pages/ui/written.ts'
import { flagInWords } from '#tax/tax-texts.ts'
import { linesOf } from '#tax/trace.ts'
import type { Pillar3aResult } from './pillar-3a-result.ts'

const copy = () => t(taxTexts.pillar3aFigures)

export function Pillar3aFigures({ result }: { result: Pillar3aResult }) {
  const { flat, limit, saved, total, savings, commune, year } = result
  return (
    <>
      {result.before.map((flag) => (
        <Note key={flag.code} kind="warn" title={copy().usPersonsReadThisFirst}>
          {flagInWords(flag).text}
        </Note>
      ))}
      <TwoColumns
        flat={{
          title: copy().flatRateEstimate,
          note: copy().fixedContribution25Saved,
          amount: flat.taxSavings,
          unit: copy().chfSavedPerYear,
        }}
        official={{
          title: copy().officialTaxRates,
          note: copy().limitAndTaxRates(commune.name, year),
          amount: saved,
          unit: copy().chfSavedPerYear,
        }}
      />
      <Amounts
        label={copy().pillar3a}
        columns={['Flat-rate', 'Official']}
        rows={[
          {
            label: copy().maxContribution,
            values: [written(flat.maxContribution), written(limit)],
            lines: [linesOf(flat.trace, 'flat.contribution'), result.limitTrace],
          },
          {
            label: copy().estimatedTaxSavings,
            values: [written(flat.taxSavings), written(saved)],
            lines: [linesOf(flat.trace, 'flat.tax-saved'), result.savedTrace],
          },
          {
            label: copy().projectedFutureValue,
            values: [written(flat.futureValue), written(total - savings)],
            lines: [linesOf(flat.trace, 'flat.future-value'), result.growthTrace],
          },
          {
            label: copy().totalAtRetirement,
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
      : copy().thanEstimate(chf(Math.abs(difference)), difference > 0 ? 'more' : 'less')
  return copy().inYouCanPayIn(year, chf(limit), commune.name, chf(saved), compared)
}
