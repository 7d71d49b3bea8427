import { Link } from 'react-router'
import { clientCasePath } from '#cases/process/case-links.ts'
import { FactList } from '#design/facts.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { formatDate, formatMoney } from '#platform/format.ts'
import { orderPath } from '#shop/orders/client/order-state.ts'
import { quotePath } from '#shop/quotes/quote-links.ts'
import type { OfferViewData } from './offer-answer.tsx'

export function OfferFacts({ view: { offer, order } }: { view: OfferViewData }) {
  const { id, validOn, sentAt, totalCents, currencyCode, caseId, reason } = offer
  return (
    <Panel title="Details">
      <FactList
        dense
        facts={[
          ...(sentAt ? [{ term: 'Sent', value: formatDate(sentAt) }] : []),
          { term: 'Valid until', value: formatDate(validOn) },
          { term: 'Total', value: formatMoney(totalCents, { currency: currencyCode.toUpperCase() }) },
          ...(caseId ? [{ term: 'Case', value: <Link to={clientCasePath(caseId)}>Open the case</Link> }] : []),
          ...(order ? [{ term: 'Order', value: <Link to={orderPath(order.id)}>Order {order.number}</Link> }] : []),
          ...(reason ? [{ term: 'Why you declined', value: reason }] : []),
        ]}
      />
      <p className="mt-16">
        <a className="alone" href={`${quotePath(id)}/paper`}>
          The offer as a PDF
        </a>
      </p>
    </Panel>
  )
}
