import { Form } from 'react-router'
import { Button } from '#design/button.tsx'
import { Field } from '#design/form/field.tsx'
import { TextArea } from '#design/form/input.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { formatDate } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import * as shopTexts from '#shop/locales/en.ts'
import { moneyOf } from '#shop/orders/order-amounts.ts'
import type { OwnOrder, OwnRefund } from '#shop/orders/own-order-db.server.ts'
import type { PayeeErrors } from '#shop/payouts/payee.ts'
import { isByTransfer } from '#shop/payouts/payout.ts'
import { PayeeFields } from '#shop/payouts/ui/payee-fields.tsx'

const copy = () => t(shopTexts.ownRefunds)

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
    <Panel title={copy().refunds}>
      <ul>
        {requested.map(({ id, requestedAt, words, state, amountCents, answer: ours }) => (
          <li key={id} className="mt-8">
            <p className="t16">
              {formatDate(requestedAt)}: “{words}”
            </p>
            <p className="t16">
              <b>{copy().content[state]}</b> {amountCents !== null && state !== 'waiting' && money(amountCents)}
            </p>
            {ours && state !== 'waiting' && <p className="t16">{copy().ourAnswer(ours)}</p>}
          </li>
        ))}
      </ul>
      {mayAsk && (
        <details className="ask mt-8" open={answer !== undefined}>
          <summary>{copy().requestRefund}</summary>
          <Form method="post" className="stack close" preventScrollReset>
            <p className="t16">{copy().weRefundFullPriceOf}</p>
            <Field
              name="words"
              label={copy().whyAreYouRequestingRefund}
              {...(answer?.error ? { error: answer.error } : {})}
              required
            >
              <TextArea rows={3} maxLength={1000} defaultValue={answer?.values.words} />
            </Field>
            {isByTransfer(order) && (
              <>
                <p className="t16">{copy().youPaidByBankTransfer}</p>
                <PayeeFields entered={answer?.values ?? {}} errors={answer?.errors ?? {}} />
              </>
            )}
            <Button kind="outline" size="small" name="intent" value="ask-refund">
              {copy().requestRefund2}
            </Button>
          </Form>
        </details>
      )}
    </Panel>
  )
}

export function AccountForm({ order, answer }: { order: OwnOrder; answer: OrderAnswer }) {
  return (
    <Panel title={copy().accountForYourRefund} important>
      <Form method="post" className="stack close" noValidate preventScrollReset>
        <p className="t16">
          {isByTransfer(order) ? copy().youPaidByBankTransfer2 : copy().weTriedToSendYour}{' '}
          {copy().whichAccountShouldWeSend}
        </p>
        <PayeeFields entered={answer?.values ?? {}} errors={answer?.errors ?? {}} />
        <Button kind="primary" size="small" name="intent" value="name-account">
          {copy().sendAccountDetails}
        </Button>
      </Form>
    </Panel>
  )
}
