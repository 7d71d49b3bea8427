import { FileActions } from '#cases/documents/client/file-actions.tsx'
import { DropZone } from '#cases/documents/client/uploads/drop-zone.tsx'
import { clientCasePath } from '#cases/process/case-links.ts'
import { Note } from '#design/feedback/note.tsx'
import { AppHeader, Panel } from '#design/page/app-shell.tsx'
import { BackLink } from '#design/page/crumbs.tsx'
import { formatDate, formatFileSize } from '#platform/format.ts'
import { heldBackText } from '#portal/badges.ts'
import { useUploads } from '#portal/ui/use-uploads.ts'
import type { DocumentView } from '#portal/views.server.ts'
import type { CaseAnswer } from './case-answers.ts'

export function ReplaceView({ document, answer }: { document: DocumentView; answer: CaseAnswer | undefined }) {
  const { id, caseId, caseNumber, originalFilename, documentType, fileSize, createdAt, rejectedReason } = document
  const uploads = useUploads(caseId, { replaces: id })
  return (
    <>
      <AppHeader
        before={<BackLink to={`${clientCasePath(caseId)}#documents`}>Case {caseNumber}</BackLink>}
        title="Send a document again"
      />
      <div className="thread">
        <Note kind="warn" title={`${documentType}: ${originalFilename}`}>
          {rejectedReason ?? heldBackText}
        </Note>
        <div className="mt-32">
          <Panel title="The new file">
            <p className="soft t14 numbers">
              It takes the place of {originalFilename}, {formatFileSize(fileSize)}, sent on {formatDate(createdAt)}.{' '}
              <FileActions document={document} />
            </p>
            <DropZone uploads={uploads} lines={answer?.intent === 'upload' ? answer.lines : undefined} replaces={id} />
            <p className="visually-hidden" role="status">
              {uploads.news}
            </p>
          </Panel>
        </div>
      </div>
    </>
  )
}
