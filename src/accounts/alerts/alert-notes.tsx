import { Link } from 'react-router'
import { Note } from '#design/feedback/note.tsx'
import { formatDateTime } from '#platform/format.ts'
import type { Alert } from './alert-db.server.ts'
import { alertPaths } from './alert-paths.ts'
import { alertWords } from './words.ts'

export function AlertNotes({ alerts }: { alerts: readonly Alert[] }) {
  return alerts.map(({ id, kind, count, name, raisedAt }) => (
    <div key={id} className="frame-note">
      <Note kind="bad" title={alertWords().kinds[kind]} action={<Link to={alertPaths[kind]}>Open the log</Link>}>
        {alertWords().happened[kind]({ count, name })} <span className="numbers">{formatDateTime(raisedAt)}</span>
      </Note>
    </div>
  ))
}
