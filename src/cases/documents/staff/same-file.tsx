import { Link } from 'react-router'
import type { SameFile } from '#cases/documents/same-files-db.server.ts'
import { staffCasePath } from '#cases/process/case-links.ts'
import { caseWords } from '#cases/words.ts'
import { formatDate } from '#platform/format.ts'

export function SameFiles({ same, clientId }: { same: readonly SameFile[]; clientId: string }) {
  const ordered = same.toSorted((a, b) => Number(a.clientId === clientId) - Number(b.clientId === clientId))
  return ordered.map((other) => (
    <p key={other.sameAs} className={other.clientId === clientId ? undefined : 'overdue'}>
      {other.clientId === clientId ? 'The same file: ' : `The same file at another client, ${other.clientName}: `}
      {other.filename}, {other.item ?? caseWords().otherDocument}, {formatDate(other.at)},{' '}
      <Link to={`${staffCasePath(other.caseId)}/documents`} className="nowrap">
        {other.caseNumber}
      </Link>
    </p>
  ))
}
