import { Form } from 'react-router'
import { billingAdminWords } from '#billing/staff/words.ts'
import { Button } from '#design/button.tsx'
import { Note } from '#design/feedback/note.tsx'
import { Field } from '#design/form/field.tsx'
import { TextInput } from '#design/form/input.tsx'
import { formatDate, formatMoney } from '#platform/format.ts'
import type { PaymentsAnswer, QueuedPayment } from './payments-props.ts'

export function QueueItem({ payment, answer }: { payment: QueuedPayment; answer: PaymentsAnswer | undefined }) {
  const { reasons, paymentStates } = billingAdminWords()
  const { id, bookedOn, amountCents, currencyCode, assignedCents, labels, reason, state } = payment
  const money = (cents: number) => formatMoney(cents, { currency: currencyCode })
  const leftCents = amountCents - assignedCents
  return (
    <section className="mt-24" aria-label={`Payment of ${money(amountCents)} on ${formatDate(bookedOn)}`}>
      <h3 className="t16">
        {payment.isReversal ? '−' : ''}
        {money(amountCents)}, {payment.payer ?? 'payer not named'}, {formatDate(bookedOn)}
      </h3>
      <p className="soft t14">
        {reason ? reasons[reason] : paymentStates[state]}{' '}
        {[
          labels && `${money(assignedCents)} pay ${labels}.`,
          labels && leftCents > 0 && `${money(leftCents)} are left.`,
          payment.reference && `Reference ${payment.reference}.`,
          payment.message && `“${payment.message}”`,
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      {answer?.text && (
        <Note kind="bad" title="Nothing was decided" live>
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
            Take the reversed payment back
          </Button>
        </Form>
      )}
      {canAssign && (
        <Form method="post" className="admin-form compact mt-8" preventScrollReset>
          <input type="hidden" name="payment" value={id} />
          <Field
            name="label"
            id={`label-${id}`}
            label="Invoice"
            hint={
              payment.suggestions.length > 0
                ? `May be meant: ${payment.suggestions.map((one) => `${one.label} (${one.recipientName}, ${formatMoney(one.openCents)} open)`).join('; ')}`
                : 'No open invoice has this amount or name.'
            }
          >
            <TextInput autoComplete="off" defaultValue={submitted.label ?? likely?.label ?? ''} />
          </Field>
          <Button size="small" name="intent" value="assign">
            Assign
          </Button>
        </Form>
      )}
      <details className="ask mt-8" open={submitted.note !== undefined}>
        <summary>Decide otherwise</summary>
        <Form method="post" className="admin-form compact" preventScrollReset>
          <input type="hidden" name="payment" value={id} />
          <Field name="note" id={`note-${id}`} label="Reason" hint="It stays with the payment." required>
            <TextInput autoComplete="off" maxLength={300} defaultValue={submitted.note ?? ''} />
          </Field>
          <p className="row">
            {(leftCents > 0 || payment.reason === 'underpaid') && !payment.isReversal && (
              <Button kind="outline" size="small" name="intent" value="refund">
                {leftCents > 0 ? 'Give the rest back' : 'Give it back, the invoice stays open'}
              </Button>
            )}
            {payment.reason === 'underpaid' && (
              <Button kind="outline" size="small" name="intent" value="write-off">
                Write the rest of the invoice off
              </Button>
            )}
            <Button kind="outline" size="small" name="intent" value="ignore">
              {payment.reason === 'underpaid' ? 'Wait for the rest' : 'Ignore'}
            </Button>
          </p>
        </Form>
      </details>
    </>
  )
}
