import { formatDate, formatMoney } from '#platform/format.ts'
import { staffQuotePath, staffQuotesPath } from '#shop/quotes/quote-links.ts'
import { Aside, DayPart, Row, Rows } from './day-rows.tsx'
import type { DayView } from './view-day.server.ts'

export function EndingOffers({ view: { offers } }: { view: DayView }) {
  if (offers.count === 0) return null
  const all = { to: `${staffQuotesPath}?ending=soon`, label: 'All of them' }
  return (
    <DayPart title="Offers that run out" count={offers.count} all={all}>
      <Rows>
        {offers.first.map(({ id, label, title, clientName, validOn, totalCents, currencyCode }) => (
          <Row key={id} to={staffQuotePath(id)} name={clientName} about={`Offer ${label}: ${title}`}>
            <Aside small={`until ${formatDate(validOn)}`}>
              {formatMoney(totalCents, { currency: currencyCode.toUpperCase() })}
            </Aside>
          </Row>
        ))}
      </Rows>
    </DayPart>
  )
}
