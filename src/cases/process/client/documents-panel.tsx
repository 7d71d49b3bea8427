import type { ReactNode } from 'react'
import { DocumentItem } from '#cases/documents/client/document-item.tsx'
import { DropZone } from '#cases/documents/client/uploads/drop-zone.tsx'
import * as caseTexts from '#cases/locales/en.ts'
import { clientCasePath } from '#cases/process/case-links.ts'
import { Progress } from '#design/charts/progress.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { Pagination } from '#design/page/navigation.tsx'
import { t } from '#platform/texts.ts'
import { requiredDocuments } from '#portal/required-documents.ts'
import { PanelView } from '#portal/ui/panel-view.tsx'
import { useUploads } from '#portal/ui/use-uploads.ts'
import type { CaseView, DocumentView } from '#portal/views.server.ts'
import type { Readings } from '#returns/statements/load-readings.server.ts'
import type { CaseAnswer } from './case-actions.server.ts'
import { type ChecklistRow, sectionsOf } from './checklist.ts'
import { ChecklistItem } from './checklist-item.tsx'
import type { CasePageData } from './load-case.server.ts'

const copy = () => t(caseTexts.documentsPanel)

function Fold({ isFolded, isOpen, children }: { isFolded: boolean; isOpen: boolean; children: ReactNode }) {
  if (!isFolded) return children
  return (
    <details className="older" open={isOpen || undefined}>
      <summary>{copy().showDocumentsYouHaveSent}</summary>
      {children}
    </details>
  )
}

/** A part of the list: the first rows, and the others folded, so that a long checklist stays short. */
function Part({
  title,
  lead,
  rows,
  shown,
}: {
  title: string
  lead?: string
  rows: readonly ReactNode[]
  shown: number
}) {
  if (rows.length === 0) return null
  const rest = rows.slice(shown)
  return (
    <section className="mt-24">
      <h3 className="t18">{title}</h3>
      {lead && <p className="soft t16">{lead}</p>}
      <ul>{rows.slice(0, shown)}</ul>
      {rest.length > 0 && (
        <details className="older">
          <summary>{copy().showMore(rest.length)}</summary>
          <ul>{rest}</ul>
        </details>
      )}
    </section>
  )
}

function FoldedPart({
  title,
  lead,
  rows,
  isOpen,
}: {
  title: string
  lead?: string
  rows: readonly ReactNode[]
  isOpen: boolean
}) {
  if (rows.length === 0) return null
  return (
    <details className="older mt-16" open={isOpen || undefined}>
      <summary>{title}</summary>
      {lead && <p className="soft t16">{lead}</p>}
      <ul>{rows}</ul>
    </details>
  )
}

const shownOf = { needed: 10, received: 5 }

type Props = {
  caseId: string
  documents: CasePageData['documents']
  progress: CaseView['progress']
  isOpen: boolean
  takesFiles: boolean
  isFolded: boolean
  notes: Readings['notes']
  answer: CaseAnswer | undefined
}

export function DocumentsPanel({ caseId, documents, progress, isOpen, takesFiles, isFolded, notes, answer }: Props) {
  const uploads = useUploads(caseId)
  const { received, needed } = requiredDocuments(progress)
  const isCounted = isOpen && !isFolded && needed > 0
  const uploaded = answer?.intent === 'upload' ? answer : undefined
  const placed = answer?.intent === 'place' ? answer : undefined
  const marked = answer?.intent === 'item' ? answer : undefined
  const isPlacedIn = (row: ChecklistRow) => row.documents.some(({ id }) => id === placed?.documentId)
  const answeredId = marked?.itemId ?? uploaded?.itemId
  const item = (row: ChecklistRow) => (
    <ChecklistItem
      key={row.id}
      casePath={clientCasePath(caseId)}
      row={row}
      notes={notes}
      isOpen={isOpen}
      takesFiles={takesFiles}
      uploads={uploads}
      lines={uploaded?.itemId === row.id ? uploaded.lines : undefined}
      problem={marked?.itemId === row.id ? marked.sentence : isPlacedIn(row) ? placed?.sentence : undefined}
    />
  )
  return (
    <Panel
      title={copy().documents}
      id="documents"
      end={isCounted && <span className="soft t16 numbers">{copy().ofRequired(received, needed)}</span>}
    >
      {isCounted && (
        <Progress value={received} max={needed} label={copy().ofRequiredDocumentsReceived(received, needed)} />
      )}
      <Fold isFolded={isFolded} isOpen={Boolean(uploaded ?? placed ?? marked)}>
        {isOpen ? (
          <DropZone uploads={uploads} lines={uploaded && !uploaded.itemId ? uploaded.lines : undefined} />
        ) : (
          <p className="soft t16 mt-16">{copy().thisCaseIsClosedSo}</p>
        )}
        <PanelView panel={documents} what={copy().yourDocuments}>
          {({ rows, others, sentBack, page, pages, total }) => {
            const { needed, optional, received: taken, notNeeded } = sectionsOf(rows, takesFiles)
            const answered = (part: readonly ChecklistRow[]) => part.some(({ id }) => id === answeredId)
            const document = (sent: DocumentView) => (
              <DocumentItem
                key={sent.id}
                document={sent}
                notes={notes[sent.id]}
                items={rows.filter(({ isNotNeeded }: ChecklistRow) => !isNotNeeded)}
                isOpen={isOpen}
                error={placed?.documentId === sent.id ? placed.sentence : undefined}
              />
            )
            const open = [...sentBack.map(document), ...needed.map(item)]
            const done = [...others.map(document), ...taken.map(item)]
            return (
              <>
                <Part
                  title={takesFiles ? copy().needed(open.length) : copy().notReceived(open.length)}
                  rows={open}
                  shown={answered(needed.slice(shownOf.needed)) ? open.length : shownOf.needed}
                />
                <FoldedPart
                  title={copy().ifItAppliesToYou(optional.length)}
                  lead={copy().theseDocumentsHelpUs}
                  rows={optional.map(item)}
                  isOpen={answered(optional)}
                />
                <Part
                  title={copy().received(total + taken.length)}
                  rows={done}
                  shown={placed || answered(taken) ? done.length : shownOf.received}
                />
                {pages > 1 && (
                  <Pagination
                    page={page}
                    pages={pages}
                    linkTo={(next) => `${clientCasePath(caseId)}?documents=${next}#documents`}
                    summary={copy().documentsNotYetAssignedTo(total)}
                  />
                )}
                <FoldedPart
                  title={copy().notNeeded(notNeeded.length)}
                  rows={notNeeded.map(item)}
                  isOpen={answered(notNeeded)}
                />
              </>
            )
          }}
        </PanelView>
      </Fold>
      <p className="visually-hidden" role="status">
        {uploads.news}
      </p>
    </Panel>
  )
}
