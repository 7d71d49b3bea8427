import { Form, Link } from 'react-router'
import { DraftArea } from '#accounts/drafts/ui/drafts.tsx'
import { DocumentBadge } from '#admin/ui/badges.tsx'
import type { DocumentRow } from '#cases/documents/document-db.server.ts'
import { isFromFirm } from '#cases/documents/document-kinds.ts'
import { isHandedOut, maxRejectionLength, mayDecide } from '#cases/documents/document-states.ts'
import type { SameFile } from '#cases/documents/waiting-file-db.server.ts'
import * as caseTexts from '#cases/locales/en.ts'
import { reviewPath, staffCasePath } from '#cases/process/case-links.ts'
import * as caseStaffTexts from '#cases/staff/locales/en.ts'

import { Button } from '#design/button.tsx'
import { draggable } from '#design/form/drag-file.ts'
import { Field, FieldError } from '#design/form/field.tsx'
import { Select } from '#design/form/input.tsx'
import { Icon } from '#design/icon.tsx'
import { formatDate, formatDateTime, formatFileSize } from '#platform/format.ts'
import { t } from '#platform/texts.ts'

const sameFileCopy = () => t(caseStaffTexts.sameFile)

const copy = () => t(caseStaffTexts.reviewForms)

export type ReviewAnswer = { document: string; text: string; reason: string }

type Props = {
  document: DocumentRow
  answer: ReviewAnswer | undefined
  mayReview: boolean
  showCase?: boolean
  places?: readonly { id: string; title: string }[]
  same?: readonly SameFile[]
  caseId?: string
}

function kindOf({ kind, draftNumber, shownAt, documentType }: DocumentRow): string {
  if (!isFromFirm(kind)) return documentType ?? t(caseTexts.cases).otherDocument
  const name = [t(caseTexts.cases).documentKinds[kind], draftNumber].filter(Boolean).join(' ')
  return kind === 'draft' && shownAt === null ? copy().notVisibleToClientYet(name) : name
}

export function DocumentItem({ document, answer, mayReview, showCase, places = [], same = [], caseId }: Props) {
  const { id, originalFilename, fileSize, createdAt, uploadedByName, state, scanState } = document
  const error = answer?.document === id ? answer : undefined
  const opens = isHandedOut(document)
  return (
    <li className="item document-item" {...draggable(id, places.length > 0 && isFiledBy(document))}>
      <Icon
        name={state === 'accepted' ? 'file-check' : 'file-text'}
        className={state === 'accepted' ? 'done' : undefined}
      />
      <div>
        <b>{originalFilename}</b> <DocumentBadge state={state} />
        <p>{copy().by(kindOf(document), formatFileSize(fileSize), formatDateTime(createdAt), uploadedByName)}</p>
        {showCase && (
          <p>
            <Link to={`/admin/cases/${document.caseId}/documents`} className="nowrap">
              {document.caseNumber}
            </Link>
            , {document.clientName}
          </p>
        )}
        {document.rejectedReason && <p>{copy().sentBack(document.rejectedReason)}</p>}
        {scanState === 'unscanned' && <p>{copy().waitingForVirusScanner}</p>}
        {state === 'quarantined' && <p>{copy().virusScannerFoundProblemIn}</p>}
        <SameFiles same={same} clientId={document.clientId} />
        {places.length > 0 && isFiledBy(document) && <PlaceForm document={document} places={places} />}
        {error && <FieldError id={`fault-${id}`}>{error.text}</FieldError>}
      </div>
      <div className="actions">
        {opens && (
          <>
            <Link to={reviewPath(caseId ?? document.caseId, id)} className="button outline dense">
              {copy().view}
              <span className="visually-hidden"> {copy().at(originalFilename)}</span>
            </Link>
            <a href={`/admin/documents/${id}/download`} className="button outline dense" download>
              {copy().download}
              <span className="visually-hidden"> {originalFilename}</span>
            </a>
          </>
        )}
        {mayReview && opens && mayDecide(state, { accept: true }) && (
          <Form method="post" preventScrollReset>
            <input type="hidden" name="document" value={id} />
            <Button size="dense" name="intent" value="accept">
              {copy().accept}
              <span className="visually-hidden"> {originalFilename}</span>
            </Button>
          </Form>
        )}
      </div>
      {mayReview && mayDecide(state, { accept: false, reason: '' }) && (
        <details className="ask send-back" open={error !== undefined}>
          <summary>
            {copy().reject}
            <span className="visually-hidden"> {originalFilename}</span>
          </summary>
          <Form method="post" className="admin-form compact" preventScrollReset>
            <input type="hidden" name="document" value={id} />
            <Field name="reason" id={`reason-${id}`} label={copy().reason} hint={copy().clientSeesItInEmail} required>
              <DraftArea
                draft={`reject-${id}`}
                sentAs="rejected"
                rows={2}
                maxLength={maxRejectionLength}
                defaultValue={error?.reason}
              />
            </Field>
            <Button size="small" kind="danger" name="intent" value="reject">
              {copy().sendBack}
            </Button>
          </Form>
        </details>
      )}
    </li>
  )
}

function isFiledBy({ state }: DocumentRow): boolean {
  return state === 'received' || state === 'accepted' || state === 'rejected'
}

function PlaceForm({ document, places }: { document: DocumentRow; places: readonly { id: string; title: string }[] }) {
  const { id, checklistItemId, originalFilename } = document
  return (
    <Form method="post" className="inline-form place-form" preventScrollReset>
      <input type="hidden" name="document" value={id} />
      <Select
        name="place"
        aria-label={copy().checklistItemFor(originalFilename)}
        placeholder={copy().notAssigned}
        defaultValue={checklistItemId ?? ''}
        options={places.map((item) => ({ value: item.id, label: item.title }))}
      />
      <Button size="dense" kind="quiet" name="intent" value="place">
        {copy().assign}
        <span className="visually-hidden">: {originalFilename}</span>
      </Button>
    </Form>
  )
}

export function SameFiles({ same, clientId }: { same: readonly SameFile[]; clientId: string }) {
  const ordered = same.toSorted((a, b) => Number(a.clientId === clientId) - Number(b.clientId === clientId))
  return ordered.map((other) => (
    <p key={other.sameAs} className={other.clientId === clientId ? undefined : 'overdue'}>
      {other.clientId === clientId
        ? sameFileCopy().duplicateOf
        : sameFileCopy().duplicateOfFileFromAnother(other.clientName)}
      {other.filename}, {other.item ?? t(caseTexts.cases).otherDocument}, {formatDate(other.at)},{' '}
      <Link to={`${staffCasePath(other.caseId)}/documents`} className="nowrap">
        {other.caseNumber}
      </Link>
    </p>
  ))
}
