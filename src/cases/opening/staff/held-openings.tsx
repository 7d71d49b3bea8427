import { Form, Link } from 'react-router'
import { DraftArea } from '#accounts/drafts/ui/drafts.tsx'
import type { DecideOpeningOutcome } from '#cases/opening/decide-opening.server.ts'
import type { HeldOpening } from '#cases/opening/held-opening-db.server.ts'
import { maxOpeningReasonLength } from '#cases/opening/staff-opening.ts'
import { staffCasePath } from '#cases/process/case-links.ts'
import * as caseStaffTexts from '#cases/staff/locales/en.ts'
import { Button } from '#design/button.tsx'
import { Note } from '#design/feedback/note.tsx'
import { Field } from '#design/form/field.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { type ErrorStatuses, errorOf } from '#platform/http/error-statuses.ts'
import { t } from '#platform/texts.ts'
import type { Refused } from '#platform/words.ts'
import { lineTitle } from '#shop/orders/order.ts'

const copy = () => t(caseStaffTexts.heldOpenings)

const notDecided: ErrorStatuses<Refused<DecideOpeningOutcome>> = {
  forbidden: 403,
  'unknown-order': 404,
  'decided-before': 409,
  'not-paid': 409,
  'case-over': 409,
  'no-reason': 422,
  'reason-too-long': 422,
}

export function openingDecisionError(refusal: Refused<DecideOpeningOutcome>) {
  return errorOf(t(caseStaffTexts.openingNotDecided), refusal, notDecided)
}

type Props = { held: readonly HeldOpening[]; error: string | undefined; values: Record<string, string> }

/** Paid units for a year that has a case: part of it, or a second case with a reason. */
export function HeldOpenings({ held, error, values }: Props) {
  if (held.length === 0 && !error) return null
  return (
    <Panel title={copy().title} important id="one-case">
      {error && (
        <Note kind="bad" live title={copy().nothingWasChanged}>
          {error}
        </Note>
      )}
      {held.map((opening) => (
        <Decision key={`${opening.orderLineId} ${opening.unitNumber}`} opening={opening} values={values} />
      ))}
    </Panel>
  )
}

function Decision({ opening, values }: { opening: HeldOpening; values: Record<string, string> }) {
  const { orderLineId, unitNumber, caseId, caseNumber, caseTitle, taxYear, clientName } = opening
  const isThis = values.line === orderLineId && values.unit === String(unitNumber)
  const id = `second-${orderLineId}-${unitNumber}`
  const unit = (
    <>
      <input type="hidden" name="line" value={orderLineId} />
      <input type="hidden" name="unit" value={unitNumber} />
    </>
  )
  return (
    <div className="mt-8">
      <p>
        {copy().hasCase(clientName, taxYear)} <Link to={staffCasePath(caseId)}>{`${caseTitle} (${caseNumber})`}</Link>
      </p>
      <p className="soft t14">{copy().whatToDecide(lineTitle(opening))}</p>
      <Form method="post" className="mt-8" preventScrollReset>
        {unit}
        <Button kind="primary" size="small" name="intent" value="join-case">
          {copy().join(caseNumber)}
        </Button>
      </Form>
      <details className="ask mt-8" open={isThis && values.intent === 'second-case'}>
        <summary>{copy().openSecond}</summary>
        <Form method="post" className="admin-form compact" preventScrollReset>
          {unit}
          <Field name="words" id={id} label={copy().why} hint={copy().whyHint} required>
            <DraftArea
              draft={id}
              sentAs="second-case-opened"
              rows={2}
              maxLength={maxOpeningReasonLength}
              defaultValue={isThis ? values.words : ''}
            />
          </Field>
          <Button kind="outline" size="small" name="intent" value="second-case">
            {copy().openSecond}
          </Button>
        </Form>
      </details>
    </div>
  )
}
