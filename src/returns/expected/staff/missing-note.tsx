import { Link } from 'react-router'
import { Note } from '#design/feedback/note.tsx'
import { t } from '#platform/texts.ts'
import { worksheetPath } from '#returns/amounts/figure-links.ts'
import type { Missing } from '#returns/expected/expected-note.ts'
import { missingInWords } from '#returns/expected/expected-texts.ts'
import * as returnStaffTexts from '#returns/staff/locales/en.ts'

const copy = () => t(returnStaffTexts.missingNote)

type Props = { view: { caseId: string; clientId: string }; reasons: readonly Missing[] }

export function MissingNote({ view: { caseId, clientId }, reasons }: Props) {
  const places = {
    facts: <a href="#household">{copy().correctItBelow}</a>,
    profile: <Link to={`/admin/clients/${clientId}`}>{copy().openClient}</Link>,
    figures: <Link to={worksheetPath(caseId)}>{copy().enterAmounts}</Link>,
    none: null,
  }
  return (
    <Note kind="warn" title={copy().taxHasNotBeenCalculated}>
      <ul className="flag-list">
        {reasons.map((reason) => {
          const { text, fix } = missingInWords(reason, 'staff')
          return (
            <li key={reason.code}>
              {text} {places[fix]}
            </li>
          )
        })}
      </ul>
    </Note>
  )
}
