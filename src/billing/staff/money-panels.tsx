import { Link } from 'react-router'
import type { Ages } from '#billing/books/books-db.server.ts'
import type { QuarterVat } from '#billing/books/journal.ts'
import type { turnoverByChannel, turnoverByMonth } from '#billing/books/turnover.ts'
import * as billingStaffTexts from '#billing/staff/locales/en.ts'
import { Panel } from '#design/page/app-shell.tsx'
import { type Column, Table } from '#design/table.tsx'
import { formatMoney, formatNumber } from '#platform/format.ts'
import { calendarDay } from '#platform/intl-words.ts'
import { t } from '#platform/texts.ts'

const copy = () => t(billingStaffTexts.moneyPanels)

const ages = ['notDue', 'to30', 'to60', 'to90', 'over90'] as const satisfies readonly (keyof Ages)[]

export function ReceivablesPanel({ receivables }: { receivables: Ages }) {
  const rows = ages.map((key) => ({ key, label: copy().ages[key], ...receivables[key] }))
  const sum = rows.reduce((all, { count, cents }) => ({ count: all.count + count, cents: all.cents + cents }), {
    count: 0,
    cents: 0,
  })
  return (
    <Panel title={copy().receivables}>
      <Table
        caption={copy().openInvoicesByAge}
        hideCaption
        dense
        small="fit"
        rows={[...rows, { key: 'all', label: copy().total, ...sum }]}
        rowKey={({ key }) => key}
        rowTone={({ key }) => (key === 'all' ? 'total' : undefined)}
        columns={[
          { key: 'age', header: copy().age, cell: ({ label }) => label },
          { key: 'count', header: copy().invoices, numeric: true, cell: ({ count }) => formatNumber(count) },
          { key: 'cents', header: copy().open, numeric: true, cell: ({ cents }) => formatMoney(cents) },
        ]}
      />
      <p className="mt-16">
        <Link className="count-link" to="/admin/billing/invoices?state=overdue&sort=due">
          {copy().seeOverdueInvoices}
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

export function RevenuePanels({ view: { year, months, channels: ways, products } }: { view: Revenue }) {
  if (months.length === 0)
    return (
      <Panel title={copy().revenue}>
        <p className="soft">{copy().noInvoicesWereIssuedIn}</p>
      </Panel>
    )
  return (
    <>
      <Sums
        title={copy().revenueByMonth}
        rows={months.map((row) => ({ ...row, key: String(row.month) }))}
        columns={[
          {
            key: 'month',
            header: copy().month,
            cell: ({ month }) => calendarDay(`${year}-${String(month).padStart(2, '0')}-01`, 'month'),
          },
          { key: 'count', header: copy().invoices, numeric: true, cell: ({ count }) => formatNumber(count) },
          {
            key: 'gross',
            header: copy().includingVat,
            numeric: true,
            cell: ({ grossCents }) => formatMoney(grossCents),
          },
          {
            key: 'net',
            header: copy().excludingVat,
            numeric: true,
            cell: ({ grossCents, vatCents }) => formatMoney(grossCents - vatCents),
          },
        ]}
      />
      <Sums
        title={copy().revenueByPaymentMethod}
        rows={ways.map((row) => ({ ...row, key: row.payBy }))}
        columns={[
          { key: 'way', header: copy().paymentMethod, cell: ({ payBy }) => copy().channels[payBy] },
          {
            key: 'gross',
            header: copy().includingVat,
            numeric: true,
            cell: ({ grossCents }) => formatMoney(grossCents),
          },
        ]}
      />
      <Sums
        title={copy().revenueByProduct}
        rows={products.map((row) => ({ ...row, key: row.title ?? '' }))}
        columns={[
          { key: 'product', header: copy().product, cell: ({ title }) => title ?? copy().discountsAndPartialRefunds },
          { key: 'quantity', header: copy().sold, numeric: true, cell: ({ quantity }) => formatNumber(quantity ?? 0) },
          {
            key: 'gross',
            header: copy().includingVat,
            numeric: true,
            cell: ({ grossCents }) => formatMoney(grossCents),
          },
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

/** VAT of each quarter under the effective and the net tax rate method; the firm uses one of them. */
export function VatPanel({ quarters, netRatePercent }: { quarters: QuarterVat[]; netRatePercent: number }) {
  return (
    <Panel title={copy().valueAddedTaxByQuarter}>
      <p className="soft t16">{copy().underEffectiveMethodYouOwe(formatNumber(netRatePercent, { decimals: 1 }))}</p>
      <Table
        caption={copy().valueAddedTaxByQuarter}
        hideCaption
        dense
        small="list"
        rows={quarters}
        rowKey={({ quarter }) => quarter}
        columns={[
          { key: 'quarter', header: copy().quarter, cell: ({ quarter }) => `Q${quarter}` },
          {
            key: 'gross',
            header: copy().turnoverIncludingTax,
            numeric: true,
            cell: ({ grossCents }) => formatMoney(grossCents),
          },
          {
            key: 'effective',
            header: copy().effectiveMethod,
            numeric: true,
            cell: ({ effectiveCents }) => formatMoney(effectiveCents),
          },
          {
            key: 'net',
            header: copy().netTaxRateMethod,
            numeric: true,
            cell: ({ netRateCents }) => formatMoney(netRateCents),
          },
          {
            key: 'abroad',
            header: copy().suppliedAbroad221,
            numeric: true,
            cell: ({ abroadCents }) => formatMoney(abroadCents),
          },
        ]}
      />
    </Panel>
  )
}
