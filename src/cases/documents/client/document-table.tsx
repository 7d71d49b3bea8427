import { Link } from 'react-router'
import { isFromFirm } from '#cases/documents/document-kinds.ts'
import * as caseTexts from '#cases/locales/en.ts'
import { clientCasePath } from '#cases/process/case-links.ts'
import { Table } from '#design/table.tsx'
import { formatDate, formatFileSize } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { documentBadge, heldBackText } from '#portal/badges.ts'
import { Badge } from '#portal/ui/badge.tsx'
import type { DocumentView } from '#portal/views.server.ts'
import type { Readings } from '#returns/statements/load-readings.server.ts'
import { ReadingNotes } from '#returns/ui/reading-notes.tsx'
import { FileActions, PlacedByReading, PlaceForm, ReplaceLink } from './document-item.tsx'
import type { PlaceAnswer } from './hand-out.server.ts'

const copy = () => t(caseTexts.documentTable)

type Item = { id: string; title: string; caseId: string }
type TableProps = {
  documents: readonly DocumentView[]
  items: readonly Item[]
  notes: Readings['notes']
  answer: PlaceAnswer | undefined
  year: number
}

export function DocumentTable({ documents, items, notes, answer, year }: TableProps) {
  const cases = new Set(items.map(({ caseId }) => caseId))
  return (
    <Table
      caption={copy().documentsForTaxYear(year)}
      hideCaption
      rows={documents}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'name',
          header: copy().document,
          cell: ({ id, originalFilename, fileSize, createdAt, state, rejectedReason, caseNumber }) => (
            <>
              <span className="filename">{originalFilename}</span>
              <small className="reason numbers">{`${formatFileSize(fileSize)}, ${formatDate(createdAt)}`}</small>
              <small className="reason numbers in-narrow">{caseNumber}</small>
              {state === 'rejected' && rejectedReason && <small className="reason">{rejectedReason}</small>}
              {state === 'quarantined' && <small className="reason">{heldBackText()}</small>}
              <ReadingNotes notes={notes[id]} />
            </>
          ),
        },
        {
          key: 'type',
          header: copy().type,
          cell: (document) =>
            document.checklistItemId === null && document.state === 'received' && cases.has(document.caseId) ? (
              <PlaceForm
                document={document}
                items={items.filter(({ caseId }) => caseId === document.caseId)}
                error={answer?.documentId === document.id ? answer.sentence : undefined}
              />
            ) : (
              <>
                {document.documentType}
                {cases.has(document.caseId) && <PlacedByReading document={document} />}
              </>
            ),
        },
        {
          key: 'case',
          header: copy().case,
          cell: ({ caseId, caseNumber }) => (
            <Link to={clientCasePath(caseId)} className="nowrap">
              {caseNumber}
            </Link>
          ),
        },
        {
          key: 'state',
          header: copy().status,
          cell: ({ kind, state, isRequested }) =>
            isFromFirm(kind) ? copy().fromUs : <Badge mark={documentBadge(state, isRequested)} />,
        },
        {
          key: 'open',
          header: copy().open,
          cell: (document) => (
            <span>
              <FileActions document={document} />
              <ReplaceLink document={document} />
            </span>
          ),
        },
      ]}
    />
  )
}
