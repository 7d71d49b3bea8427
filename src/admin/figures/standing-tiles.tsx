import { Link } from 'react-router'
import { standingKinds } from '#cases/work.ts'
import type { FiguresView } from './view-figures.server.ts'
import { figuresWords } from './words.ts'

/** How the firm stands now; each figure leads to the list that it counts. */
export function StandingTiles({ view: { standing, waiting, appointments } }: { view: FiguresView }) {
  const tiles = [
    ...standingKinds.map((kind) => ({
      to: `/admin/cases?work=${kind}`,
      count: standing[kind],
      label: figuresWords().standing[kind],
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
