import type { ReactNode } from 'react'
import { Link, useSubmit } from 'react-router'
import { DocumentBadge } from '#admin/ui/badges.tsx'
import { staffCasePath } from '#cases/process/case-links.ts'
import { ItemBadge } from '#cases/process/staff/ui/item-badge.tsx'
import type { ChecklistItem } from '#cases/requests/checklist-db.server.ts'
import * as caseStaffTexts from '#cases/staff/locales/en.ts'
import { draggable, useDropZone } from '#design/form/drag-file.ts'
import { Icon } from '#design/icon.tsx'
import { t } from '#platform/texts.ts'
import type { ReviewFile, ReviewView } from './review-view.ts'

const copy = () => t(caseStaffTexts.documentRail)

/** The requests of a case, each with its files. */
export function CaseRail({ view }: { view: ReviewView }) {
  const { found, checklist, documents } = view
  const known = new Set(checklist.map(({ id }) => id))
  const others = documents.filter(({ checklistItemId }) => !checklistItemId || !known.has(checklistItemId))
  return (
    <nav className="review-rail" aria-label={copy().requestsAndFiles}>
      {others.length > 0 && (
        <section>
          <header>
            <b>{copy().notAssignedYet}</b>
          </header>
          <Files files={others} view={view} />
        </section>
      )}
      {checklist.map((item) => (
        <ItemFiles key={item.id} item={item} view={view} />
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

export type RailCase = { caseId: string; caseNumber: string; clientName: string; taxYear: number; ids: string[] }

/** Files of several cases, grouped by case. */
export function QueueRail({ view, cases, children }: { view: ReviewView; cases: RailCase[]; children?: ReactNode }) {
  return (
    <nav className="review-rail" aria-label={copy().requestsAndFiles}>
      {cases.map(({ caseId, caseNumber, clientName, taxYear, ids }) => (
        <section key={ids[0]}>
          <header>
            <span>
              <b>{clientName}</b>
              <br />
              <Link to={`${staffCasePath(caseId)}/documents`} className="numbers">
                {caseNumber}
              </Link>{' '}
              <span className="soft numbers">{taxYear}</span>
            </span>
          </header>
          <Files files={view.documents.filter(({ id }) => ids.includes(id))} view={view} />
        </section>
      ))}
      {children}
    </nav>
  )
}

function ItemFiles({ item, view }: { item: ChecklistItem; view: ReviewView }) {
  const { documents, mayDrag } = view
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
      <Files files={documents.filter(({ checklistItemId }) => checklistItemId === item.id)} view={view} />
    </section>
  )
}

function Files({ files, view: { chosen, mayDrag } }: { files: ReviewFile[]; view: ReviewView }) {
  if (files.length === 0) return null
  return (
    <ul>
      {files.map(({ id, href, originalFilename, mediaType, state }) => (
        <li key={id}>
          <Link
            to={href}
            aria-current={id === chosen?.id || undefined}
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
