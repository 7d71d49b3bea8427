import { Link } from 'react-router'
import type { StatusKind } from '#design/feedback/status.tsx'
import { Table } from '#design/table.tsx'
import { formatDate, formatMoney } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import type { Badge as ClientBadge } from '#portal/badges.ts'
import { Badge } from '#portal/ui/badge.tsx'
import * as shopTexts from '#shop/locales/en.ts'
import { isStillToPay, type QuoteState, quotePath } from '#shop/quotes/quote.ts'
import type { ListedOffer } from './load-offers.server.ts'

const kinds: Record<Exclude<QuoteState, 'draft'>, StatusKind> = {
  sent: 'wait',
  accepted: 'done',
  declined: 'off',
  withdrawn: 'off',
  expired: 'off',
}

/** Badge of an offer's state for clients. Clients never see drafts, so a draft gets the badge of a withdrawn offer. */
export function offerBadge({ state, orderState }: { state: QuoteState; orderState: string | null }): ClientBadge {
  if (isStillToPay({ state, orderState })) return { kind: 'wait', label: t(shopTexts.quote).toPay }
  const shown = state === 'draft' ? 'withdrawn' : state
  return { kind: kinds[shown], label: t(shopTexts.quote).status[shown] }
}

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
