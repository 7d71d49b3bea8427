import { Link } from 'react-router'
import { ItemMark } from '#admin/cases/ui/item-mark.tsx'
import { DocumentMark } from '#admin/ui/marks.tsx'
import { reviewPath, staffCasePath } from '#cases/case-links.ts'
import { Icon } from '#design/icon.tsx'
import type { ReviewView } from './review-view.ts'

/** The files of the case under what they answer; those without a place first. */
export function DocumentRail({ view, chosenId }: { view: ReviewView; chosenId: string }) {
  const { found, checklist, documents } = view
  const known = new Set(checklist.map(({ id }) => id))
  const others = documents.filter(({ checklistItemId }) => !checklistItemId || !known.has(checklistItemId))
  return (
    <nav className="review-rail" aria-label="Requests and files">
      {others.length > 0 && (
        <section>
          <header>
            <b>To be filed</b>
          </header>
          <Files documents={others} caseId={found.id} chosenId={chosenId} />
        </section>
      )}
      {checklist.map((item) => (
        <section key={item.id}>
          <header>
            <b>{item.title}</b>
            <ItemMark item={item} />
          </header>
          <Files
            documents={documents.filter(({ checklistItemId }) => checklistItemId === item.id)}
            caseId={found.id}
            chosenId={chosenId}
          />
        </section>
      ))}
      <p>
        <Link to={`${staffCasePath(found.id)}/documents#ask`}>Ask for a document</Link>
      </p>
    </nav>
  )
}

type FilesProps = { documents: ReviewView['documents']; caseId: string; chosenId: string }

function Files({ documents, caseId, chosenId }: FilesProps) {
  if (documents.length === 0) return null
  return (
    <ul>
      {documents.map(({ id, originalFilename, mediaType, state }) => (
        <li key={id}>
          <Link to={reviewPath(caseId, id)} aria-current={id === chosenId || undefined} preventScrollReset>
            <Icon name={mediaType.startsWith('image/') ? 'image' : 'file-text'} />
            <span>{originalFilename}</span>
            {state !== 'received' && <DocumentMark state={state} />}
          </Link>
        </li>
      ))}
    </ul>
  )
}
