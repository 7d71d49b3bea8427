import { Form, Link } from 'react-router'
import { EventLine } from '#admin/ui/event-line.tsx'
import { CaseStatusMark, OrderMark } from '#admin/ui/marks.tsx'
import type { CaseRow } from '#cases/case-db.server.ts'
import { staffCasePath } from '#cases/case-links.ts'
import { AppHead, Panel } from '#design/app-frame.tsx'
import { Button } from '#design/button.tsx'
import { Checkbox } from '#design/choice.tsx'
import { FactList } from '#design/facts.tsx'
import { BackLink } from '#design/navigation.tsx'
import { Note } from '#design/note.tsx'
import { type Column, Table } from '#design/table.tsx'
import { formatDateTime, formatMoney } from '#platform/format.ts'
import type { OrderState } from '#shop/order.ts'
import { orderAction } from './order-words.ts'

type Line = {
  id: string
  productTitle: string
  variantTitle: string
  taxYear: number | null
  quantity: number
  unitPriceCents: number
}

type Props = {
  order: {
    number: number
    state: OrderState
    buyerName: string | null
    buyerEmail: string | null
    personId: string | null
    personName: string | null
    currencyCode: string
    totalCents: number
    provider: string
    providerCheckoutId: string | null
    providerPaymentId: string | null
    reviewReason: string | null
    createdAt: Date
    paidAt: Date | null
    refundAskedAt: Date | null
    refundedAt: Date | null
    refundedCents: number
    fulfilledAt: Date | null
  }
  lines: Line[]
  events: { eventId: string; type: string; outcome: string; receivedAt: Date }[]
  history: { id: number; at: Date; action: string; actorLabel: string; outcome: string }[]
  cases: CaseRow[]
  isRefundAsked: boolean
  mayAccept: boolean
  mayRefund: boolean
}

/** An order: what was bought, how it was paid, what came of it, and what is to be decided. */
export function OrderView({ view, fault }: { view: Props; fault: string | undefined }) {
  const { order, lines, events, history, cases } = view
  const currency = order.currencyCode.toUpperCase()
  const money = (cents: number) => formatMoney(cents, { currency })
  const columns: Column<Line>[] = [
    {
      key: 'title',
      header: 'Product',
      cell: ({ productTitle, variantTitle, taxYear }) => (
        <>
          {productTitle}
          <span className="cell-note">{taxYear ? `${variantTitle}, tax year ${taxYear}` : variantTitle}</span>
        </>
      ),
    },
    { key: 'quantity', header: 'Units', numeric: true, cell: ({ quantity }) => quantity },
    { key: 'price', header: 'Price', numeric: true, cell: ({ unitPriceCents }) => money(unitPriceCents) },
    {
      key: 'sum',
      header: 'Sum',
      numeric: true,
      cell: ({ quantity, unitPriceCents }) => money(quantity * unitPriceCents),
    },
  ]
  return (
    <>
      <AppHead title={`Order ${order.number}`} before={<BackLink to="/admin/orders">Orders</BackLink>}>
        <OrderMark state={order.state} />
        <b className="numbers">{money(order.totalCents)}</b>
      </AppHead>
      <div className="panels">
        <div className="panel-stack">
          <Decision view={view} fault={fault} />
          <Panel title="Content">
            <Table caption="Content" hideCaption columns={columns} rows={lines} rowKey={({ id }) => id} />
          </Panel>
          <Panel title="Cases">
            {cases.length === 0 && <p className="soft">This order has opened no case.</p>}
            <ul>
              {cases.map(({ id, caseNumber, title, status, stateLabel }) => (
                <li key={id} className="event-line">
                  <Link to={staffCasePath(id)} className="nowrap">
                    {caseNumber}
                  </Link>
                  <span>
                    {title} <CaseStatusMark status={status} label={stateLabel} />
                  </span>
                </li>
              ))}
            </ul>
          </Panel>
          <Panel title="Events">
            <ul>
              {history.map(({ id, at, action, actorLabel, outcome }) => (
                <EventLine key={id} at={at}>
                  {orderAction(action)}
                  {outcome === 'denied' && ' (denied)'} <span className="soft">{actorLabel}</span>
                </EventLine>
              ))}
              {events.map(({ eventId, type, outcome, receivedAt }) => (
                <EventLine key={eventId} at={receivedAt}>
                  The provider reported: {outcome}{' '}
                  <span className="soft">
                    Event {type}, number <code className="code">{eventId}</code>
                  </span>
                </EventLine>
              ))}
            </ul>
          </Panel>
        </div>
        <div className="panel-stack">
          <Panel title="Buyer">
            <FactList
              dense
              facts={[
                { term: 'Name', value: order.buyerName ?? '–' },
                { term: 'Email', value: order.buyerEmail ?? '–' },
                {
                  term: 'Client',
                  value: order.personId ? (
                    <Link to={`/admin/clients/${order.personId}`}>{order.personName}</Link>
                  ) : (
                    'No account'
                  ),
                },
              ]}
            />
          </Panel>
          <Panel title="Payment">
            <FactList
              dense
              facts={[
                { term: 'Provider', value: order.provider },
                ...reference('Checkout number of the provider', order.providerCheckoutId),
                ...reference('Payment number of the provider', order.providerPaymentId),
                { term: 'Ordered', value: formatDateTime(order.createdAt) },
                ...moment('Paid', order.paidAt),
                ...moment('Fulfilled', order.fulfilledAt),
                ...moment('Refund asked for', order.refundAskedAt),
                ...moment('Refunded', order.refundedAt),
                ...(order.refundedCents > 0 ? [{ term: 'Given back', value: money(order.refundedCents) }] : []),
              ]}
            />
          </Panel>
        </div>
      </div>
    </>
  )
}

/** A number that the provider's own pages can be searched for. */
function reference(term: string, number: string | null) {
  return number ? [{ term, value: <code className="code">{number}</code> }] : []
}

function moment(term: string, at: Date | null) {
  return at ? [{ term, value: formatDateTime(at) }] : []
}

function Decision({ view, fault }: { view: Props; fault: string | undefined }) {
  const { order, isRefundAsked, mayAccept, mayRefund } = view
  if (order.state !== 'paid_review' && !mayRefund && !isRefundAsked && !fault) return null
  return (
    <Panel title="Decision" important>
      {fault && (
        <Note kind="bad" live title="Nothing was changed">
          {fault}
        </Note>
      )}
      {order.state === 'paid_review' && (
        <Note kind="warn" title="This payment waits for a person">
          {order.reviewReason}
        </Note>
      )}
      {isRefundAsked && (
        <Note kind="info" title="A refund was requested">
          The provider has not confirmed it yet. It is tried again until it works; the events show when.
        </Note>
      )}
      {mayAccept && (
        <Form method="post" className="mt-16" preventScrollReset>
          <input type="hidden" name="seen" value={order.state} />
          <Button kind="primary" size="small" name="intent" value="accept">
            Mark as paid after review
          </Button>
        </Form>
      )}
      {mayRefund && (
        <details className="ask mt-8" open={fault !== undefined}>
          <summary>Refund</summary>
          <Form method="post" className="admin-form compact" preventScrollReset>
            <input type="hidden" name="seen" value={order.state} />
            <p className="soft t14">The whole payment is given back. Cases that this order opened stay as they are.</p>
            <Checkbox name="sure" value="yes" label="Yes, give the whole payment back" />
            <Button kind="danger" size="small" name="intent" value="refund">
              Refund
            </Button>
          </Form>
        </details>
      )}
    </Panel>
  )
}
