import { Link } from 'react-router'
import { clientAppointmentPath } from '#appointments/paths.ts'
import { appointmentWords } from '#appointments/words.ts'
import { clientCasePath } from '#cases/process/case-links.ts'
import { FactList } from '#design/facts.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { formatDate } from '#platform/format.ts'
import type { MinutesLine } from './list-own-minutes.server.ts'

export function MinutesPanel({ minutes }: { minutes: readonly MinutesLine[] }) {
  if (minutes.length === 0) return null
  return (
    <Panel title="Minutes left">
      {minutes.map((line) => (
        <div key={line.id}>
          <FactList amounts facts={[factOf(line)]} />
          <details className="ask">
            <summary>Where they come from</summary>
            <Entries entries={line.entries} />
          </details>
        </div>
      ))}
    </Panel>
  )
}

function factOf({ id, title, caseNumber, left, planned }: MinutesLine) {
  return {
    key: id,
    term: (
      <Link to={clientCasePath(id)}>
        {title}, {caseNumber}
      </Link>
    ),
    value: planned > 0 ? `${left} minutes, ${planned} of them planned` : `${left} minutes`,
  }
}

function Entries({ entries }: Pick<MinutesLine, 'entries'>) {
  const words = appointmentWords().creditEntries
  return (
    <ul className="mt-8 t16">
      {entries.map(({ id, entry, minutes, at, appointmentId }) => (
        <li key={id}>
          {words[entry]}: <span className="numbers">{minutes} min</span>{' '}
          <span className="soft">
            {formatDate(at)}
            {appointmentId && (
              <>
                , <Link to={clientAppointmentPath(appointmentId)}>the talk</Link>
              </>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}
