import type { listUnbooked, sumItems } from '#billing/bank/bank-file-db.server.ts'
import { billingAdminWords } from '#billing/staff/words.ts'
import { Table } from '#design/table.tsx'
import { formatDate, formatMoney } from '#platform/format.ts'

type Unbooked = Awaited<ReturnType<typeof listUnbooked>>[number]
type Sum = Awaited<ReturnType<typeof sumItems>>[number]

function signed(cents: number, currency: string): string {
  return `${cents < 0 ? '−' : ''}${formatMoney(Math.abs(cents), { currency })}`
}

function outcomeWords(outcome: string): string {
  const { outcomes } = billingAdminWords()
  return Object.entries(outcomes).find(([name]) => name === outcome)?.[1] ?? outcome
}

export function FileSums({ sums }: { sums: Sum[] }) {
  return (
    <Table
      caption="Entries by what became of them"
      hideCaption
      small="fit"
      rows={sums}
      rowKey={({ outcome, currencyCode }) => `${outcome}-${currencyCode}`}
      columns={[
        { key: 'outcome', header: 'Entries', cell: ({ outcome }) => outcomeWords(outcome) },
        { key: 'count', header: 'Number', numeric: true, cell: ({ count }) => count },
        { key: 'sum', header: 'Sum', numeric: true, cell: (sum) => signed(sum.amountCents, sum.currencyCode) },
      ]}
    />
  )
}

export function UnbookedList({ items, isCut }: { items: Unbooked[]; isCut: boolean }) {
  return (
    <>
      <Table
        caption="Amounts that were not booked as payments"
        hideCaption
        rows={items}
        rowKey={({ position, part }) => `${position}-${part}`}
        columns={[
          { key: 'why', header: 'Why', cell: (item) => <Why item={item} /> },
          { key: 'entry', header: 'Entry', numeric: true, cell: ({ position }) => position + 1 },
          {
            key: 'booked',
            header: 'Booked',
            numeric: true,
            cell: ({ bookedOn }) => (bookedOn ? formatDate(bookedOn) : '–'),
          },
          {
            key: 'amount',
            header: 'Amount',
            numeric: true,
            cell: (item) => signed(item.amountCents, item.currencyCode),
          },
        ]}
      />
      {isCut && <p className="soft t14 mt-8">Only the first {items.length} are listed.</p>}
    </>
  )
}

function Why({ item: { outcome, detail, isResolved } }: { item: Unbooked }) {
  const { resolved, advice } = billingAdminWords().unbooked
  const hint = isResolved
    ? resolved
    : (Object.entries(advice).find(([name]) => name === outcome)?.[1](detail) ?? detail)
  return (
    <>
      {outcomeWords(outcome)}
      {hint && <span className="cell-note">{hint}</span>}
    </>
  )
}
