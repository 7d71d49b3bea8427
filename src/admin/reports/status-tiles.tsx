import { Link } from 'react-router'
import { statusKinds } from '#cases/planning/work.ts'
import type { FiguresView } from './view-figures.server.ts'
import { figuresWords } from './words.ts'

export function StatusTiles({ view: { status, waiting, appointments } }: { view: FiguresView }) {
  const tiles = [
    ...statusKinds.map((kind) => ({
      to: `/admin/cases?work=${kind}`,
      count: status[kind],
      label: figuresWords().status[kind],
    })),
    { to: '/admin/calendar', count: appointments, label: 'Appointments today' },
    { to: '/admin/documents', count: waiting.documentsToCheck, label: 'Documents to check' },
    { to: '/admin/messages', count: waiting.waitingThreads, label: 'Messages to answer' },
    { to: '/admin/contacts?state=waiting', count: waiting.newEnquiries, label: 'Enquiries to answer' },
  ]
  return (
    <div className="tiles">
      {tiles.map(({ to, count, label }) => (
        <Link key={to} to={to}>
          <b className="numbers">{count}</b>
          {label}
        </Link>
      ))}
    </div>
  )
}
