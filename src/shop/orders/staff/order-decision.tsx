import { Form } from 'react-router'
import { Button } from '#design/button.tsx'
import { Note } from '#design/feedback/note.tsx'
import { Checkbox } from '#design/form/choice.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { say } from '#platform/words.ts'
import { orderWords } from '#shop/orders/order-words.ts'
import { isByTransfer } from '#shop/payouts/payout.ts'
import type { OrderProps } from './order-props.ts'

export function Decision({ view, error }: { view: OrderProps; error: string | undefined }) {
  const { order, isRefundRequested, mayAccept } = view
  const mayRefund = view.mayRefund && order.state === 'paid_review' && !isByTransfer(order)
  if (order.state !== 'paid_review' && !isRefundRequested && !error) return null
  return (
    <Panel title="Decision" important>
      {error && (
        <Note kind="bad" live title="Nothing was changed">
          {error}
        </Note>
      )}
      {order.state === 'paid_review' && (
        <Note kind="warn" title="This payment waits for a person">
          {order.reviewError && say(orderWords().reviewErrors, order.reviewError)}
        </Note>
      )}
      {isRefundRequested && (
        <Note kind="info" title="A refund was requested">
          {isByTransfer(order)
            ? 'It is paid by transfer: the order changes once the bank has paid.'
            : 'The provider has not confirmed it yet. It is tried again until it works; the events show when.'}
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
        <details className="ask mt-8" open={error !== undefined}>
          <summary>Refund</summary>
          <Form method="post" className="admin-form compact" preventScrollReset>
            <input type="hidden" name="seen" value={order.state} />
            <p className="soft t14">The whole payment is given back.</p>
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
