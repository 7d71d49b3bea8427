import { Link } from 'react-router'
import { Panel } from '#design/page/app-shell.tsx'
import { Table } from '#design/table.tsx'
import { formatAmount, formatDateTime } from '#platform/format.ts'
import type { ProductView } from './view-product.server.ts'
import { catalogueWords } from './words.ts'

type Change = ProductView['history'][number]

const columns = [
  { key: 'since', header: 'Since', cell: ({ updatedAt }: Change) => formatDateTime(updatedAt) },
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

export function PriceHistory({ history, formers }: Pick<ProductView, 'history' | 'formers'>) {
  return (
    <Panel title="Price history">
      <ul className="t14">
        {formers.map(({ variantId, title, former, claimed }) => (
          <li key={variantId}>
            <b>{title}:</b>{' '}
            {claimed && (
              <>
                {formatAmount(claimed.cents)} {catalogueWords().claimedFormers[claimed.state]}{' '}
                <Link to={`/admin/claims/${claimed.claimId}`}>Evidence</Link>. By the history:{' '}
              </>
            )}
            {former.cents !== null && `${formatAmount(former.cents)} is struck through. `}
            {catalogueWords().formers[former.because]}
            {former.until && ` Until ${formatDateTime(former.until)}.`}
          </li>
        ))}
      </ul>
      <p className="soft t14 mt-8">
        Price disclosure ordinance (PBV), Art. 16: the history decides, and nobody can type a former price. Those of the
        specification hang on evidence.
      </p>
      <Table caption="Price history" hideCaption dense columns={columns} rows={history} rowKey={({ id }) => id} />
    </Panel>
  )
}
