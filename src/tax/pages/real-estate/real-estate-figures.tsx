import { Section } from '#design/layout.tsx'
import { formatDate } from '#platform/format.ts'
import { type AmountRow, Amounts } from '#tax/pages/ui/amounts.tsx'
import { DataState, Flags } from '#tax/pages/ui/flags.tsx'
import { ResultActions } from '#tax/pages/ui/result-actions.tsx'
import { Difference, TwoColumns } from '#tax/pages/ui/two-columns.tsx'
import { chf, signed, written } from '#tax/pages/ui/written.ts'
import type { PropertyLaw } from '#tax/property/real-estate.ts'
import { francs, type TraceLine } from '#tax/trace.ts'
import type { RealEstateResult } from './real-estate-result.ts'

/** The six figures of the estimate, beside the change of the taxes by the law in force. */
export function RealEstateFigures({ result }: { result: RealEstateResult }) {
  const { flat, until2028, commune, year } = result
  const of = (label: string) => flat.trace.filter((line) => line.label === label)
  const lawLines = (label: string) => until2028.lines.filter((line) => line.label === label)
  const row = (label: string, amount: number, official: string | null, lines: TraceLine[]): AmountRow => ({
    label,
    values: [written(amount), official],
    lines: [of(label), lines],
  })
  const amountOf = (label: string) => {
    const [line] = lawLines(label)
    return line ? written(Math.abs(line.amount)) : null
  }
  return (
    <>
      <TwoColumns
        flat={{
          title: 'Flat-rate estimate',
          note: 'The same for every canton and type',
          amount: flat.totalBurden,
          unit: 'CHF total tax burden',
        }}
        official={{
          title: 'Official tariff',
          note: `${commune.name}, law until the end of 2028, tariffs ${year}`,
          amount: until2028.taxChange,
          unit: 'CHF change of your taxes per year',
        }}
      />
      <Amounts
        label="Figures of the property"
        columns={['Flat-rate', 'Official']}
        rows={[
          row(
            'Imputed rental value',
            flat.imputedRentalValue,
            amountOf('Imputed rental value'),
            lawLines('Imputed rental value'),
          ),
          row(
            'Mortgage interest deduction',
            flat.mortgageInterest,
            amountOf('Mortgage interest'),
            lawLines('Mortgage interest'),
          ),
          row('Maintenance deduction', flat.maintenance, amountOf('Maintenance'), lawLines('Maintenance')),
          row('Net rental income', flat.netRentalIncome, written(until2028.taxableIncomeChange), [...until2028.lines]),
          row('Wealth tax on property', flat.wealthTax, written(wealthChange(result, until2028)), wealthLines(result)),
          {
            ...row('Total tax burden', flat.totalBurden, signed(until2028.taxChange), changeLines(result, until2028)),
            total: true,
          },
        ]}
      />
      <Difference>
        The estimate adds an income to a tax; the tariff compares your taxes with and without the property.{' '}
        {inWords(until2028.taxChange, 'until the end of 2028')} {inWords(result.from2029.taxChange, 'from 2029')}
      </Difference>
      <Flags flags={result.flags} />
      <ResultActions />
      <DataState on={result.dataState} />
    </>
  )
}

function inWords(change: number, when: string): string {
  if (change === 0) return `Your taxes stay the same ${when}.`
  return `You pay ${chf(Math.abs(change))} ${change > 0 ? 'more' : 'less'} a year ${when}.`
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
      label: 'Change of the wealth tax',
      amount: wealthSum(until2028.taxes) - wealthSum(without),
      from: `taxable wealth ${signed(until2028.taxableWealthChange)}: ${francs(wealthSum(until2028.taxes))} − ${francs(wealthSum(without))}`,
    },
  ]
}

function changeLines({ without }: RealEstateResult, law: PropertyLaw): TraceLine[] {
  return [
    {
      part: 'property',
      label: 'Change of all taxes',
      amount: law.taxChange,
      from: `with the property ${francs(law.taxes.total)} − without ${francs(without.total)}`,
    },
  ]
}

/** Old and new law side by side, line by line. */
export function RealEstateLaws({ result }: { result: RealEstateResult }) {
  const { until2028, from2029, newLawFrom } = result
  const labels = [...new Set([...until2028.lines, ...from2029.lines].map(({ label }) => label))]
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
      title="Two laws side by side"
      intro={`From ${formatDate(newLawFrom)} the imputed rental value is no longer taxed, and most deductions end.`}
    >
      <Amounts
        label="Law until 2028 and from 2029"
        columns={['Until 2028', 'From 2029']}
        rows={[
          ...labels.map((label) => {
            const line = (law: PropertyLaw) => law.lines.filter((each) => each.label === label)
            return both(label, (law) => line(law)[0]?.amount ?? 0, line)
          }),
          both(
            'Taxable income',
            (law) => law.taxableIncomeChange,
            () => [],
          ),
          both(
            'Taxable wealth',
            (law) => law.taxableWealthChange,
            () => [],
          ),
          {
            ...both(
              'Change of your taxes',
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
