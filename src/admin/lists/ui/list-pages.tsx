import { Link } from 'react-router'
import type { Change } from '#admin/lists/list.ts'

type Props = {
  shown: number
  from: number
  isCounted: boolean
  total: number
  previous: string | null
  next: string | null
  to: (change: Change) => string
}

export function ListPages({ shown, from, isCounted, total, previous, next, to }: Props) {
  if (shown === 0) return null
  const summary = isCounted && `${from}–${from + shown - 1} of ${total}`
  if (!previous && !next) return <p className="pages soft numbers">{summary}</p>
  return (
    <nav className="pages" aria-label="Pages">
      {summary && <span className="soft numbers">{summary}</span>}
      <ul>
        <li>
          {previous ? (
            <Link className="step" to={to({ before: previous })} rel="prev">
              Previous
            </Link>
          ) : (
            <span className="step">Previous</span>
          )}
        </li>
        <li>
          {next ? (
            <Link className="step" to={to({ after: next })} rel="next">
              Next
            </Link>
          ) : (
            <span className="step">Next</span>
          )}
        </li>
      </ul>
    </nav>
  )
}
