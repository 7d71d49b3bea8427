import { Form, Link, useSubmit } from 'react-router'
import { DocumentBadge } from '#admin/ui/badges.tsx'
import { KeyHelp } from '#admin/ui/page-keys.tsx'
import { isHandedOut } from '#cases/documents/document-states.ts'
import { reviewPath, staffCasePath } from '#cases/process/case-links.ts'
import { ItemBadge } from '#cases/process/staff/ui/item-badge.tsx'
import type { ChecklistItem } from '#cases/requests/checklist-db.server.ts'
import * as caseStaffTexts from '#cases/staff/locales/en.ts'
import { Button, ButtonLink } from '#design/button.tsx'
import { Progress } from '#design/charts/progress.tsx'
import { EmptyState } from '#design/feedback/states.tsx'
import { FileView } from '#design/file-view/file-view.tsx'
import { draggable, useDropZone } from '#design/form/drag-file.ts'
import { FieldError } from '#design/form/field.tsx'
import { Icon } from '#design/icon.tsx'
import { AppHeader } from '#design/page/app-shell.tsx'
import { BackLink } from '#design/page/crumbs.tsx'
import { t } from '#platform/texts.ts'
import { DecisionForm } from './decision-form.tsx'
import { caseIds, keyHelp, useReviewKeys } from './review-keys.tsx'
import type { ReviewAnswer, ReviewView } from './review-view.ts'

const documentRailCopy = () => t(caseStaffTexts.documentRail)

const copy = () => t(caseStaffTexts.reviewPanel)

export function ReviewPanel({ view, answer }: { view: ReviewView; answer: ReviewAnswer | undefined }) {
  const { found, documents, chosen, checked } = view
  const keys = useReviewKeys(view)
  const path = staffCasePath(found.id)
  return (
    <div className="review">
      <AppHeader
        before={<BackLink to={`${path}/documents`}>{found.caseNumber}</BackLink>}
        title={`${found.clientName}, ${found.taxYear}`}
        actions={
          <div className="review-count">
            <span className="t14 soft numbers">{copy().ofFilesChecked(checked, documents.length)}</span>
            <Progress value={checked} max={Math.max(1, documents.length)} label={copy().filesChecked} />
            <UndoForm undoable={view.undoable} error={answer?.decision === 'undo' ? answer.text : undefined} />
            <KeyHelp title={copy().keyboardShortcuts} keys={keyHelp()} {...keys} />
          </div>
        }
      />
      {chosen ? (
        <div className="review-columns">
          <DocumentRail view={view} chosenId={chosen.id} />
          <div className="review-file">
            {isHandedOut(chosen) ? (
              <FileView
                key={chosen.id}
                file={{
                  name: chosen.originalFilename,
                  mediaType: chosen.previewId ? 'image/jpeg' : chosen.mediaType,
                  src: `/admin/documents/${chosen.id}`,
                  download: `/admin/documents/${chosen.id}/download`,
                  ...(view.table === undefined ? {} : { table: view.table }),
                }}
              />
            ) : (
              <EmptyState
                title={chosen.state === 'quarantined' ? copy().blockedVirusFound : copy().beingScanned}
                text={
                  chosen.state === 'quarantined' ? copy().virusScannerFoundProblemIn : copy().virusScannerHasNotChecked
                }
              />
            )}
          </div>
          <DecisionForm
            key={chosen.id}
            view={view}
            document={chosen}
            answer={answer?.document === chosen.id && answer.decision !== 'undo' ? answer : undefined}
          />
        </div>
      ) : (
        <EmptyState
          title={copy().noDocuments}
          text={copy().clientHasNotSentAnything}
          action={
            <ButtonLink to={`${path}/documents#ask`} kind="outline" size="small">
              {copy().requestDocument}
            </ButtonLink>
          }
        />
      )}
    </div>
  )
}

/** Undoes the last decision. The client's email is delayed until the decision can no longer be undone. */
function UndoForm({ undoable, error }: { undoable: ReviewView['undoable']; error: string | undefined }) {
  return (
    <>
      {error && <FieldError id="undo-fault">{error}</FieldError>}
      {undoable && (
        <Form method="post" id={caseIds.undo} preventScrollReset>
          <input type="hidden" name="document" value={undoable.id} />
          <Button kind="quiet" size="dense" name="decision" value="undo">
            <kbd>{copy().z}</kbd> {copy().undo}
            <span className="visually-hidden">: {undoable.name}</span>
          </Button>
        </Form>
      )}
    </>
  )
}

function DocumentRail({ view, chosenId }: { view: ReviewView; chosenId: string }) {
  const { found, checklist, documents, mayDrag } = view
  const known = new Set(checklist.map(({ id }) => id))
  const others = documents.filter(({ checklistItemId }) => !checklistItemId || !known.has(checklistItemId))
  return (
    <nav className="review-rail" aria-label={documentRailCopy().requestsAndFiles}>
      {others.length > 0 && (
        <section>
          <header>
            <b>{documentRailCopy().notAssignedYet}</b>
          </header>
          <Files documents={others} caseId={found.id} chosenId={chosenId} mayDrag={mayDrag} />
        </section>
      )}
      {checklist.map((item) => (
        <ItemFiles key={item.id} item={item} view={view} chosenId={chosenId} />
      ))}
      <p>
        <Link className="alone" to={`${staffCasePath(found.id)}/documents#ask`}>
          {documentRailCopy().requestDocument}
        </Link>
        {documents.length > 0 && (
          <>
            <br />
            <a className="alone" href={`${staffCasePath(found.id)}/documents.zip`} download>
              {documentRailCopy().allDocumentsZip}
            </a>
          </>
        )}
      </p>
    </nav>
  )
}

function ItemFiles({ item, view, chosenId }: { item: ChecklistItem; view: ReviewView; chosenId: string }) {
  const { found, documents, mayDrag } = view
  const submit = useSubmit()
  const file = (document: string) =>
    submit({ document, decision: 'place', place: item.id }, { method: 'post', preventScrollReset: true })
  const { isOver, props } = useDropZone({ onDocument: mayDrag && !item.isNotNeeded ? file : undefined })
  return (
    <section {...props} className={isOver ? 'drop-over' : undefined}>
      <header>
        <b>{item.title}</b>
        <ItemBadge item={item} />
      </header>
      <Files
        documents={documents.filter(({ checklistItemId }) => checklistItemId === item.id)}
        caseId={found.id}
        chosenId={chosenId}
        mayDrag={mayDrag}
      />
    </section>
  )
}

type FilesProps = { documents: ReviewView['documents']; caseId: string; chosenId: string; mayDrag: boolean }

function Files({ documents, caseId, chosenId, mayDrag }: FilesProps) {
  if (documents.length === 0) return null
  return (
    <ul>
      {documents.map(({ id, originalFilename, mediaType, state }) => (
        <li key={id}>
          <Link
            to={reviewPath(caseId, id)}
            aria-current={id === chosenId || undefined}
            preventScrollReset
            {...draggable(id, mayDrag && state !== 'quarantined')}
          >
            <Icon name={mediaType.startsWith('image/') ? 'image' : 'file-text'} />
            <span>{originalFilename}</span>
            {state !== 'received' && <DocumentBadge state={state} />}
          </Link>
        </li>
      ))}
    </ul>
  )
}
