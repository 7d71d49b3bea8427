import { Link } from 'react-router'
import type { Change } from '#admin/lists/list.ts'
import * as adminTexts from '#admin/locales/en.ts'
import { t } from '#platform/texts.ts'

const copy = () => t(adminTexts.listPages)

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
  const summary = isCounted && copy().rangeOf(`${from}–${from + shown - 1}`, total)
  if (!previous && !next) return <p className="pages soft numbers">{summary}</p>
  return (
    <nav className="pages" aria-label={copy().pages}>
      {summary && <span className="soft numbers">{summary}</span>}
      <ul>
        <li>
          {previous ? (
            <Link className="step" to={to({ before: previous })} rel="prev">
              {copy().previous}
            </Link>
          ) : (
            <span className="step">{copy().previous}</span>
          )}
        </li>
        <li>
          {next ? (
            <Link className="step" to={to({ after: next })} rel="next">
              {copy().next}
            </Link>
          ) : (
            <span className="step">{copy().next}</span>
          )}
        </li>
      </ul>
    </nav>
  )
}
