import * as adminTexts from '#admin/locales/en.ts'
import { formatLongDate, formatMoney } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { staffQuotePath, staffQuotesPath } from '#shop/quotes/quote-links.ts'
import { Aside, DayPart, Row, Rows } from './day-rows.tsx'
import type { DayView } from './view-day.server.ts'

const copy = () => t(adminTexts.endingOffers)

export function EndingOffers({ view: { offers } }: { view: DayView }) {
  if (offers.count === 0) return null
  const all = { to: `${staffQuotesPath}?ending=soon`, label: copy().all }
  return (
    <DayPart title={copy().quotesAboutToExpire} count={offers.count} all={all}>
      <Rows>
        {offers.first.map(({ id, label, title, clientName, validOn, totalCents, currencyCode }) => (
          <Row key={id} to={staffQuotePath(id)} name={clientName} about={copy().quote(label, title)}>
            <Aside small={copy().until(formatLongDate(validOn))}>
              {formatMoney(totalCents, { currency: currencyCode.toUpperCase() })}
            </Aside>
          </Row>
        ))}
      </Rows>
    </DayPart>
  )
}
