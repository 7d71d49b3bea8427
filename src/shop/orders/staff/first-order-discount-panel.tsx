import { Form } from 'react-router'
import { DraftArea } from '#accounts/drafts/ui/drafts.tsx'
import { Button } from '#design/button.tsx'
import { Field } from '#design/form/field.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { formatDate, formatMoney } from '#platform/format.ts'
import { isNotDueCode } from '#shop/orders/order.ts'
import { orderWords } from '#shop/orders/order-words.ts'
import { isByTransfer } from '#shop/payouts/payout.ts'
import type { OrderProps } from './order-props.ts'

const promisedDays = 14

export function FirstOrder({ view, reason }: { view: OrderProps; reason: string | undefined }) {
  const { order, firstDiscount, mayRefund } = view
  if (!firstDiscount) return null
  const { state, amountCents, reasonCode } = firstDiscount
  const amount = formatMoney(amountCents, { currency: order.currencyCode.toUpperCase() })
  const until = order.paidAt && new Date(order.paidAt.getTime() + promisedDays * 24 * 60 * 60 * 1000)
  return (
    <Panel title={`First order: pay back 10 % (${amount})`} important={state === 'due'}>
      {state === 'requested' && (
        <p>
          {isByTransfer(order)
            ? `${amount} stand among the payments to make.`
            : `The payment provider is paying ${amount} back. It is tried again until it works.`}
        </p>
      )}
      {state === 'paid_back' && <p>{amount} were paid back.</p>}
      {state === 'not_due' && (
        <p>Not due: {isNotDueCode(reasonCode) ? orderWords().notDue[reasonCode] : firstDiscount.reason}</p>
      )}
      {state === 'due' && (
        <p className="soft t14">
          Nobody with this mail address, and no order of this client, was paid before. The terms promise a tenth of the
          package{until && ` by ${formatDate(until)}`}, once per household.
        </p>
      )}
      {state === 'due' && mayRefund && (
        <>
          <Form method="post" className="mt-16" preventScrollReset>
            <input type="hidden" name="seen" value={order.state} />
            <Button kind="primary" size="small" name="intent" value="pay-back">
              Pay back {amount}
            </Button>
          </Form>
          <details className="ask mt-8" open={reason !== undefined && reason !== ''}>
            <summary>Not due</summary>
            <Form method="post" className="admin-form compact" preventScrollReset>
              <input type="hidden" name="seen" value={order.state} />
              <Field name="reason" id="first-reason" label="Reason" hint="It stays with the order." required>
                <DraftArea
                  draft={`first-order-${order.number}`}
                  sentAs="first-not-due"
                  rows={2}
                  maxLength={500}
                  defaultValue={reason}
                />
              </Field>
              <Button kind="outline" size="small" name="intent" value="not-due">
                Not due
              </Button>
            </Form>
          </details>
        </>
      )}
    </Panel>
  )
}
