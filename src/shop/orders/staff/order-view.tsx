import { Link } from 'react-router'
import { CaseStatusBadge, OrderBadge } from '#admin/ui/badges.tsx'
import { EventLine } from '#admin/ui/event-line.tsx'
import { PdfList } from '#billing/ui/pdf-list.tsx'
import { HeldOpenings } from '#cases/opening/staff/held-openings.tsx'
import { OpeningSteps } from '#cases/opening/staff/opening-steps.tsx'
import { staffCasePath } from '#cases/process/case-links.ts'
import { FactList } from '#design/facts.tsx'
import { AppHeader, Panel } from '#design/page/app-shell.tsx'
import { BackLink } from '#design/page/crumbs.tsx'
import { nameOfCountry } from '#platform/countries.ts'
import { formatDateTime } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import * as cartTexts from '#shop/cart/locales/en.ts'
import { domicileSources } from '#shop/domicile/domicile.ts'
import { moneyOf, refunded } from '#shop/orders/order-amounts.ts'
import { OrderLines, OrderTotal } from '#shop/orders/ui/order-lines.tsx'
import type { PayeeErrors } from '#shop/payouts/payee.ts'
import * as shopStaffTexts from '#shop/staff/locales/en.ts'
import { Contested, FirstOrder } from './first-order-discount-panel.tsx'
import { Decision, LatePanel } from './order-decision.tsx'
import { orderAction, providerReport } from './order-errors.ts'
import type { OrderProps } from './order-props.ts'
import { RefundPanel } from './refund-panel.tsx'

const copy = () => t(shopStaffTexts.orderView)

export function OrderView({
  view,
  error,
  refundError,
  heldError,
  openingError,
  reason,
  values = {},
  payeeErrors = {},
}: {
  view: OrderProps
  error?: string | undefined
  refundError?: string | undefined
  heldError?: string | undefined
  openingError?: string | undefined
  reason?: string | undefined
  values?: Record<string, string>
  payeeErrors?: PayeeErrors
}) {
  const { order, lines, discounts, events, history, cases, documents } = view
  const vatOff = { title: t(cartTexts.domicile).line, amountCents: order.vatOffCents }
  const given = order.vatOffCents > 0 ? [...discounts, vatOff] : discounts
  const money = moneyOf(order)
  return (
    <>
      <AppHeader title={copy().order(order.number)} before={<BackLink to="/admin/orders">{copy().orders}</BackLink>}>
        <OrderBadge state={order.state} />
        <b className="numbers">{money(order.totalCents)}</b>
      </AppHeader>
      <div className="panels">
        <div className="panel-stack">
          <HeldOpenings held={view.held} error={heldError} values={values} />
          <Decision view={view} error={error} />
          <OpeningSteps
            steps={view.opening}
            paidAt={order.paidAt}
            mayRetry={view.mayRetryOpening}
            error={openingError}
          />
          <Contested view={view} />
          <FirstOrder view={view} reason={reason} />
          <LatePanel view={view} />
          <RefundPanel view={view} error={refundError} values={values} payeeErrors={payeeErrors} />
          <Panel title={copy().contents}>
            <OrderLines caption={copy().contents} order={order} lines={lines} noteClass="cell-note" />
            <OrderTotal order={order} discounts={given} invoicedBp={documents[0]?.vatRateBp} />
          </Panel>
          {(cases.length > 0 || !view.opening) && (
            <Panel title={copy().cases}>
              {cases.length === 0 && <p className="soft">{copy().noCaseWasOpenedFor}</p>}
              <ul>
                {cases.map(({ id, caseNumber, title, status, state }) => (
                  <li key={id} className="event-line">
                    <Link to={staffCasePath(id)} className="nowrap count-link">
                      {caseNumber}
                    </Link>
                    <span className="row">
                      {title} <CaseStatusBadge status={status} state={state} />
                    </span>
                  </li>
                ))}
              </ul>
            </Panel>
          )}
          <Panel title={copy().events}>
            <ul>
              {history.map(({ id, at, action, actorLabel, outcome }) => (
                <EventLine key={id} at={at}>
                  {orderAction(action)}
                  {outcome === 'denied' && copy().denied} <span className="soft">{actorLabel}</span>
                </EventLine>
              ))}
              {events.map(({ eventId, outcome, receivedAt }) => (
                <EventLine key={eventId} at={receivedAt}>
                  {providerReport(outcome)}
                </EventLine>
              ))}
            </ul>
          </Panel>
        </div>
        <div className="panel-stack">
          <Panel title={copy().buyer}>
            <FactList
              dense
              facts={[
                { term: copy().name, value: order.buyerName ?? '–' },
                { term: copy().email, value: order.buyerEmail ?? '–' },
                { term: copy().domicile, value: domicileOfOrder(order) },
                {
                  term: copy().client,
                  value: order.personId ? (
                    <Link className="count-link" to={`/admin/clients/${order.personId}`}>
                      {order.personName}
                    </Link>
                  ) : (
                    copy().noAccount
                  ),
                },
              ]}
            />
          </Panel>
          <Panel title={copy().invoice}>
            {documents.length === 0 && <p className="soft">{noInvoice(order)}</p>}
            <PdfList
              documents={documents}
              orderPath={`/admin/orders/${order.id}`}
              pageOf={view.maySeeInvoices ? (id) => `/admin/billing/invoices/${id}` : undefined}
            />
          </Panel>
          <Panel title={copy().payment}>
            <FactList
              dense
              facts={[
                {
                  term: copy().paymentMethod,
                  value: t(shopStaffTexts.order).providers[order.provider] ?? order.provider,
                },
                { term: copy().ordered, value: formatDateTime(order.createdAt) },
                ...moment(copy().paid, order.paidAt),
                ...moment(copy().fulfilled, order.fulfilledAt),
                ...moment(copy().refundRequested, order.refundRequestedAt),
                ...moment(copy().refunded, order.refundedAt),
                ...refunded(order),
              ]}
            />
            <ProviderNumbers order={order} events={events} />
          </Panel>
        </div>
      </div>
    </>
  )
}

function noInvoice({ state, paidAt }: Pick<OrderProps['order'], 'state' | 'paidAt'>): string {
  if (state === 'paid_review') return copy().invoiceFollowsReview
  if (state === 'paid') return copy().invoiceNotMadeYet
  return paidAt ? copy().noInvoiceWasMade : copy().thereIsNoInvoiceBecause
}

type Numbers = { providerCheckoutId: string | null; providerPaymentId: string | null }

function ProviderNumbers({ order, events }: { order: Numbers; events: readonly { eventId: string }[] }) {
  const facts = [
    ...reference(copy().checkout, order.providerCheckoutId),
    ...reference(copy().payment, order.providerPaymentId),
    ...events.flatMap(({ eventId }) => reference(copy().event, eventId)),
  ]
  if (facts.length === 0) return null
  return (
    <details className="ask mt-16">
      <summary>{copy().paymentProviderReferences}</summary>
      <FactList dense facts={facts} />
    </details>
  )
}

function reference(term: string, number: string | null) {
  return number ? [{ term, value: <code className="code">{number}</code> }] : []
}

function moment(term: string, at: Date | null) {
  return at ? [{ term, value: formatDateTime(at) }] : []
}

function domicileOfOrder({ domicileCountry, domicileSource, domicileAt }: OrderProps['order']): string {
  const source = domicileSources.find((one) => one === domicileSource)
  if (!domicileCountry || !source || !domicileAt) return copy().notAsked
  return `${nameOfCountry(domicileCountry)}, ${t(cartTexts.domicile).sources[source]}, ${formatDateTime(domicileAt)}`
}
