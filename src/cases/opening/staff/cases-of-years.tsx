import { Link } from 'react-router'
import { staffCasePath } from '#cases/process/case-links.ts'
import * as caseStaffTexts from '#cases/staff/locales/en.ts'
import { Note } from '#design/feedback/note.tsx'
import { t } from '#platform/texts.ts'
import type { KnownCase } from '#shop/orders/case-of-year-db.server.ts'

const copy = () => t(caseStaffTexts.casesOfYears)

/** Names the returns that the household has, before another one is opened or offered. */
export function CasesOfYears({ clientId, cases }: { clientId: string; cases: readonly KnownCase[] }) {
  if (cases.length === 0) return null
  return (
    <div className="before-form">
      <Note kind="warn" title={copy().casesOfClient(cases.length)}>
        <ul>
          {cases.map(({ id, caseNumber, title, taxYear, clientId: ownerId, clientName, isVisible }) => (
            <li key={id}>
              {copy().caseOfYear(taxYear)}{' '}
              {isVisible ? (
                <Link to={staffCasePath(id)}>{`${title} (${caseNumber})`}</Link>
              ) : (
                `${title} (${caseNumber})`
              )}{' '}
              {ownerId === clientId ? '' : copy().ofOther(clientName)} {isVisible ? '' : copy().ofColleague}
            </li>
          ))}
        </ul>
      </Note>
    </div>
  )
}
