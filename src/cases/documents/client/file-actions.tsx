import { Link } from 'react-router'
import { isSentBack } from '#cases/documents/document-states.ts'
import * as caseTexts from '#cases/locales/en.ts'
import { replacePath } from '#cases/process/case-links.ts'
import { t } from '#platform/texts.ts'
import type { DocumentView } from '#portal/views.server.ts'

const copy = () => t(caseTexts.fileActions)

export function FileActions({ document }: { document: DocumentView }) {
  const { id, originalFilename, isViewable, state, isScanned } = document
  if (state === 'quarantined') return null
  if (!isScanned) return <span className="soft">{copy().checkingForViruses}</span>
  const path = `/client-portal/documents/${id}`
  const about = <span className="visually-hidden"> {originalFilename}</span>
  return (
    <span className="file-actions">
      {isViewable && (
        <a href={path} target="_blank" rel="noopener">
          {copy().view}
          {about}
        </a>
      )}
      <a href={`${path}/download`} download>
        {copy().download}
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
        {copy().replace}
        <span className="visually-hidden"> {originalFilename}</span>
      </Link>
    </>
  )
}
