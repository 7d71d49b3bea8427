import * as adminTexts from '#admin/locales/en.ts'
import { formatDate, formatMoney } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { Aside, DayPart, Row, Rows } from './day-rows.tsx'
import type { DayView } from './view-day.server.ts'

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
