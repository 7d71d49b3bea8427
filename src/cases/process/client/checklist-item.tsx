import { Fragment } from 'react'
import { Form, Link, useSubmit } from 'react-router'
import { FileActions, PlacedByReading, ReplaceLink } from '#cases/documents/client/document-item.tsx'
import { PhotographLink, PickButton, UploadForm } from '#cases/documents/client/uploads/file-picker.tsx'
import type { UploadLine } from '#cases/documents/client/uploads/upload-line.ts'
import { AnsweredLines, UploadList } from '#cases/documents/client/uploads/upload-list.tsx'
import * as caseTexts from '#cases/locales/en.ts'
import type { ChecklistItemState } from '#cases/requests/checklist-db.server.ts'
import { Button } from '#design/button.tsx'
import { classes } from '#design/classes.ts'
import { useDropZone } from '#design/form/drag-file.ts'
import { FieldError } from '#design/form/field.tsx'
import { Icon, type IconName } from '#design/icon.tsx'
import { formatDate, formatFileSize } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { heldBackText, itemBadge } from '#portal/badges.ts'
import { Badge } from '#portal/ui/badge.tsx'
import type { Uploads } from '#portal/ui/use-uploads.ts'
import type { Readings } from '#returns/statements/load-readings.server.ts'
import { ReadingNotes } from '#returns/ui/reading-notes.tsx'
import type { ChecklistRow } from './checklist.ts'

const copy = () => t(caseTexts.checklistItem)

const icons: Record<ChecklistItemState, IconName> = {
  missing: 'file-text',
  received: 'clock',
  accepted: 'circle-check',
  rejected: 'triangle-alert',
  not_needed: 'ban',
}

const maxShown = 10

type Props = {
  row: ChecklistRow
  notes?: Readings['notes']
  isOpen: boolean
  takesFiles: boolean
  casePath: string
  uploads: Uploads
  /** Upload results of files that a form without JavaScript has just submitted for this item. */
  lines: readonly UploadLine[] | undefined
  problem: string | undefined
}

export function ChecklistItem({ casePath, row, notes, isOpen, takesFiles, uploads, lines, problem }: Props) {
  const { id, title, state, documents, isRequired, need } = row
  const tone = state === 'rejected' && takesFiles ? 'bad' : state === 'accepted' ? 'done' : undefined
  const mayAdd = isOpen && state !== 'not_needed'
  const label = state === 'rejected' && takesFiles ? copy().replace : documents.length > 0 ? copy().add : copy().upload
  const mayWaive = isOpen && !isRequired && state === 'missing'
  const submit = useSubmit()
  const file = (document: string) =>
    submit({ intent: 'place', document, place: id }, { method: 'post', action: casePath, preventScrollReset: true })
  const { isOver, props } = useDropZone(
    mayAdd ? { onDocument: file, onFiles: (files) => uploads.add(files, id) } : { onDocument: undefined },
  )
  const isExtra = (!isRequired || !takesFiles) && documents.length === 0
  return (
    <li {...props} className={classes('item', isExtra && 'wish', isOver && 'drop-over')} id={`item-${id}`}>
      <Icon name={isRequired || !takesFiles || state !== 'missing' ? icons[state] : 'plus'} className={tone} />
      <div>
        <b className="t16">{title}</b>
        <ItemText {...{ row, notes, takesFiles, isOpen, casePath }} />
        {problem && <FieldError id={`item-${id}-problem`}>{problem}</FieldError>}
      </div>
      <div className="actions">
        {state !== 'missing' && <Badge mark={itemBadge(state, need, takesFiles)} />}
        {mayAdd && (
          <>
            <PhotographLink caseId={uploads.caseId} itemId={id} replaces={null} about={title} isDense />
            <PickButton label={label} about={title} onFiles={(files) => uploads.add(files, id)} isDense />
            <UploadForm {...{ action: uploads.formAction, itemId: id, replaces: null, label, about: title }} isDense />
          </>
        )}
        {(mayWaive || (isOpen && state === 'not_needed' && !isRequired && row.notNeededReason === null)) && (
          <Form method="post" action={casePath} preventScrollReset>
            <input type="hidden" name="intent" value="item" />
            <input type="hidden" name="itemId" value={id} />
            <Button kind="quiet" size="dense" name="not-needed" value={mayWaive ? 'yes' : 'no'}>
              {mayWaive ? copy().notNeeded : copy().undo}
              <span className="visually-hidden">: {title}</span>
            </Button>
          </Form>
        )}
      </div>
      <UploadList uploads={uploads} itemId={id} />
      <AnsweredLines lines={lines} uploads={uploads} itemId={id} />
    </li>
  )
}

type ItemTextProps = Pick<Props, 'row' | 'notes' | 'takesFiles' | 'isOpen' | 'casePath'>

function ItemText({ row, notes, takesFiles, isOpen, casePath }: ItemTextProps) {
  const { state, description, documents, need, notNeededReason } = row
  if (state === 'not_needed') return <p>{notNeededReason ?? copy().youToldUsThatThis}</p>
  if (documents.length === 0) {
    const requested = need === 'if_at_hand' && takesFiles ? t(caseTexts.cases).itemNeeds[need].forClient : ''
    return <p>{[description, requested].filter(Boolean).join('. ')}</p>
  }
  return (
    <>
      {documents.slice(0, maxShown).map((document) => (
        <Fragment key={document.id}>
          <p className="numbers">
            <span className="filename">{document.originalFilename}</span>, {formatFileSize(document.fileSize)},{' '}
            {formatDate(document.createdAt)}
            {document.state === 'rejected' && document.rejectedReason && (
              <>
                <br />
                <span className="accent">{document.rejectedReason}</span>
              </>
            )}
            {document.state === 'quarantined' && (
              <>
                <br />
                <span className="accent">{heldBackText()}</span>
              </>
            )}{' '}
            <FileActions document={document} />
            {/* The documents of a rejected item have no link, because the item already has a Replace button. */}
            {state !== 'rejected' && <ReplaceLink document={document} />}
          </p>
          <ReadingNotes notes={notes?.[document.id]} />
          {isOpen && <PlacedByReading document={document} action={casePath} />}
        </Fragment>
      ))}
      {documents.length > maxShown && (
        <p>
          <Link to="/client-portal/documents">{copy().allFiles(documents.length)}</Link>
        </p>
      )}
    </>
  )
}
