import { Link } from 'react-router'
import { Table } from '#design/table.tsx'
import { formatDate, formatMoney } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { Badge } from '#portal/ui/badge.tsx'
import * as shopTexts from '#shop/locales/en.ts'
import { quotePath } from '#shop/quotes/quote.ts'
import type { ListedOffer } from './load-offers.server.ts'
import { offerBadge } from './offer-state.ts'

const copy = () => t(shopTexts.offerList)

export function OfferList({ offers }: { offers: readonly ListedOffer[] }) {
  return (
    <Table
      caption={copy().quotes}
      hideCaption
      rows={offers}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'title',
          header: copy().quote,
          rowHeader: true,
          cell: ({ id, label, title }) => (
            <Link to={quotePath(id)}>
              {label}: {title}
            </Link>
          ),
        },
        { key: 'state', header: copy().status, cell: (offer) => <Badge mark={offerBadge(offer)} /> },
        { key: 'until', header: copy().validUntil, numeric: true, cell: ({ validOn }) => formatDate(validOn) },
        {
          key: 'total',
          header: copy().total,
          numeric: true,
          cell: ({ totalCents, currencyCode }) => formatMoney(totalCents, { currency: currencyCode.toUpperCase() }),
        },
      ]}
    />
  )
}
