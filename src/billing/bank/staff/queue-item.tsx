import { Form } from 'react-router'
import type { QueuedPayment } from '#billing/bank/payment-db.server.ts'
import * as billingStaffTexts from '#billing/staff/locales/en.ts'
import { Button } from '#design/button.tsx'
import { Note } from '#design/feedback/note.tsx'
import { Field } from '#design/form/field.tsx'
import { TextInput } from '#design/form/input.tsx'
import { formatDate, formatLongDate, formatMoney } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import type { PaymentsAnswer } from './payments-view.tsx'

const copy = () => t(billingStaffTexts.queueItem)

export function QueueItem({ payment, answer }: { payment: QueuedPayment; answer: PaymentsAnswer | undefined }) {
  const { reasons, paymentStates } = t(billingStaffTexts.billing)
  const { id, bookedOn, amountCents, currencyCode, assignedCents, labels, reason, state } = payment
  const money = (cents: number) => formatMoney(cents, { currency: currencyCode })
  const leftCents = amountCents - assignedCents
  return (
    <section
      className="mt-24"
      id={`payment-${id}`}
      aria-label={copy().paymentOfOn(money(amountCents), formatLongDate(bookedOn))}
    >
      <h3 className="t16">
        {payment.isReversal ? '−' : ''}
        {money(amountCents)}, {payment.payer ?? copy().payerNotNamed}, {formatDate(bookedOn)}
      </h3>
      <p className="soft t14">
        {reason ? reasons[reason] : paymentStates[state]}{' '}
        {[
          labels && copy().isAssignedTo(money(assignedCents), labels),
          labels && leftCents > 0 && copy().isLeft(money(leftCents)),
          payment.reference && copy().reference(payment.reference),
          payment.message && `“${payment.message}”`,
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      {answer?.text && (
        <Note kind="bad" title={copy().nothingWasDecided} live>
          {answer.text}
        </Note>
      )}
      {state === 'queued' && (
        <Decisions payment={payment} leftCents={leftCents} submitted={answer?.submitted ?? {}} id={id} />
      )}
    </section>
  )
}

type Props = { payment: QueuedPayment; leftCents: number; submitted: Record<string, string>; id: string }

function Decisions({ payment, leftCents, submitted, id }: Props) {
  const canAssign = leftCents > 0 && !payment.isReversal && payment.currencyCode === 'CHF'
  const [likely] = payment.suggestions
  return (
    <>
      {payment.isReversal && (
        <Form method="post" className="mt-8" preventScrollReset>
          <input type="hidden" name="payment" value={id} />
          <Button kind="primary" size="small" name="intent" value="take-back">
            {copy().unassignReversedPayment}
          </Button>
        </Form>
      )}
      {canAssign && (
        <Form method="post" className="admin-form compact mt-8" preventScrollReset>
          <input type="hidden" name="payment" value={id} />
          <Field
            name="label"
            id={`label-${id}`}
            label={copy().invoice}
            hint={
              payment.suggestions.length > 0
                ? copy().possibleMatch(
                    payment.suggestions
                      .map((one) => copy().open(one.label, one.recipientName, formatMoney(one.openCents)))
                      .join('; '),
                  )
                : copy().noOpenInvoiceMatchesThis
            }
          >
            <TextInput autoComplete="off" defaultValue={submitted.label ?? likely?.label ?? ''} />
          </Field>
          <Button size="small" name="intent" value="assign">
            {copy().assignPayment}
          </Button>
        </Form>
      )}
      <details className="ask mt-8" open={submitted.note !== undefined}>
        <summary>{copy().otherDecisions}</summary>
        <Form method="post" className="admin-form compact" preventScrollReset>
          <input type="hidden" name="payment" value={id} />
          <Field name="note" id={`note-${id}`} label={copy().reason} hint={copy().reasonIsSavedWithPayment} required>
            <TextInput autoComplete="off" maxLength={300} defaultValue={submitted.note ?? ''} />
          </Field>
          <p className="row">
            {(leftCents > 0 || payment.reason === 'underpaid') && !payment.isReversal && (
              <Button kind="outline" size="small" name="intent" value="refund">
                {leftCents > 0 ? copy().refundRest : copy().refundItAndKeepInvoice}
              </Button>
            )}
            {payment.reason === 'underpaid' && (
              <Button kind="outline" size="small" name="intent" value="write-off">
                {copy().writeOffRestOfInvoice}
              </Button>
            )}
            <Button kind="outline" size="small" name="intent" value="ignore">
              {payment.reason === 'underpaid' ? copy().waitForRest : copy().ignorePayment}
            </Button>
          </p>
        </Form>
      </details>
    </>
  )
}
