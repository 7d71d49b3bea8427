import * as adminTexts from '#admin/locales/en.ts'
import { formatDate, formatLongDate, formatMoney } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { staffQuotePath, staffQuotesPath } from '#shop/quotes/quote.ts'
import { Aside, DayPart, Row, Rows } from './day-rows.tsx'
import type { DayView } from './view-day.server.ts'

const endingOffersCopy = () => t(adminTexts.endingOffers)

const copy = () => t(adminTexts.moneyTasks)

export function MoneyTasks({ view: { money, at: now } }: { view: DayView }) {
  if (money.count === 0) return null
  return (
    <DayPart title={copy().refundsAndDisputes} count={money.count}>
      <Rows>
        {money.first.map(({ orderId, number, buyer, kind, amountCents, currencyCode, at }) => (
          <Row
            key={`${orderId} ${kind}`}
            to={`/admin/orders/${orderId}`}
            name={buyer ?? copy().order(number)}
            about={copy().order2(number, copy().kinds[kind])}
          >
            <Aside
              isLate={kind === 'disputed' && at !== null && at < now}
              small={at && (kind === 'disputed' ? copy().evidenceUntil : copy().since)(formatDate(at))}
            >
              {amountCents !== null && formatMoney(amountCents, { currency: currencyCode.toUpperCase() })}
            </Aside>
          </Row>
        ))}
      </Rows>
    </DayPart>
  )
}

export function EndingOffers({ view: { offers } }: { view: DayView }) {
  if (offers.count === 0) return null
  const all = { to: `${staffQuotesPath}?ending=soon`, label: endingOffersCopy().all }
  return (
    <DayPart title={endingOffersCopy().quotesAboutToExpire} count={offers.count} all={all}>
      <Rows>
        {offers.first.map(({ id, label, title, clientName, validOn, totalCents, currencyCode }) => (
          <Row key={id} to={staffQuotePath(id)} name={clientName} about={endingOffersCopy().quote(label, title)}>
            <Aside small={endingOffersCopy().until(formatLongDate(validOn))}>
              {formatMoney(totalCents, { currency: currencyCode.toUpperCase() })}
            </Aside>
          </Row>
        ))}
      </Rows>
    </DayPart>
  )
}
