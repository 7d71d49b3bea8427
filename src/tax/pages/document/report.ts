import { formatAmount, formatNumber, formatPercent } from '#platform/format.ts'
import type { Calculation } from '#tax/pages/calculate.server.ts'
import { cantonLabel } from '#tax/pages/canton-names.ts'
import { differenceInWords } from '#tax/pages/difference.ts'
import type { Flag, TraceLine } from '#tax/trace.ts'
import { inWords } from '#tax/words.ts'
import { entriesOf } from './entries.ts'

export type ReportTable = {
  readonly title: string
  readonly columns: readonly string[]
  readonly rows: readonly { label: string; detail?: string; values: readonly string[]; total?: boolean }[]
}

/** A result as it goes onto paper: what was entered, the figures, how they came about, what they leave out. */
export type Report = {
  readonly title: string
  readonly entries: readonly (readonly [label: string, value: string])[]
  readonly tables: readonly ReportTable[]
  readonly sentences: readonly string[]
  readonly flags: readonly Flag[]
  /** Day of the newest figure used. */
  readonly dataState: string
}

type Draft = Omit<Report, 'entries'>

/** The report of a scenario; null while nothing was computed. */
export function reportOf(calculation: Calculation): Report | null {
  const draft = draftOf(calculation)
  return draft && { ...draft, entries: entriesOf(calculation.values) }
}

function draftOf(calculation: Calculation): Draft | null {
  if (!calculation.result) return null
  switch (calculation.tab) {
    case 'income-tax':
      return income(calculation.result)
    case 'wealth-tax':
      return wealth(calculation.result)
    case 'pillar-3a':
      return pillar3a(calculation.result)
    case 'real-estate':
      return realEstate(calculation.result)
    case 'withholding-tax':
      return withholding(calculation.result)
    case 'capital-benefit':
      return capital(calculation.result)
    case 'compare-communes':
      return compared(calculation.result)
  }
}

type ResultOf<Tab extends Calculation['tab']> = NonNullable<Extract<Calculation, { tab: Tab }>['result']>

const n = (amount: number) => formatNumber(amount)
const bothColumns = ['Flat-rate estimate', 'Official tariff']

function traceTable(lines: readonly TraceLine[], title = 'How we got there'): ReportTable {
  const rows = lines
    .map((line) => inWords(line))
    .map(({ label, amount, from, row, rule, law }) => ({
      label,
      detail: [from, row, rule, law].filter(Boolean).join('; '),
      values: [formatNumber(amount, { decimals: Number.isInteger(amount) ? 0 : 2 })],
    }))
  return { title, columns: ['CHF'], rows }
}

function income({ flat, official, canton, year, marginalBp }: ResultOf<'income-tax'>): Draft {
  const { incomeTax, wealthTax, personalTax, commune } = official
  const wealthSum = wealthTax.canton + wealthTax.commune + wealthTax.church
  return {
    title: `Income tax ${year}, ${commune.name}`,
    tables: [
      {
        title: 'Tax per year',
        columns: bothColumns,
        rows: [
          { label: `Canton of ${cantonLabel(canton)}`, values: [n(flat.cantonal), n(incomeTax.canton)] },
          { label: commune.name, values: [n(flat.communal), n(incomeTax.commune)] },
          { label: 'Direct federal tax', values: [n(flat.federal), n(incomeTax.federal)] },
          { label: 'Church', values: ['–', n(incomeTax.church)] },
          { label: 'Wealth tax', values: ['–', n(wealthSum)] },
          { label: 'Personal tax', values: ['–', n(personalTax)] },
          { label: 'Total', values: [n(flat.total), n(official.total)], total: true },
        ],
      },
      traceTable(official.trace),
    ],
    sentences: [
      differenceInWords({ flat: flat.total, official: official.total }),
      `Of the next franc ${formatPercent(marginalBp / 10_000)} goes in tax.`,
    ],
    flags: official.flags,
    dataState: official.dataState,
  }
}

function wealth({ flat, taxes, total, commune, year, canton, trace, flags, dataState }: ResultOf<'wealth-tax'>): Draft {
  return {
    title: `Wealth tax ${year}, ${commune.name}`,
    tables: [
      {
        title: 'Tax per year',
        columns: bothColumns,
        rows: [
          { label: `Canton of ${cantonLabel(canton)}`, values: ['–', n(taxes.canton)] },
          { label: commune.name, values: ['–', n(taxes.commune)] },
          { label: 'Church', values: ['–', n(taxes.church)] },
          { label: 'Total', values: [n(flat.tax), n(total)], total: true },
        ],
      },
      traceTable(trace),
    ],
    sentences: [differenceInWords({ flat: flat.tax, official: total })],
    flags,
    dataState,
  }
}

function pillar3a(result: ResultOf<'pillar-3a'>): Draft {
  const { flat, limit, saved, savings, total, year, commune, flags, dataState } = result
  return {
    title: `Pillar 3a ${year}, ${commune.name}`,
    tables: [
      {
        title: 'Contribution, saving, growth',
        columns: bothColumns,
        rows: [
          { label: 'Max contribution', values: [n(flat.maxContribution), n(limit)] },
          { label: 'Estimated tax savings per year', values: [n(flat.taxSavings), n(saved)] },
          { label: 'Projected future value', values: [n(flat.futureValue), n(total - savings)] },
          { label: 'Total at retirement', values: [n(flat.totalAtRetirement), n(total)], total: true },
        ],
      },
      traceTable([...result.limitTrace, ...result.savedTrace, ...result.growthTrace]),
    ],
    sentences: [],
    flags,
    dataState,
  }
}

function realEstate(result: ResultOf<'real-estate'>): Draft {
  const { flat, until2028, from2029, commune, year, flags, dataState } = result
  return {
    title: `Real estate ${year}, ${commune.name}`,
    tables: [
      {
        title: 'Flat-rate estimate',
        columns: ['CHF'],
        rows: flat.trace
          .map((line) => inWords(line))
          .map(({ label, amount, from }) => ({ label, detail: from, values: [n(amount)] })),
      },
      {
        title: 'Change of your taxes by the official tariff',
        columns: ['Until 2028', 'From 2029'],
        rows: [
          { label: 'Taxable income', values: [n(until2028.taxableIncomeChange), n(from2029.taxableIncomeChange)] },
          { label: 'Taxable wealth', values: [n(until2028.taxableWealthChange), n(from2029.taxableWealthChange)] },
          { label: 'All taxes', values: [n(until2028.taxChange), n(from2029.taxChange)], total: true },
        ],
      },
      traceTable(until2028.lines, 'Law until 2028'),
      traceTable(from2029.lines, 'Law from 2029'),
    ],
    sentences: [],
    flags,
    dataState,
  }
}

function withholding(result: ResultOf<'withholding-tax'>): Draft {
  const { commune, year, dataState, notes } = result
  const title = `Withholding tax ${year}, ${commune}`
  if (result.exempt !== null) return { title, tables: [], sentences: [result.exempt], flags: notes, dataState }
  const { filing, yearly, code, because, monthCents } = result
  return {
    title,
    tables: [
      {
        title: `Tariff code ${code}`,
        columns: ['CHF'],
        rows: [
          { label: 'Withheld each month', values: [formatAmount(monthCents)] },
          { label: 'Withheld in the year', values: [formatAmount(yearly.taxCents)], total: true },
        ],
      },
      traceTable(yearly.trace),
      ...(filing
        ? [
            {
              title: 'File or not',
              columns: ['CHF a year'],
              rows: [
                { label: 'Withheld at source', values: [formatAmount(filing.withheldCents)] },
                { label: 'Ordinary tax', values: [formatAmount(filing.ordinaryCents)] },
                {
                  label: filing.refundCents >= 0 ? 'Refund' : 'Extra payment',
                  values: [formatAmount(Math.abs(filing.refundCents))],
                  total: true,
                },
              ],
            },
          ]
        : []),
    ],
    sentences: [`Why ${code}: ${because.join('; ')}.`, ...(filing?.warnings ?? [])],
    flags: [...notes, ...(filing?.ordinary.flags ?? [])],
    dataState,
  }
}

function capital(result: ResultOf<'capital-benefit'>): Draft {
  const { place, year, inCanton, total, staggered, trace, flags, dataState } = result
  return {
    title: `Capital benefit ${year}, ${place.name}`,
    tables: [
      {
        title: 'Tax on one payout',
        columns: ['CHF'],
        rows: [
          { label: `Canton of ${cantonLabel(inCanton)}`, values: [n(result.canton)] },
          { label: place.name, values: [n(result.commune)] },
          { label: 'Direct federal tax', values: [n(result.federal)] },
          { label: 'Church', values: [n(result.church)] },
          { label: 'Total', values: [n(total)], total: true },
        ],
      },
      {
        title: 'Drawn in several years',
        columns: ['Tax in all', 'Saved'],
        rows: staggered.map((row) => ({ label: `${row.withdrawals} years`, values: [n(row.total), n(row.saved)] })),
      },
      traceTable(trace),
    ],
    sentences: [],
    flags,
    dataState,
  }
}

function compared({ chosen, ranking, canton, communes, year, flags, dataState }: ResultOf<'compare-communes'>): Draft {
  const rowOf = ({ name, total, burdenBp }: (typeof chosen)[number]) => ({
    label: name,
    values: [n(total), formatPercent(burdenBp / 10_000)],
  })
  return {
    title: `Communes compared ${year}`,
    tables: [
      { title: 'Side by side', columns: ['Tax CHF', 'Rate'], rows: chosen.map(rowOf) },
      {
        title: `Ranking of ${communes} communes, canton of ${cantonLabel(canton)}`,
        columns: ['Tax CHF', 'Rate'],
        rows: ranking.map((row) => ({ ...rowOf(row), label: `${row.rank}. ${row.name}` })),
      },
    ],
    sentences: [],
    flags,
    dataState,
  }
}
