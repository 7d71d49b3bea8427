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
import type { CaseView } from '#portal/views.server.ts'
import type { CaseAnswer } from './case-answers.ts'
import type { ChecklistRow } from './checklist.ts'
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

/** Conditional checklist items, under one heading that says that they are not required. */
function IfItApplies({ rows, item }: { rows: readonly ChecklistRow[]; item: (row: ChecklistRow) => ReactNode }) {
  if (rows.length === 0) return null
  return (
    <section className="mt-24">
      <h3 className="t18">{copy().ifItAppliesToYou(rows.length)}</h3>
      <p className="soft t16">{copy().theseDocumentsHelpUs}</p>
      <ul>{rows.map(item)}</ul>
    </section>
  )
}

type Props = {
  caseId: string
  documents: CasePageData['documents']
  progress: CaseView['progress']
  isOpen: boolean
  takesFiles: boolean
  isFolded: boolean
  answer: CaseAnswer | undefined
}

export function DocumentsPanel({ caseId, documents, progress, isOpen, takesFiles, isFolded, answer }: Props) {
  const uploads = useUploads(caseId)
  const { received, needed } = requiredDocuments(progress)
  const isCounted = isOpen && !isFolded && needed > 0
  const uploaded = answer?.intent === 'upload' ? answer : undefined
  const placed = answer?.intent === 'place' ? answer : undefined
  const marked = answer?.intent === 'item' ? answer : undefined
  const item = (row: ChecklistRow) => (
    <ChecklistItem
      key={row.id}
      casePath={clientCasePath(caseId)}
      row={row}
      isOpen={isOpen}
      takesFiles={takesFiles}
      uploads={uploads}
      lines={uploaded?.itemId === row.id ? uploaded.lines : undefined}
      problem={marked?.itemId === row.id ? marked.sentence : undefined}
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
        <PanelView panel={documents} what={copy().yourDocuments}>
          {({ rows, others, page, pages, total }) => (
            <>
              <ul>{rows.filter(({ isRequired }: ChecklistRow) => isRequired).map(item)}</ul>
              <IfItApplies rows={rows.filter(({ isRequired }: ChecklistRow) => !isRequired)} item={item} />
              <ul>
                {others.map((document) => (
                  <DocumentItem
                    key={document.id}
                    document={document}
                    items={rows.filter(({ isNotNeeded }: ChecklistRow) => !isNotNeeded)}
                    isOpen={isOpen}
                    error={placed?.documentId === document.id ? placed.sentence : undefined}
                  />
                ))}
              </ul>
              {pages > 1 && (
                <Pagination
                  page={page}
                  pages={pages}
                  linkTo={(next) => `${clientCasePath(caseId)}?documents=${next}#documents`}
                  summary={copy().documentsNotYetAssignedTo(total)}
                />
              )}
            </>
          )}
        </PanelView>
        {isOpen ? (
          <DropZone uploads={uploads} lines={uploaded && !uploaded.itemId ? uploaded.lines : undefined} />
        ) : (
          <p className="soft t16 mt-16">{copy().thisCaseIsClosedSo}</p>
        )}
      </Fold>
      <p className="visually-hidden" role="status">
        {uploads.news}
      </p>
    </Panel>
  )
}
