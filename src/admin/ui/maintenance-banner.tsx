import { Link } from 'react-router'
import { Note } from '#design/feedback/note.tsx'
import { formatDateTime } from '#platform/format.ts'
import type { Maintenance } from '#platform/http/maintenance.ts'

export function MaintenanceBanner({ maintenance: { until } }: { maintenance: Maintenance }) {
  return (
    <div className="frame-note">
      <Note kind="warn" title="Maintenance mode is on" action={<Link to="/admin/settings">Settings</Link>}>
        Visitors and clients see the maintenance page{until && `, which names ${formatDateTime(until)} as the end`}.
      </Note>
    </div>
  )
}
