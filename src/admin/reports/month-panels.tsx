import type { ReactNode } from 'react'
import * as adminTexts from '#admin/locales/en.ts'
import { type ChartSeries, ColumnChart } from '#design/charts/column-chart.tsx'
import { SeriesKey } from '#design/charts/stack-bar.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { type Column, Table } from '#design/table.tsx'
import { formatAmount, formatMoney, formatNumber } from '#platform/format.ts'
import { calendarDay } from '#platform/intl-words.ts'
import { t } from '#platform/texts.ts'
import type { MonthFigures } from './figures-db.server.ts'

const copy = () => t(adminTexts.monthPanels)

type Props = { months: readonly MonthFigures[]; span: string }

const steps = ['enquiries', 'orders', 'paid', 'filed'] as const
const stepSeries = { enquiries: 'commune', orders: 'federal', paid: 'canton', filed: 'red' } as const

export function RevenuePanel({ months, span }: Props) {
  const { money } = t(adminTexts.figures)
  const netOf = ({ paidCents, refundedCents }: MonthFigures) => paidCents - refundedCents
  const total = months.reduce((sum, month) => sum + netOf(month), 0)
  return (
    <Charted
      title={
        <>
          {copy().revenue} <span className="soft numbers">{formatMoney(total)}</span>
        </>
      }
      text={copy().eachPaymentIsIncludedIn}
      label={copy().revenueByMonthNetTable(span, formatMoney(total))}
      series={[
        { series: 'canton', label: money.net },
        { series: 'red', label: money.refunded },
      ]}
      values={(month) => [netOf(month) / 100, month.refundedCents / 100]}
      stacked
      months={months}
      columns={[
        { key: 'paid', header: money.gross, numeric: true, cell: (row) => formatAmount(row.paidCents) },
        { key: 'refunded', header: money.refunded, numeric: true, cell: (row) => formatAmount(row.refundedCents) },
        { key: 'net', header: money.net, numeric: true, cell: (row) => formatAmount(netOf(row)) },
      ]}
    />
  )
}

export function FunnelPanel({ months, span }: Props) {
  const words = t(adminTexts.figures).steps
  const sums = steps.map((step) => months.reduce((sum, month) => sum + month[step], 0))
  const summary = steps.map((step, at) => `${words[step]} ${formatNumber(sums[at] ?? 0)}`).join(', ')
  return (
    <Charted
      title={copy().fromEnquiryToFiling}
      text={copy().eachStepIsIncludedIn}
      label={copy().byMonthTableBelowHas(span, summary)}
      series={steps.map((step) => ({ series: stepSeries[step], label: words[step] }))}
      values={(month) => steps.map((step) => month[step])}
      months={months}
      columns={steps.map((step) => ({
        key: step,
        header: words[step],
        numeric: true,
        cell: (row) => formatNumber(row[step]),
      }))}
    />
  )
}

type ChartedProps = {
  title: ReactNode
  text: string
  label: string
  series: readonly ChartSeries[]
  values: (month: MonthFigures) => number[]
  stacked?: boolean
  months: readonly MonthFigures[]
  columns: readonly Column<MonthFigures>[]
}

function Charted({ title, text, label, series, values, stacked = false, months, columns }: ChartedProps) {
  return (
    <Panel title={title}>
      <p className="soft t16">{text}</p>
      <div className="mt-16">
        <ColumnChart
          label={label}
          series={series}
          stacked={stacked}
          format={formatNumber}
          columns={months.map((month) => ({
            label: `${month.month.slice(5)}.${month.month.slice(2, 4)}`,
            values: values(month),
          }))}
        />
      </div>
      <SeriesKey series={series} />
      <details className="ask mt-16">
        <summary>{copy().figuresAsTable}</summary>
        <Table
          caption={label}
          hideCaption
          dense
          small="scroll"
          rows={months}
          rowKey={({ month }) => month}
          columns={[
            {
              key: 'month',
              header: copy().month,
              rowHeader: true,
              cell: ({ month }) => <span className="nowrap">{calendarDay(`${month}-01`, 'month')}</span>,
            },
            ...columns,
          ]}
        />
      </details>
    </Panel>
  )
}
