import { type ReactNode, useRef } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { DraftArea } from '#accounts/drafts/ui/drafts.tsx'
import { DocumentBadge } from '#admin/ui/badges.tsx'
import type { DocumentRow } from '#cases/documents/document-db.server.ts'
import { maxRejectionLength } from '#cases/documents/document-states.ts'
import { SameFiles } from '#cases/documents/staff/same-file.tsx'
import { reviewPath } from '#cases/process/case-links.ts'
import { sendBackReasons } from '#cases/requests/send-back-reason.ts'
import { caseWords } from '#cases/words.ts'
import { Button } from '#design/button.tsx'
import { Field, FieldError } from '#design/form/field.tsx'
import { Select } from '#design/form/input.tsx'
import { formatDateTime, formatFileSize } from '#platform/format.ts'
import { nextToCheck } from './queue.ts'
import { caseIds } from './review-keys.tsx'
import type { ReviewAnswer, ReviewView } from './review-view.ts'

type Props = { view: ReviewView; document: DocumentRow; answer: ReviewAnswer | undefined }

export function DecisionForm({ view, document, answer }: Props) {
  const { found, checklist, same, mayAccept, mayReject, mayPlace } = view
  const { id, state, documentType, fileSize, createdAt, uploadedByName, rejectedReason, checklistItemId } = document
  const skipTo = nextToCheck(view.documents, id)
  const isSending = useNavigation().formData?.get('document') === id
  const words = useRef<HTMLDivElement>(null)
  const reasons = caseWords().sendBackReasons

  function write(text: string) {
    const area = words.current?.querySelector('textarea')
    if (!area) return
    area.value = text
    // Fire an input event, so that autosave treats the inserted text as if it were typed.
    area.dispatchEvent(new Event('input', { bubbles: true }))
    area.focus()
  }

  return (
    <section className="review-decision" aria-label="Decision">
      <header>
        <h2 className="t20">{documentType ?? caseWords().otherDocument}</h2>
        <DocumentBadge state={state} />
        <p className="soft t14 numbers">
          {formatFileSize(fileSize)}, {formatDateTime(createdAt)}, by {uploadedByName}
        </p>
        {rejectedReason && <p className="t14">Sent back: {rejectedReason}</p>}
        <div className="t14">
          <SameFiles same={same} clientId={document.clientId} />
        </div>
      </header>
      {mayAccept || mayReject || mayPlace ? (
        <Form method="post" id={caseIds.form} preventScrollReset>
          <input type="hidden" name="document" value={id} />
          {answer && <FieldError id="decision-fault">{answer.text}</FieldError>}
          <fieldset>
            <legend className="visually-hidden">What becomes of it</legend>
            <Choice value="accept" label="Accept" hotkey="A" disabled={!mayAccept} chosen={answer?.decision} />
            <Choice value="reject" label="Send back" hotkey="R" disabled={!mayReject} chosen={answer?.decision}>
              <div className="reasons" role="radiogroup" aria-label="Reason">
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
                  <span>Own words</span>
                </label>
              </div>
              <div ref={words}>
                <Field
                  name="reason"
                  id={`reason-${id}`}
                  label="What the client reads"
                  hint={`Goes to ${found.clientName}.`}
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
            <Choice value="place" label="File elsewhere" hotkey="M" disabled={!mayPlace} chosen={answer?.decision}>
              <Field name="place" id={`place-${id}`} label="Where it belongs">
                <Select
                  placeholder="Without a place"
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
              {skipTo ? 'Go on, next file' : 'Go on'}
            </Button>
            {skipTo && (
              <Link to={reviewPath(found.id, skipTo.id)} preventScrollReset>
                <kbd>S</kbd> Skip
              </Link>
            )}
          </div>
        </Form>
      ) : (
        <p className="soft t14">You can look at this document; nothing can be decided about it here.</p>
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
