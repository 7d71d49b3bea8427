import { Form, Link } from 'react-router'
import { DraftArea } from '#accounts/drafts/ui/drafts.tsx'
import { staffCasePath } from '#cases/process/case-links.ts'
import { Button } from '#design/button.tsx'
import { Field } from '#design/form/field.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { formatDate } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { moneyOf } from '#shop/orders/order-amounts.ts'
import * as shopStaffTexts from '#shop/staff/locales/en.ts'
import type { OrderProps } from './order-props.ts'

const copy = () => t(shopStaffTexts.latePanel)

export function LatePanel({ view: { order, late, mayRequestRefund, mayRefund } }: { view: OrderProps }) {
  if (late.length === 0) return null
  const money = moneyOf(order)
  return (
    <Panel title={copy().lateRefund50} important>
      {late.map(({ caseId, caseNumber, title, allowedDays, countedDays, completeOn, lateOn, amountCents }) => (
        <div key={caseId} className="mt-8">
          <p className="t16">
            <Link to={staffCasePath(caseId)}>{caseNumber}</Link>{' '}
            {copy().checklistWasCompleteOnWe(
              title,
              formatDate(completeOn),
              allowedDays,
              countedDays,
              formatDate(lateOn),
            )}
          </p>
          <p className="t16">
            {copy().halfOfPricePaidFor} <b className="numbers">{money(amountCents)}</b>
          </p>
          {mayRequestRefund && (
            <Form method="post" className="mt-8" preventScrollReset>
              <input type="hidden" name="seenCents" value={order.refundedCents} />
              <input type="hidden" name="caseId" value={caseId} />
              <Button kind="primary" size="small" name="intent" value="grant-late">
                {copy().refund(money(amountCents))}
              </Button>
            </Form>
          )}
          {mayRefund && (
            <details className="ask mt-8">
              <summary>{copy().markAsNotLate}</summary>
              <Form method="post" className="admin-form compact" preventScrollReset>
                <input type="hidden" name="caseId" value={caseId} />
                <Field
                  name="words"
                  id={`late-${caseId}`}
                  label={copy().reason}
                  hint={copy().reasonIsSavedWithCase}
                  required
                >
                  <DraftArea draft={`late-${caseId}`} sentAs="late-dismissed" rows={2} maxLength={1000} />
                </Field>
                <Button kind="outline" size="small" name="intent" value="dismiss-late">
                  {copy().markAsNotLate}
                </Button>
              </Form>
            </details>
          )}
        </div>
      ))}
    </Panel>
  )
}
