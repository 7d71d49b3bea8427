import { Link, useSubmit } from 'react-router'
import { DocumentBadge } from '#admin/ui/badges.tsx'
import { reviewPath, staffCasePath } from '#cases/process/case-links.ts'
import { ItemBadge } from '#cases/process/staff/ui/item-badge.tsx'
import type { ChecklistItem } from '#cases/requests/checklist-db.server.ts'
import * as caseStaffTexts from '#cases/staff/locales/en.ts'
import { draggable, useDropZone } from '#design/form/drag-file.ts'
import { Icon } from '#design/icon.tsx'
import { t } from '#platform/texts.ts'
import type { ReviewView } from './review-view.ts'

const copy = () => t(caseStaffTexts.documentRail)

export function DocumentRail({ view, chosenId }: { view: ReviewView; chosenId: string }) {
  const { found, checklist, documents, mayDrag } = view
  const known = new Set(checklist.map(({ id }) => id))
  const others = documents.filter(({ checklistItemId }) => !checklistItemId || !known.has(checklistItemId))
  return (
    <nav className="review-rail" aria-label={copy().requestsAndFiles}>
      {others.length > 0 && (
        <section>
          <header>
            <b>{copy().notAssignedYet}</b>
          </header>
          <Files documents={others} caseId={found.id} chosenId={chosenId} mayDrag={mayDrag} />
        </section>
      )}
      {checklist.map((item) => (
        <ItemFiles key={item.id} item={item} view={view} chosenId={chosenId} />
      ))}
      <p>
        <Link className="alone" to={`${staffCasePath(found.id)}/documents#ask`}>
          {copy().requestDocument}
        </Link>
        {documents.length > 0 && (
          <>
            <br />
            <a className="alone" href={`${staffCasePath(found.id)}/documents.zip`} download>
              {copy().allDocumentsZip}
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
