import { Form, Link } from 'react-router'
import { DraftArea } from '#accounts/drafts/ui/drafts.tsx'
import { staffCasePath } from '#cases/process/case-links.ts'
import { Button } from '#design/button.tsx'
import { Note } from '#design/feedback/note.tsx'
import { Checkbox } from '#design/form/choice.tsx'
import { Field } from '#design/form/field.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { formatDate } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { say } from '#platform/words.ts'
import * as shopTexts from '#shop/locales/en.ts'
import { moneyOf } from '#shop/orders/order-amounts.ts'
import { isByTransfer } from '#shop/payouts/payout.ts'
import * as shopStaffTexts from '#shop/staff/locales/en.ts'
import type { OrderProps } from './order-props.ts'

const latePanelCopy = () => t(shopStaffTexts.latePanel)

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

export function LatePanel({ view: { order, late, mayRequestRefund, mayRefund } }: { view: OrderProps }) {
  if (late.length === 0) return null
  const money = moneyOf(order)
  return (
    <Panel title={latePanelCopy().lateRefund50} important>
      {late.map(({ caseId, caseNumber, title, allowedDays, countedDays, completeOn, lateOn, amountCents }) => (
        <div key={caseId} className="mt-8">
          <p className="t16">
            <Link to={staffCasePath(caseId)}>{caseNumber}</Link>{' '}
            {latePanelCopy().checklistWasCompleteOnWe(
              title,
              formatDate(completeOn),
              allowedDays,
              countedDays,
              formatDate(lateOn),
            )}
          </p>
          <p className="t16">
            {latePanelCopy().halfOfPricePaidFor} <b className="numbers">{money(amountCents)}</b>
          </p>
          {mayRequestRefund && (
            <Form method="post" className="mt-8" preventScrollReset>
              <input type="hidden" name="seenCents" value={order.refundedCents} />
              <input type="hidden" name="caseId" value={caseId} />
              <Button kind="primary" size="small" name="intent" value="grant-late">
                {latePanelCopy().refund(money(amountCents))}
              </Button>
            </Form>
          )}
          {mayRefund && (
            <details className="ask mt-8">
              <summary>{latePanelCopy().markAsNotLate}</summary>
              <Form method="post" className="admin-form compact" preventScrollReset>
                <input type="hidden" name="caseId" value={caseId} />
                <Field
                  name="words"
                  id={`late-${caseId}`}
                  label={latePanelCopy().reason}
                  hint={latePanelCopy().reasonIsSavedWithCase}
                  required
                >
                  <DraftArea draft={`late-${caseId}`} sentAs="late-dismissed" rows={2} maxLength={1000} />
                </Field>
                <Button kind="outline" size="small" name="intent" value="dismiss-late">
                  {latePanelCopy().markAsNotLate}
                </Button>
              </Form>
            </details>
          )}
        </div>
      ))}
    </Panel>
  )
}
