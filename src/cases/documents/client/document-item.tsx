import { Form, Link } from 'react-router'
import { isFromFirm } from '#cases/documents/document-kinds.ts'
import { isSentBack, noItem } from '#cases/documents/document-states.ts'
import * as caseTexts from '#cases/locales/en.ts'
import { replacePath } from '#cases/process/case-links.ts'
import { Button } from '#design/button.tsx'
import { draggable } from '#design/form/drag-file.ts'
import { FieldError } from '#design/form/field.tsx'
import { Select } from '#design/form/input.tsx'
import { Icon } from '#design/icon.tsx'
import { formatDate, formatFileSize } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { documentBadge, heldBackText } from '#portal/badges.ts'
import { Badge } from '#portal/ui/badge.tsx'
import type { DocumentView } from '#portal/views.server.ts'
import type { ReadingNote } from '#returns/statements/load-readings.server.ts'
import { ReadingNotes } from '#returns/ui/reading-notes.tsx'

const copy = () => t(caseTexts.placeForm)

type Props = {
  document: DocumentView
  notes?: readonly ReadingNote[] | undefined
  items: readonly { id: string; title: string }[]
  isOpen: boolean
  error: string | undefined
}

export function DocumentItem({ document, notes, items, isOpen, error }: Props) {
  const isOurs = isFromFirm(document.kind)
  const { originalFilename, documentType, fileSize, createdAt, state, rejectedReason, sender, isRequested } = document
  return (
    <li className="item" {...draggable(document.id, isOpen && state === 'received' && items.length > 0)}>
      <Icon name="paperclip" />
      <div>
        <b className="t16 filename">{originalFilename}</b>
        <p className="numbers">
          {[
            documentType,
            formatFileSize(fileSize),
            formatDate(createdAt),
            sender && t(caseTexts.documentItem).from(sender),
          ]
            .filter(Boolean)
            .join(', ')}{' '}
          <FileActions document={document} />
          <ReplaceLink document={document} />
        </p>
        {state === 'rejected' && rejectedReason && <p className="accent">{rejectedReason}</p>}
        {state === 'quarantined' && <p className="accent">{heldBackText()}</p>}
        <ReadingNotes notes={notes} />
        {isOpen && state === 'received' && <PlaceForm document={document} items={items} error={error} />}
      </div>
      <div className="actions">{!isOurs && <Badge mark={documentBadge(state, isRequested)} />}</div>
    </li>
  )
}

type PlaceFormProps = {
  document: Pick<DocumentView, 'id' | 'originalFilename'>
  items: readonly { id: string; title: string }[]
  action?: string
  error: string | undefined
}

export function PlaceForm({ document: { id, originalFilename }, items, action, error }: PlaceFormProps) {
  if (items.length === 0) return null
  return (
    <Form method="post" action={action} className="place-form" preventScrollReset>
      <input type="hidden" name="intent" value="place" />
      <input type="hidden" name="document" value={id} />
      <Select
        name="place"
        aria-label={copy().typeOfDocument(originalFilename)}
        placeholder={copy().whatTypeOfDocumentIs}
        required
        options={items.map((item) => ({ value: item.id, label: item.title }))}
      />
      <Button kind="outline" size="dense">
        {copy().fileDocument}
        <span className="visually-hidden">: {originalFilename}</span>
      </Button>
      {error && <FieldError id={`place-${id}-fault`}>{error}</FieldError>}
    </Form>
  )
}

/** Says where a document was filed because of its content, and takes it out again. */
export function PlacedByReading({ document, action }: { document: DocumentView; action?: string }) {
  const { id, originalFilename, state, isPlacedByReading } = document
  if (!isPlacedByReading || state !== 'received') return null
  return (
    <Form method="post" action={action} className="row gap-8" preventScrollReset>
      <input type="hidden" name="intent" value="place" />
      <input type="hidden" name="document" value={id} />
      <input type="hidden" name="place" value={noItem} />
      <span className="t14">{copy().placedByReading}</span>
      <Button kind="quiet" size="dense">
        {copy().undoPlace}
        <span className="visually-hidden">: {originalFilename}</span>
      </Button>
    </Form>
  )
}

const actionCopy = () => t(caseTexts.fileActions)

export function FileActions({ document }: { document: DocumentView }) {
  const { id, originalFilename, isViewable, state, isScanned } = document
  if (state === 'quarantined') return null
  if (!isScanned) return <span className="soft">{actionCopy().checkingForViruses}</span>
  const path = `/client-portal/documents/${id}`
  const about = <span className="visually-hidden"> {originalFilename}</span>
  return (
    <span className="file-actions">
      {isViewable && (
        <a href={path} target="_blank" rel="noopener">
          {actionCopy().view}
          {about}
        </a>
      )}
      <a href={`${path}/download`} download>
        {actionCopy().download}
        {about}
      </a>
    </span>
  )
}

/** Link to replace a document. Rendered only if the document is rejected or quarantined and the case accepts files. */
export function ReplaceLink({
  document,
}: {
  document: Pick<DocumentView, 'id' | 'caseId' | 'originalFilename' | 'state' | 'isRequested'>
}) {
  const { id, caseId, originalFilename, state, isRequested } = document
  if (!isRequested || !isSentBack(state)) return null
  return (
    <>
      {' '}
      <Link to={replacePath(caseId, id)} className="replace">
        {actionCopy().replace}
        <span className="visually-hidden"> {originalFilename}</span>
      </Link>
    </>
  )
}
