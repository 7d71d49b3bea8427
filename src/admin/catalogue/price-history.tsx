import { Panel } from '#design/app-frame.tsx'
import { Table } from '#design/table.tsx'
import { formatAmount, formatDateTime } from '#platform/format.ts'
import type { ProductView } from './view-product.server.ts'

type Change = ProductView['history'][number]

const columns = [
  { key: 'since', header: 'Since', cell: ({ changedAt }: Change) => formatDateTime(changedAt) },
  { key: 'variant', header: 'Variant', cell: ({ variant }: Change) => variant },
  { key: 'price', header: 'CHF', numeric: true, cell: ({ priceCents }: Change) => formatAmount(priceCents) },
  {
    key: 'former',
    header: 'Struck through',
    numeric: true,
    cell: ({ formerCents }: Change) => (formerCents === null ? '–' : formatAmount(formerCents)),
  },
  { key: 'by', header: 'By', cell: ({ by }: Change) => by ?? 'First delivered' },
]

/** Every price that was asked. */
export function PriceHistory({ history }: { history: Change[] }) {
  return (
    <Panel title="Price history">
      <Table caption="Price history" hideCaption dense columns={columns} rows={history} rowKey={({ id }) => id} />
    </Panel>
  )
}
