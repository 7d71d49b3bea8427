import { Link } from 'react-router'
import * as accountTexts from '#accounts/locales/en.ts'
import { Note } from '#design/feedback/note.tsx'
import { formatDateTime } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import type { Alert } from './alert-db.server.ts'
import { alertPaths } from './alert-paths.ts'

const copy = () => t(accountTexts.alertNotes)

export function AlertNotes({ alerts }: { alerts: readonly Alert[] }) {
  return alerts.map(({ id, kind, count, name, raisedAt }) => (
    <div key={id} className="frame-note">
      <Note
        kind="bad"
        title={t(accountTexts.alert).kinds[kind]}
        action={<Link to={alertPaths[kind]}>{copy().openAuditLog}</Link>}
      >
        {t(accountTexts.alert).happened[kind]({ count, name })}{' '}
        <span className="numbers">{formatDateTime(raisedAt)}</span>
      </Note>
    </div>
  ))
}
