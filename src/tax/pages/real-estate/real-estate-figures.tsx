import { Section } from '#design/page/layout.tsx'
import { formatLongDate, formatDifference as signed } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import * as taxTexts from '#tax/locales/en.ts'
import { type AmountRow, Amounts } from '#tax/pages/ui/amounts.tsx'
import { DataState } from '#tax/pages/ui/flags.tsx'
import { columnOf, FlatRateEstimate, KeyFigure } from '#tax/pages/ui/key-figure.tsx'
import { ResultActions } from '#tax/pages/ui/result-actions.tsx'
import { chf, written } from '#tax/pages/ui/written.ts'
import type { PropertyLaw } from '#tax/property/real-estate.ts'
import { inWords } from '#tax/tax-texts.ts'
import { linesOf, type TraceCode, type TraceLine } from '#tax/trace.ts'
import type { RealEstateResult } from './real-estate-result.ts'

const copy = () => t(taxTexts.realEstateFigures)

export function RealEstateFigures({ result }: { result: RealEstateResult }) {
  const { flat, until2028, commune, year } = result
  const row = (code: TraceCode, official: string | null, lines: TraceLine[]): AmountRow[] =>
    linesOf(flat.trace, code).map((line) => ({
      label: inWords(line).label,
      values: [written(line.amount), official],
      lines: [[line], lines],
    }))
  const rowOfLaw = (code: TraceCode, ofLaw: TraceCode): AmountRow[] => {
    const lines = linesOf(until2028.lines, ofLaw)
    const [line] = lines
    return row(code, line ? written(Math.abs(line.amount)) : null, lines)
  }
  const rows = [
    ...rowOfLaw('flat.imputed-rent', 'property.imputed-rent'),
    ...rowOfLaw('flat.interest', 'property.interest'),
    ...rowOfLaw('flat.maintenance', 'property.maintenance'),
    ...row('flat.net-rent', written(until2028.taxableIncomeChange), [...until2028.lines]),
    ...row('flat.property-wealth-tax', written(wealthChange(result, until2028)), wealthLines(result)),
    ...row('flat.total-burden', signed(until2028.taxChange), changeLines(result, until2028)).map((each) => ({
      ...each,
      total: true,
    })),
  ]
  return (
    <>
      <KeyFigure
        title={copy().changeInYourTaxesUntil2028}
        amount={signed(until2028.taxChange)}
        share={copy().aYear}
        more={copy().from2029Change(signed(result.from2029.taxChange))}
        source={copy().lawUntilEndOf2028(commune.name, year)}
        flags={result.flags}
      />
      <Amounts label={copy().propertyInFigures} columns={[copy().official]} rows={columnOf(rows, 1)} />
      <ResultActions />
      <DataState on={result.dataState} />
      <FlatRateEstimate
        amount={flat.totalBurden}
        unit={copy().totalTaxBurden}
        note={copy().sameForEveryCantonAnd}
        difference={copy().estimateAddsRentalValueAnd(
          changeInWords(until2028.taxChange, 'until the end of 2028'),
          changeInWords(result.from2029.taxChange, 'from 2029'),
        )}
        label={copy().flatRateEstimate}
        rows={columnOf(rows, 0)}
      />
    </>
  )
}

function changeInWords(change: number, when: string): string {
  if (change === 0) return copy().yourTaxesStaySame(when)
  return copy().youPayYear(chf(Math.abs(change)), change > 0 ? 'more' : 'less', when)
}

function wealthSum({ wealthTax: { canton, commune, church } }: PropertyLaw['taxes']): number {
  return canton + commune + church
}

function wealthChange({ without }: RealEstateResult, law: PropertyLaw): number {
  return wealthSum(law.taxes) - wealthSum(without)
}

function wealthLines({ without, until2028 }: RealEstateResult): TraceLine[] {
  return [
    {
      part: 'property',
      code: 'property.wealth-tax-change',
      amount: wealthSum(until2028.taxes) - wealthSum(without),
      values: {
        taxableWealthChange: until2028.taxableWealthChange,
        withProperty: wealthSum(until2028.taxes),
        without: wealthSum(without),
      },
    },
  ]
}

function changeLines({ without }: RealEstateResult, law: PropertyLaw): TraceLine[] {
  return [
    {
      part: 'property',
      code: 'property.tax-change',
      amount: law.taxChange,
      values: { withProperty: law.taxes.total, without: without.total },
    },
  ]
}

export function RealEstateLaws({ result }: { result: RealEstateResult }) {
  const { until2028, from2029, newLawFrom } = result
  const lines = [...until2028.lines, ...from2029.lines]
  const firsts = lines.filter(({ code }, at) => lines.findIndex((each) => each.code === code) === at)
  const both = (
    text: string,
    of: (law: PropertyLaw) => number,
    lines: (law: PropertyLaw) => TraceLine[],
  ): AmountRow => ({
    label: text,
    values: [signed(of(until2028)), signed(of(from2029))],
    lines: [lines(until2028), lines(from2029)],
  })
  return (
    <Section
      ground="mist"
      title={copy().twoLawsSideBySide}
      intro={copy().fromImputedRentalValueWill(formatLongDate(newLawFrom))}
    >
      <Amounts
        label={copy().lawUntil2028AndFrom}
        columns={[copy().until2028, copy().from2029]}
        rows={[
          ...firsts.map((first) => {
            const line = (law: PropertyLaw) => linesOf(law.lines, first.code)
            return both(inWords(first).label, (law) => line(law)[0]?.amount ?? 0, line)
          }),
          both(
            copy().taxableIncome,
            (law) => law.taxableIncomeChange,
            () => [],
          ),
          both(
            copy().taxableWealth,
            (law) => law.taxableWealthChange,
            () => [],
          ),
          {
            ...both(
              copy().changeInYourTaxes,
              (law) => law.taxChange,
              (law) => changeLines(result, law),
            ),
            total: true,
          },
        ]}
      />
    </Section>
  )
}
