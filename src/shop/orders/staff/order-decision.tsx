import { Form } from 'react-router'
import { Button } from '#design/button.tsx'
import { Note } from '#design/feedback/note.tsx'
import { Checkbox } from '#design/form/choice.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { t } from '#platform/texts.ts'
import { say } from '#platform/words.ts'
import * as shopTexts from '#shop/locales/en.ts'

import { isByTransfer } from '#shop/payouts/payout.ts'
import * as shopStaffTexts from '#shop/staff/locales/en.ts'
import type { OrderProps } from './order-props.ts'

const copy = () => t(shopStaffTexts.orderDecision)

export function Decision({ view, error }: { view: OrderProps; error: string | undefined }) {
  const { order, isRefundRequested, mayAccept } = view
  const mayRefund = view.mayRefund && order.state === 'paid_review' && !isByTransfer(order)
  if (order.state !== 'paid_review' && !isRefundRequested && !error) return null
  return (
    <Panel title={copy().decision} important>
      {error && (
        <Note kind="bad" live title={copy().nothingWasChanged}>
          {error}
        </Note>
      )}
      {order.state === 'paid_review' && (
        <Note kind="warn" title={copy().paymentNeedsReview}>
          {order.reviewError && say(t(shopTexts.order).reviewErrors, order.reviewError)}
        </Note>
      )}
      {isRefundRequested && (
        <Note kind="info" title={copy().refundHasBeenRequested}>
          {isByTransfer(order) ? copy().itWillBePaidBy : copy().paymentProviderHasNotConfirmed}
        </Note>
      )}
      {mayAccept && (
        <Form method="post" className="mt-16" preventScrollReset>
          <input type="hidden" name="seen" value={order.state} />
          <Button kind="primary" size="small" name="intent" value="accept">
            {copy().markAsPaidAfterReview}
          </Button>
        </Form>
      )}
      {mayRefund && (
        <details className="ask mt-8" open={error !== undefined}>
          <summary>{copy().refundWholePayment}</summary>
          <Form method="post" className="admin-form compact" preventScrollReset>
            <input type="hidden" name="seen" value={order.state} />
            <p className="soft t14">{copy().wholePaymentWillBeRefunded}</p>
            <Checkbox name="sure" value="yes" label={copy().yesRefundWholePayment} />
            <Button kind="danger" size="small" name="intent" value="refund">
              {copy().refundWholePayment}
            </Button>
          </Form>
        </details>
      )}
    </Panel>
  )
}
