import { Form, Link } from 'react-router'
import type { QueuedPayment } from '#billing/bank/payment-db.server.ts'
import { decisionPath } from '#billing/decisions/decision.ts'
import * as billingStaffTexts from '#billing/staff/locales/en.ts'
import { Button } from '#design/button.tsx'
import { formatDate, formatMoney } from '#platform/format.ts'
import { t } from '#platform/texts.ts'

const copy = () => t(billingStaffTexts.paymentMatches)

/** Payments without a reference, each with the open invoices that it may pay, the likeliest first. */
export function PaymentMatches({ payments }: { payments: readonly QueuedPayment[] }) {
  if (payments.length === 0) return null
  return (
    <section className="task-section first" aria-labelledby="matches">
      <h2 id="matches" className="t20">
        {copy().title} <span className="soft numbers">{payments.length}</span>
      </h2>
      {payments.map((payment, at) => (
        <Match key={payment.id} payment={payment} isFirst={at === 0} />
      ))}
    </section>
  )
}

function Match({ payment, isFirst }: { payment: QueuedPayment; isFirst: boolean }) {
  const { id, payer, bookedOn, amountCents, assignedCents, message, suggestions } = payment
  const left = formatMoney(amountCents - assignedCents)
  const title = copy().payment(left, payer ?? t(billingStaffTexts.decisions).notNamed)
  return (
    <div className="payment-match">
      <h3 className="t16">{title}</h3>
      <p className="soft t14">
        {copy().received(formatDate(bookedOn))} {message && copy().message(message)}{' '}
        {assignedCents > 0 && copy().ofTotal(formatMoney(amountCents))}
      </p>
      <ul>
        {suggestions.slice(0, 3).map((invoice, at) => (
          <li key={invoice.id} className="work-line">
            <span>
              <Link to={`/admin/billing/invoices/${invoice.id}`}>
                {copy().invoice(invoice.label, invoice.recipientName)}
              </Link>
              <small>
                {copy().match(invoice)} {copy().open(formatMoney(invoice.openCents))}
              </small>
            </span>
            <Form method="post" preventScrollReset>
              <input type="hidden" name="payment" value={id} />
              <input type="hidden" name="label" value={invoice.label} />
              <Button kind={isFirst && at === 0 ? 'primary' : 'outline'} size="dense" name="intent" value="assign">
                {copy().assign}
                <span className="visually-hidden">: {copy().invoice(invoice.label, title)}</span>
              </Button>
            </Form>
          </li>
        ))}
      </ul>
      <p className="t14">
        <Link to={decisionPath({ kind: 'payment', id })} className="count-link">
          {copy().decideOtherwise}
        </Link>
      </p>
    </div>
  )
}
