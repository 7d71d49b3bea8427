import { Form, Link } from 'react-router'
import { DraftArea } from '#accounts/drafts/ui/drafts.tsx'
import { staffCasePath } from '#cases/process/case-links.ts'
import { Button } from '#design/button.tsx'
import { Field } from '#design/form/field.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { formatDate } from '#platform/format.ts'
import { moneyOf } from '#shop/orders/order-amounts.ts'
import type { OrderProps } from './order-props.ts'

export function LatePanel({ view: { order, late, mayRequestRefund, mayRefund } }: { view: OrderProps }) {
  if (late.length === 0) return null
  const money = moneyOf(order)
  return (
    <Panel title="Late: refund 50 %?" important>
      {late.map(({ caseId, caseNumber, title, allowedDays, countedDays, completeOn, lateOn, amountCents }) => (
        <div key={caseId} className="mt-8">
          <p className="t16">
            <Link to={staffCasePath(caseId)}>{caseNumber}</Link> {title}: the checklist was complete on{' '}
            {formatDate(completeOn)}. Of the {allowedDays} working days promised {countedDays} were counted; days on
            which we waited for the client are left out. Late since {formatDate(lateOn)}.
          </p>
          <p className="t16">
            Half of what was paid for it: <b className="numbers">{money(amountCents)}</b>
          </p>
          {mayRequestRefund && (
            <Form method="post" className="mt-8" preventScrollReset>
              <input type="hidden" name="seenCents" value={order.refundedCents} />
              <input type="hidden" name="caseId" value={caseId} />
              <Button kind="primary" size="small" name="intent" value="grant-late">
                Give {money(amountCents)} back
              </Button>
            </Form>
          )}
          {mayRefund && (
            <details className="ask mt-8">
              <summary>Not late</summary>
              <Form method="post" className="admin-form compact" preventScrollReset>
                <input type="hidden" name="caseId" value={caseId} />
                <Field name="words" id={`late-${caseId}`} label="Why" hint="It stays with the case." required>
                  <DraftArea draft={`late-${caseId}`} sentAs="late-dismissed" rows={2} maxLength={1000} />
                </Field>
                <Button kind="outline" size="small" name="intent" value="dismiss-late">
                  Not late
                </Button>
              </Form>
            </details>
          )}
        </div>
      ))}
    </Panel>
  )
}
