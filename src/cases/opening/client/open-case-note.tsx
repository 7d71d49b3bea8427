import { Link } from 'react-router'
import { clientCasePath } from '#cases/process/case-links.ts'
import { Note } from '#design/feedback/note.tsx'
import type { OpenCase } from './open-cases.server.ts'

export function OpenCaseNote({ cases }: { cases: readonly OpenCase[] }) {
  if (cases.length === 0) return null
  return (
    <Note
      kind="warn"
      title={cases.length === 1 ? 'You already have an open case' : `You already have ${cases.length} open cases`}
    >
      <ul>
        {cases.map(({ id, title, caseNumber, taxYear }) => (
          <li key={id}>
            Tax year {taxYear}: <Link to={clientCasePath(id)}>{`${title} (${caseNumber})`}</Link>
          </li>
        ))}
      </ul>
      For the same matter, write a message {cases.length === 1 ? 'there' : 'in that case'}. You can open another case
      all the same.
    </Note>
  )
}
