import { Link } from 'react-router'
import * as caseTexts from '#cases/locales/en.ts'
import { clientCasePath } from '#cases/process/case-links.ts'
import { Note } from '#design/feedback/note.tsx'
import { t } from '#platform/texts.ts'
import type { OpenCase } from './load-offer.server.ts'

const copy = () => t(caseTexts.openCaseNote)

export function OpenCaseNote({ cases }: { cases: readonly OpenCase[] }) {
  if (cases.length === 0) return null
  return (
    <Note
      kind="warn"
      title={cases.length === 1 ? copy().youAlreadyHaveOpenCase : copy().youAlreadyHaveOpenCases(cases.length)}
    >
      <ul>
        {cases.map(({ id, title, caseNumber, taxYear }) => (
          <li key={id}>
            {copy().taxYear(taxYear)} <Link to={clientCasePath(id)}>{`${title} (${caseNumber})`}</Link>
          </li>
        ))}
      </ul>
      {copy().ifThisIsTheSame(cases.length)}
    </Note>
  )
}
