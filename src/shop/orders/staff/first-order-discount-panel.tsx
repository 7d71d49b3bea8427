import { Form } from 'react-router'
import { DraftArea } from '#accounts/drafts/ui/drafts.tsx'
import { Button } from '#design/button.tsx'
import { Field } from '#design/form/field.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { formatDate, formatMoney } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import * as shopTexts from '#shop/locales/en.ts'
import { isNotDueCode } from '#shop/orders/order.ts'
import { moneyOf } from '#shop/orders/order-amounts.ts'
import { isByTransfer } from '#shop/payouts/payout.ts'
import * as shopStaffTexts from '#shop/staff/locales/en.ts'
import type { OrderProps } from './order-props.ts'

const contestedPanelCopy = () => t(shopStaffTexts.contestedPanel)

const copy = () => t(shopStaffTexts.firstOrderDiscountPanel)

const promisedDays = 14

export function FirstOrder({ view, reason }: { view: OrderProps; reason: string | undefined }) {
  const { order, firstDiscount, mayRefund } = view
  if (!firstDiscount) return null
  const { state, amountCents, reasonCode } = firstDiscount
  const amount = formatMoney(amountCents, { currency: order.currencyCode.toUpperCase() })
  const until = order.paidAt && new Date(order.paidAt.getTime() + promisedDays * 24 * 60 * 60 * 1000)
  return (
    <Panel title={copy().firstOrderRefund10(amount)} important={state === 'due'}>
      {state === 'requested' && (
        <p>
          {isByTransfer(order)
            ? copy().isListedUnderPaymentsTo(amount)
            : copy().paymentProviderIsRefundingSystem(amount)}
        </p>
      )}
      {state === 'paid_back' && <p>{copy().hasBeenRefunded(amount)}</p>}
      {state === 'not_due' && (
        <p>
          {copy().notDue} {isNotDueCode(reasonCode) ? t(shopTexts.order).notDue[reasonCode] : firstDiscount.reason}
        </p>
      )}
      {state === 'due' && (
        <p className="soft t14">
          {copy().thisEmailAddressAndThis}
          {until && copy().by(formatDate(until))}
          {copy().oncePerHousehold}
        </p>
      )}
      {state === 'due' && mayRefund && (
        <>
          <Form method="post" className="mt-16" preventScrollReset>
            <input type="hidden" name="seen" value={order.state} />
            <Button kind="primary" size="small" name="intent" value="pay-back">
              {copy().refund(amount)}
            </Button>
          </Form>
          <details className="ask mt-8" open={reason !== undefined && reason !== ''}>
            <summary>{copy().markAsNotDue}</summary>
            <Form method="post" className="admin-form compact" preventScrollReset>
              <input type="hidden" name="seen" value={order.state} />
              <Field
                name="reason"
                id="first-reason"
                label={copy().reason}
                hint={copy().reasonIsSavedWithOrder}
                required
              >
                <DraftArea
                  draft={`first-order-${order.number}`}
                  sentAs="first-not-due"
                  rows={2}
                  maxLength={500}
                  defaultValue={reason}
                />
              </Field>
              <Button kind="outline" size="small" name="intent" value="not-due">
                {copy().markAsNotDue}
              </Button>
            </Form>
          </details>
        </>
      )}
    </Panel>
  )
}

export function Contested({ view: { order, discounts, mayDecide } }: { view: OrderProps }) {
  const contested = discounts.filter(({ state }) => state === 'contested')
  if (contested.length === 0) return null
  const money = moneyOf(order)
  return (
    <Panel title={contestedPanelCopy().discountThatWasNotDue} important>
      <ul>
        {contested.map(({ id, title, amountCents, contestedBecause }) => (
          <li key={id}>
            {title}, {money(amountCents)}: {contestedBecause && t(shopStaffTexts.order).contested[contestedBecause]}
          </li>
        ))}
      </ul>
      <p className="soft t14 mt-8">{contestedPanelCopy().orderStaysAsItWas}</p>
      {mayDecide && (
        <Form method="post" className="mt-16" preventScrollReset>
          <input type="hidden" name="seen" value={order.state} />
          <Button kind="outline" size="small" name="intent" value="accept-discount">
            {contestedPanelCopy().leaveDiscountUnchanged}
          </Button>
        </Form>
      )}
    </Panel>
  )
}
