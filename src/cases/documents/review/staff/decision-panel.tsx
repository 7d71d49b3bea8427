import { type ReactNode, useRef } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { DraftArea } from '#accounts/drafts/ui/drafts.tsx'
import { DocumentBadge } from '#admin/ui/badges.tsx'
import type { DocumentRow } from '#cases/documents/document-db.server.ts'
import { maxRejectionLength, sendBackReasons } from '#cases/documents/document-states.ts'
import { SameFiles } from '#cases/documents/staff/review-forms.tsx'
import * as caseTexts from '#cases/locales/en.ts'
import * as caseStaffTexts from '#cases/staff/locales/en.ts'
import { Button } from '#design/button.tsx'
import { Field, FieldError } from '#design/form/field.tsx'
import { Select } from '#design/form/input.tsx'
import { formatDateTime, formatFileSize } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import * as returnStaffTexts from '#returns/staff/locales/en.ts'
import { CorrectBox } from '#returns/statements/staff/correct-box.tsx'
import { AmountsRead } from './amounts-read.tsx'
import { decisionIds } from './review-keys.tsx'
import { nextToCheck, type ReviewAnswer, type ReviewView } from './review-view.ts'

const copy = () => t(caseStaffTexts.decisionForm)
const correctCopy = () => t(returnStaffTexts.correctBox)

type Props = { view: ReviewView; document: DocumentRow; answer: ReviewAnswer | undefined; marked: readonly string[] }

export function DecisionPanel({ view, document, answer, marked }: Props) {
  const { checklist, same, amounts, mayAccept, mayReject, mayPlace, mayDismiss } = view
  const { id, state, documentType, fileSize, createdAt, uploadedByName, rejectedReason, checklistItemId } = document
  const skipTo = nextToCheck(view.documents, id)
  const isSending = useNavigation().formData?.get('document') === id
  const at = (decision: string) => (answer?.decision === decision ? answer : undefined)
  const hidden = (decision: string) => (
    <>
      <input type="hidden" name="document" value={id} />
      <input type="hidden" name="decision" value={decision} />
      <input type="hidden" name="next" value={skipTo?.id ?? ''} />
    </>
  )
  const certificates = amounts?.statements.filter((one) => one.certificate && one.state !== 'replaced') ?? []
  const typedFor = (statement: string) => (answer?.typed?.statement === statement ? answer.typed : undefined)
  const toConfirm = mayAccept && amounts?.open ? amounts : null
  return (
    <section className="review-decision" aria-label={copy().decision}>
      <header>
        <h2 className="t20">{documentType ?? t(caseTexts.cases).otherDocument}</h2>
        <DocumentBadge state={state} />
        <p className="soft t14 numbers">
          {copy().by(formatFileSize(fileSize), formatDateTime(createdAt), uploadedByName)}
        </p>
        {document.placedBy === 'reading' && mayPlace && (
          <Form method="post" className="row gap-8 t14" preventScrollReset>
            {hidden('place')}
            <span>{copy().placedByReading}</span>
            <Button kind="quiet" size="dense" name="place" value="">
              {copy().undoPlace}
            </Button>
          </Form>
        )}
        {rejectedReason && <p className="t14">{copy().sentBack(rejectedReason)}</p>}
        <div className="t14">
          <SameFiles same={same} clientId={document.clientId} />
        </div>
      </header>
      {amounts && <AmountsRead amounts={amounts} caseId={view.found.id} taxYear={view.found.taxYear} marked={marked} />}
      {!(mayAccept || mayReject || mayPlace) && <p className="soft t14">{copy().youCanViewThisDocument}</p>}
      {mayReject && (
        <Decision id={decisionIds.reject} label={copy().sendBack} hotkey="R" error={at('reject')?.text}>
          <SendBack id={id} view={view} reason={at('reject')?.reason} hidden={hidden('reject')} isSending={isSending} />
        </Decision>
      )}
      {mayPlace && (
        <Decision id={decisionIds.place} label={copy().moveToAnotherItem} hotkey="M" error={at('place')?.text}>
          <Form method="post" preventScrollReset>
            {hidden('place')}
            <Field name="place" id={`place-${id}`} label={copy().whereItBelongs}>
              <Select
                placeholder={copy().notAssigned}
                defaultValue={checklistItemId ?? ''}
                options={checklist
                  .filter(({ isNotNeeded }) => !isNotNeeded)
                  .map((item) => ({ value: item.id, label: item.title }))}
              />
            </Field>
            <Button kind="ink" size="small" busy={isSending}>
              {copy().move}
            </Button>
          </Form>
        </Decision>
      )}
      {amounts?.mayWrite &&
        certificates.map((statement, at) => (
          <Decision
            key={statement.id}
            id={at === 0 ? decisionIds.correct : `${decisionIds.correct}-${at}`}
            label={
              certificates.length > 1
                ? correctCopy().correctBoxOf(statement.certificate?.employer.name ?? '')
                : correctCopy().correctBox
            }
            {...(at === 0 && { hotkey: 'E' })}
            error={typedFor(statement.id) && answer?.text}
          >
            <CorrectBox statement={statement} typed={typedFor(statement.id)} />
          </Decision>
        ))}
      {mayDismiss && (
        <Decision id={decisionIds.dismiss} label={copy().noNewCopyNeeded} error={at('dismiss')?.text}>
          <Form method="post" preventScrollReset>
            {hidden('dismiss')}
            <p className="soft t14">{copy().clientIsNoLongerAsked}</p>
            <Button kind="ink" size="small" busy={isSending}>
              {copy().endRequest}
            </Button>
          </Form>
        </Decision>
      )}
      <div className="go-on">
        {mayAccept && (
          <Form method="post" id={decisionIds.accept} preventScrollReset>
            {hidden('accept')}
            {toConfirm && <input type="hidden" name="figures" value={toConfirm.seen} />}
            {at('accept') && <FieldError id="decision-fault">{at('accept')?.text}</FieldError>}
            <Button kind="primary" size="small" full busy={isSending}>
              {toConfirm ? copy().confirmAndAccept(toConfirm.open) : copy().accept} <kbd>A</kbd>
            </Button>
          </Form>
        )}
        {skipTo && (
          <Link to={skipTo.href} preventScrollReset>
            <kbd>{copy().s}</kbd> {copy().skip}
          </Link>
        )}
      </div>
    </section>
  )
}

type DecisionProps = { id: string; label: string; hotkey?: string; error: string | undefined; children: ReactNode }

function Decision({ id, label, hotkey, error, children }: DecisionProps) {
  return (
    <details className="decision" id={id} open={error !== undefined || undefined}>
      <summary>
        <span>{label}</span>
        {hotkey && <kbd>{hotkey}</kbd>}
      </summary>
      {error && <FieldError id={`${id}-fault`}>{error}</FieldError>}
      {children}
    </details>
  )
}

type SendBackProps = {
  id: string
  view: ReviewView
  reason: string | undefined
  hidden: ReactNode
  isSending: boolean
}

function SendBack({ id, view, reason, hidden, isSending }: SendBackProps) {
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

  const template = (value: string, label: string, text: string) => (
    <label key={value}>
      <input type="radio" name="template" value={value} onChange={() => write(text)} className="visually-hidden" />
      <span>{label}</span>
    </label>
  )
  return (
    <Form method="post" preventScrollReset>
      {hidden}
      <div className="reasons" role="radiogroup" aria-label={copy().reason}>
        {sendBackReasons.map((one) => template(one, reasons[one].label, reasons[one].text))}
        {template('own', copy().yourOwnText, '')}
      </div>
      <div ref={words}>
        <Field
          name="reason"
          id={`reason-${id}`}
          label={copy().textForClient}
          hint={copy().willReceiveThisText(view.found.clientName)}
        >
          <DraftArea
            draft={`reject-${id}`}
            sentAs="rejected"
            rows={3}
            maxLength={maxRejectionLength}
            defaultValue={reason}
          />
        </Field>
      </div>
      <Button kind="ink" size="small" busy={isSending}>
        {copy().sendBack} <kbd>{copy().controlEnter}</kbd>
      </Button>
    </Form>
  )
}
