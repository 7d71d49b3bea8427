import { Link } from 'react-router'
import { Table } from '#design/table.tsx'
import { formatDate, formatMoney } from '#platform/format.ts'
import { Badge } from '#portal/ui/badge.tsx'
import { quotePath } from '#shop/quotes/quote-links.ts'
import type { ListedOffer } from './load-offers.server.ts'
import { offerBadge } from './offer-state.ts'

export function OfferList({ offers }: { offers: readonly ListedOffer[] }) {
  return (
    <Table
      caption="Offers"
      hideCaption
      rows={offers}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'title',
          header: 'Offer',
          rowHeader: true,
          cell: ({ id, label, title }) => (
            <Link to={quotePath(id)}>
              {label}: {title}
            </Link>
          ),
        },
        { key: 'state', header: 'Status', cell: (offer) => <Badge mark={offerBadge(offer)} /> },
        { key: 'until', header: 'Valid until', numeric: true, cell: ({ validOn }) => formatDate(validOn) },
        {
          key: 'total',
          header: 'Total',
          numeric: true,
          cell: ({ totalCents, currencyCode }) => formatMoney(totalCents, { currency: currencyCode.toUpperCase() }),
        },
      ]}
    />
  )
}
