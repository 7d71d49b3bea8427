import { Form } from 'react-router'
import { Button } from '#design/button.tsx'
import { Field } from '#design/form/field.tsx'
import { TextArea } from '#design/form/input.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { formatDate } from '#platform/format.ts'
import { moneyOf } from '#shop/orders/order-amounts.ts'
import type { OwnOrder, OwnRefund } from '#shop/orders/own-order-db.server.ts'
import type { PayeeErrors } from '#shop/payouts/payee.ts'
import { isByTransfer } from '#shop/payouts/payout.ts'
import { PayeeFields } from '#shop/payouts/ui/payee-fields.tsx'

const content: Readonly<Record<OwnRefund['state'], string>> = {
  requested: 'We look at it and answer within two working days.',
  waiting: 'We look at it and answer within two working days.',
  sending: 'The amount is on its way.',
  paid: 'The amount was given back.',
  declined: 'We could not grant this.',
}

export type OrderAnswer = { error: string | null; errors: PayeeErrors; values: Record<string, string> } | undefined

type Props = {
  order: OwnOrder
  refunds: readonly OwnRefund[]
  mayAsk: boolean
  answer: OrderAnswer
}

export function OwnRefunds({ order, refunds, mayAsk, answer }: Props) {
  const requested = refunds.filter(({ isFromClient }) => isFromClient)
  if (requested.length === 0 && !mayAsk) return null
  const money = moneyOf(order)
  return (
    <Panel title="Money back">
      <ul>
        {requested.map(({ id, requestedAt, words, state, amountCents, answer: ours }) => (
          <li key={id} className="mt-8">
            <p className="t16">
              {formatDate(requestedAt)}: “{words}”
            </p>
            <p className="t16">
              <b>{content[state]}</b> {amountCents !== null && state !== 'waiting' && money(amountCents)}
            </p>
            {ours && state !== 'waiting' && <p className="t16">Our answer: “{ours}”</p>}
          </li>
        ))}
      </ul>
      {mayAsk && (
        <details className="ask mt-8" open={answer !== undefined}>
          <summary>Ask for money back</summary>
          <Form method="post" className="stack close" preventScrollReset>
            <p className="t16">
              Within 30 days of the order, until the draft of your return is with you, the whole price of a package is
              refunded. What else speaks for it, we look at.
            </p>
            <Field name="words" label="Why?" {...(answer?.error ? { error: answer.error } : {})} required>
              <TextArea rows={3} maxLength={1000} defaultValue={answer?.values.words} />
            </Field>
            {isByTransfer(order) && (
              <>
                <p className="t16">You paid by transfer. To which account shall we pay?</p>
                <PayeeFields entered={answer?.values ?? {}} errors={answer?.errors ?? {}} />
              </>
            )}
            <Button kind="outline" size="small" name="intent" value="ask-refund">
              Send
            </Button>
          </Form>
        </details>
      )}
    </Panel>
  )
}

export function AccountForm({ order, answer }: { order: OwnOrder; answer: OrderAnswer }) {
  return (
    <Panel title="Your account" important>
      <Form method="post" className="stack close" noValidate preventScrollReset>
        <p className="t16">
          {isByTransfer(order)
            ? 'You paid by transfer, and money goes back to you.'
            : 'Money was to go back the way you paid, and your bank or card has not taken it. We transfer it instead.'}{' '}
          To which account shall we pay?
        </p>
        <PayeeFields entered={answer?.values ?? {}} errors={answer?.errors ?? {}} />
        <Button kind="primary" size="small" name="intent" value="name-account">
          Send the account
        </Button>
      </Form>
    </Panel>
  )
}
