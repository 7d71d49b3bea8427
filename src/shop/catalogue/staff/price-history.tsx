import { Link } from 'react-router'
import { Panel } from '#design/page/app-shell.tsx'
import { Table } from '#design/table.tsx'
import { formatAmount, formatDateTime } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import * as shopStaffTexts from '#shop/staff/locales/en.ts'
import type { ProductView } from './view-product.server.ts'

const copy = () => t(shopStaffTexts.priceHistory)

type Change = ProductView['history'][number]

const columns = [
  {
    key: 'since',
    get header() {
      return copy().since
    },
    cell: ({ updatedAt }: Change) => formatDateTime(updatedAt),
  },
  {
    key: 'variant',
    get header() {
      return copy().variant
    },
    cell: ({ variant }: Change) => variant,
  },
  {
    key: 'price',
    get header() {
      return copy().chf
    },
    numeric: true,
    cell: ({ priceCents }: Change) => formatAmount(priceCents),
  },
  {
    key: 'former',
    get header() {
      return copy().struckThrough
    },
    numeric: true,
    cell: ({ formerCents }: Change) => (formerCents === null ? '–' : formatAmount(formerCents)),
  },
  {
    key: 'by',
    get header() {
      return copy().by
    },
    cell: ({ by }: Change) => by ?? copy().originalVersion,
  },
]

export function PriceHistory({ history, formers }: Pick<ProductView, 'history' | 'formers'>) {
  return (
    <Panel title={copy().priceHistory}>
      <ul className="t14">
        {formers.map(({ variantId, title, former, claimed }) => (
          <li key={variantId}>
            <b>{title}:</b>{' '}
            {claimed && (
              <>
                {formatAmount(claimed.cents)} {t(shopStaffTexts.catalogue).claimedFormers[claimed.state]}{' '}
                <Link to={`/admin/claims/${claimed.claimId}`}>{copy().evidence}</Link>
                {copy().accordingToPriceHistory}{' '}
              </>
            )}
            {former.cents !== null && copy().isStruckThrough(formatAmount(former.cents))}
            {t(shopStaffTexts.catalogue).formers[former.because]}
            {former.until && copy().youCanShowItUntil(formatDateTime(former.until))}
          </li>
        ))}
      </ul>
      <p className="soft t14 mt-8">{copy().priceDisclosureOrdinancePbvArt}</p>
      <Table caption={copy().priceHistory} hideCaption dense columns={columns} rows={history} rowKey={({ id }) => id} />
    </Panel>
  )
}
