import { Link } from 'react-router'
import type { SameFile } from '#cases/documents/same-files-db.server.ts'
import * as caseTexts from '#cases/locales/en.ts'
import { staffCasePath } from '#cases/process/case-links.ts'
import * as caseStaffTexts from '#cases/staff/locales/en.ts'

import { formatDate } from '#platform/format.ts'
import { t } from '#platform/texts.ts'

const copy = () => t(caseStaffTexts.sameFile)

export function SameFiles({ same, clientId }: { same: readonly SameFile[]; clientId: string }) {
  const ordered = same.toSorted((a, b) => Number(a.clientId === clientId) - Number(b.clientId === clientId))
  return ordered.map((other) => (
    <p key={other.sameAs} className={other.clientId === clientId ? undefined : 'overdue'}>
      {other.clientId === clientId ? copy().duplicateOf : copy().duplicateOfFileFromAnother(other.clientName)}
      {other.filename}, {other.item ?? t(caseTexts.cases).otherDocument}, {formatDate(other.at)},{' '}
      <Link to={`${staffCasePath(other.caseId)}/documents`} className="nowrap">
        {other.caseNumber}
      </Link>
    </p>
  ))
}
