import { Link } from 'react-router'
import { Note } from '#design/feedback/note.tsx'
import { worksheetPath } from '#returns/amounts/figure-links.ts'
import type { Missing } from '#returns/expected/expected-note.ts'
import { missingInWords } from '#returns/expected/words.ts'

type Props = { view: { caseId: string; clientId: string }; reasons: readonly Missing[] }

export function MissingNote({ view: { caseId, clientId }, reasons }: Props) {
  const places = {
    facts: <a href="#household">Put it right below</a>,
    profile: <Link to={`/admin/clients/${clientId}`}>Open the client</Link>,
    figures: <Link to={worksheetPath(caseId)}>Enter figures</Link>,
    none: null,
  }
  return (
    <Note kind="warn" title="Nothing is computed yet">
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
