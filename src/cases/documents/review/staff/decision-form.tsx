import { type ReactNode, useRef } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { DraftArea } from '#accounts/drafts/ui/drafts.tsx'
import { DocumentBadge } from '#admin/ui/badges.tsx'
import type { DocumentRow } from '#cases/documents/document-db.server.ts'
import { maxRejectionLength, sendBackReasons } from '#cases/documents/document-states.ts'
import { SameFiles } from '#cases/documents/staff/review-forms.tsx'
import * as caseTexts from '#cases/locales/en.ts'
import { reviewPath } from '#cases/process/case-links.ts'
import * as caseStaffTexts from '#cases/staff/locales/en.ts'

import { Button } from '#design/button.tsx'
import { Field, FieldError } from '#design/form/field.tsx'
import { Select } from '#design/form/input.tsx'
import { formatDateTime, formatFileSize } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { caseIds } from './review-keys.tsx'
import { nextToCheck, type ReviewAnswer, type ReviewView } from './review-view.ts'

const copy = () => t(caseStaffTexts.decisionForm)

type Props = { view: ReviewView; document: DocumentRow; answer: ReviewAnswer | undefined }

export function DecisionForm({ view, document, answer }: Props) {
  const { found, checklist, same, mayAccept, mayReject, mayPlace } = view
  const { id, state, documentType, fileSize, createdAt, uploadedByName, rejectedReason, checklistItemId } = document
  const skipTo = nextToCheck(view.documents, id)
  const isSending = useNavigation().formData?.get('document') === id
  const words = useRef<HTMLDivElement>(null)
  const reasons = t(caseTexts.cases).sendBackReasons

  function write(text: string) {
    const area = words.current?.querySelector('textarea')
    if (!area) return
    area.value = text
    // Fire an input event, so that autosave treats the inserted text as if it were typed.
    area.dispatchEvent(new Event('input', { bubbles: true }))
    area.focus()
  }

  return (
    <section className="review-decision" aria-label={copy().decision}>
      <header>
        <h2 className="t20">{documentType ?? t(caseTexts.cases).otherDocument}</h2>
        <DocumentBadge state={state} />
        <p className="soft t14 numbers">
          {copy().by(formatFileSize(fileSize), formatDateTime(createdAt), uploadedByName)}
        </p>
        {rejectedReason && <p className="t14">{copy().sentBack(rejectedReason)}</p>}
        <div className="t14">
          <SameFiles same={same} clientId={document.clientId} />
        </div>
      </header>
      {mayAccept || mayReject || mayPlace ? (
        <Form method="post" id={caseIds.form} preventScrollReset>
          <input type="hidden" name="document" value={id} />
          {answer && <FieldError id="decision-fault">{answer.text}</FieldError>}
          <fieldset>
            <legend className="visually-hidden">{copy().decision2}</legend>
            <Choice value="accept" label={copy().accept} hotkey="A" disabled={!mayAccept} chosen={answer?.decision} />
            <Choice value="reject" label={copy().sendBack} hotkey="R" disabled={!mayReject} chosen={answer?.decision}>
              <div className="reasons" role="radiogroup" aria-label={copy().reason}>
                {sendBackReasons.map((reason) => (
                  <label key={reason}>
                    <input
                      type="radio"
                      name="template"
                      value={reason}
                      onChange={() => write(reasons[reason].text)}
                      className="visually-hidden"
                    />
                    <span>{reasons[reason].label}</span>
                  </label>
                ))}
                <label>
                  <input
                    type="radio"
                    name="template"
                    value="own"
                    onChange={() => write('')}
                    className="visually-hidden"
                  />
                  <span>{copy().yourOwnText}</span>
                </label>
              </div>
              <div ref={words}>
                <Field
                  name="reason"
                  id={`reason-${id}`}
                  label={copy().textForClient}
                  hint={copy().willReceiveThisText(found.clientName)}
                >
                  <DraftArea
                    draft={`reject-${id}`}
                    sentAs="rejected"
                    rows={3}
                    maxLength={maxRejectionLength}
                    defaultValue={answer?.reason}
                  />
                </Field>
              </div>
            </Choice>
            <Choice
              value="place"
              label={copy().moveToAnotherItem}
              hotkey="M"
              disabled={!mayPlace}
              chosen={answer?.decision}
            >
              <Field name="place" id={`place-${id}`} label={copy().whereItBelongs}>
                <Select
                  placeholder={copy().notAssigned}
                  defaultValue={checklistItemId ?? ''}
                  options={checklist
                    .filter(({ isNotNeeded }) => !isNotNeeded)
                    .map((item) => ({ value: item.id, label: item.title }))}
                />
              </Field>
            </Choice>
          </fieldset>
          <div className="go-on">
            <Button kind="primary" size="small" full busy={isSending}>
              {skipTo ? copy().continueToNextFile : copy().continue}
            </Button>
            {skipTo && (
              <Link to={reviewPath(found.id, skipTo.id)} preventScrollReset>
                <kbd>{copy().s}</kbd> {copy().skip}
              </Link>
            )}
          </div>
        </Form>
      ) : (
        <p className="soft t14">{copy().youCanViewThisDocument}</p>
      )}
    </section>
  )
}

type ChoiceProps = {
  value: 'accept' | 'reject' | 'place'
  label: string
  hotkey: string
  disabled: boolean
  chosen: string | undefined
  children?: ReactNode
}

function Choice({ value, label, hotkey, disabled, chosen, children }: ChoiceProps) {
  const id = caseIds[value]
  return (
    <div className="decision">
      <label htmlFor={id}>
        <input
          type="radio"
          id={id}
          name="decision"
          value={value}
          disabled={disabled}
          required
          defaultChecked={chosen === value}
        />
        <span>{label}</span>
        <kbd>{hotkey}</kbd>
      </label>
      {children && <div className="more">{children}</div>}
    </div>
  )
}
