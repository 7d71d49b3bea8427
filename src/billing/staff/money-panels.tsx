import { Link } from 'react-router'
import type { Ages } from '#billing/books/books-db.server.ts'
import type { QuarterVat } from '#billing/books/journal.ts'
import type { turnoverByChannel, turnoverByMonth } from '#billing/books/turnover.ts'
import { Panel } from '#design/page/app-shell.tsx'
import { type Column, Table } from '#design/table.tsx'
import { formatMoney, formatNumber } from '#platform/format.ts'
import { calendarDay } from '#platform/intl-words.ts'

const ages = [
  ['notDue', 'Not due yet'],
  ['to30', 'Overdue up to 30 days'],
  ['to60', 'Overdue 31 to 60 days'],
  ['to90', 'Overdue 61 to 90 days'],
  ['over90', 'Overdue longer'],
] as const satisfies readonly (readonly [keyof Ages, string])[]

export function ReceivablesPanel({ receivables }: { receivables: Ages }) {
  const rows = ages.map(([key, label]) => ({ key, label, ...receivables[key] }))
  const sum = rows.reduce((all, { count, cents }) => ({ count: all.count + count, cents: all.cents + cents }), {
    count: 0,
    cents: 0,
  })
  return (
    <Panel title="Receivables">
      <Table
        caption="Open invoices by age"
        hideCaption
        dense
        small="fit"
        rows={[...rows, { key: 'all', label: 'All', ...sum }]}
        rowKey={({ key }) => key}
        rowTone={({ key }) => (key === 'all' ? 'total' : undefined)}
        columns={[
          { key: 'age', header: 'Age', cell: ({ label }) => label },
          { key: 'count', header: 'Invoices', numeric: true, cell: ({ count }) => formatNumber(count) },
          { key: 'cents', header: 'Open', numeric: true, cell: ({ cents }) => formatMoney(cents) },
        ]}
      />
      <p className="mt-16">
        <Link className="count-link" to="/admin/billing/invoices?state=overdue&sort=due">
          The overdue invoices
        </Link>
      </p>
    </Panel>
  )
}

type Revenue = {
  year: number
  months: ReturnType<typeof turnoverByMonth>
  channels: ReturnType<typeof turnoverByChannel>
  products: { title: string | null; quantity: number; grossCents: number }[]
}

const channels = { provider: 'Card and TWINT', transfer: 'Invoice and transfer' } as const

export function RevenuePanels({ view: { year, months, channels: ways, products } }: { view: Revenue }) {
  if (months.length === 0)
    return (
      <Panel title="Revenue">
        <p className="soft">No invoice was written in this year.</p>
      </Panel>
    )
  return (
    <>
      <Sums
        title="Revenue by month"
        rows={months.map((row) => ({ ...row, key: String(row.month) }))}
        columns={[
          {
            key: 'month',
            header: 'Month',
            cell: ({ month }) => calendarDay(`${year}-${String(month).padStart(2, '0')}-01`, 'month'),
          },
          { key: 'count', header: 'Invoices', numeric: true, cell: ({ count }) => formatNumber(count) },
          { key: 'gross', header: 'With VAT', numeric: true, cell: ({ grossCents }) => formatMoney(grossCents) },
          {
            key: 'net',
            header: 'Without VAT',
            numeric: true,
            cell: ({ grossCents, vatCents }) => formatMoney(grossCents - vatCents),
          },
        ]}
      />
      <Sums
        title="Revenue by way of payment"
        rows={ways.map((row) => ({ ...row, key: row.payBy }))}
        columns={[
          { key: 'way', header: 'Way of payment', cell: ({ payBy }) => channels[payBy] },
          { key: 'gross', header: 'With VAT', numeric: true, cell: ({ grossCents }) => formatMoney(grossCents) },
        ]}
      />
      <Sums
        title="Revenue by product"
        rows={products.map((row) => ({ ...row, key: row.title ?? '' }))}
        columns={[
          { key: 'product', header: 'Product', cell: ({ title }) => title ?? 'Discounts and parts given back' },
          { key: 'quantity', header: 'Sold', numeric: true, cell: ({ quantity }) => formatNumber(quantity ?? 0) },
          { key: 'gross', header: 'With VAT', numeric: true, cell: ({ grossCents }) => formatMoney(grossCents) },
        ]}
      />
    </>
  )
}

function Sums<Row extends { key: string }>(props: { title: string; rows: Row[]; columns: Column<Row>[] }) {
  return (
    <Panel title={props.title}>
      <Table
        caption={props.title}
        hideCaption
        dense
        small="list"
        rows={props.rows}
        rowKey={({ key }) => key}
        columns={props.columns}
      />
    </Panel>
  )
}

/** Shows the VAT of each quarter by both methods, effective and net tax rate; the firm uses one of them. */
export function VatPanel({ quarters, netRatePercent }: { quarters: QuarterVat[]; netRatePercent: number }) {
  return (
    <Panel title="Value added tax by quarter">
      <p className="soft t16">
        By the effective method the tax that the invoices hold; by the net tax rate{' '}
        {formatNumber(netRatePercent, { decimals: 1 })} % of the turnover with tax. Input tax stands in your books.
      </p>
      <Table
        caption="Value added tax by quarter"
        hideCaption
        dense
        small="list"
        rows={quarters}
        rowKey={({ quarter }) => quarter}
        columns={[
          { key: 'quarter', header: 'Quarter', cell: ({ quarter }) => `Q${quarter}` },
          {
            key: 'gross',
            header: 'Turnover with tax',
            numeric: true,
            cell: ({ grossCents }) => formatMoney(grossCents),
          },
          {
            key: 'effective',
            header: 'Effective',
            numeric: true,
            cell: ({ effectiveCents }) => formatMoney(effectiveCents),
          },
          { key: 'net', header: 'Net tax rate', numeric: true, cell: ({ netRateCents }) => formatMoney(netRateCents) },
          {
            key: 'abroad',
            header: 'Supplied abroad (221)',
            numeric: true,
            cell: ({ abroadCents }) => formatMoney(abroadCents),
          },
        ]}
      />
    </Panel>
  )
}
