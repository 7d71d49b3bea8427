import { Link } from 'react-router'
import type { TalkKind } from '#appointments/kinds.ts'
import { appointmentWords } from '#appointments/words.ts'

type OfferedKind = { kind: Exclude<TalkKind, 'case-talk'>; lengths: readonly number[] }

/** What can be booked; each is a page. */
export function KindList({
  kinds,
  current,
  query,
}: {
  kinds: readonly OfferedKind[]
  current?: TalkKind
  query?: string
}) {
  return (
    <nav className="book-kinds" aria-label="Kind of talk">
      {kinds.map(({ kind, lengths }) => (
        <Link key={kind} to={`/book/${kind}${query ?? ''}`} aria-current={kind === current ? 'page' : undefined}>
          <span>
            <b>
              {appointmentWords().kinds[kind].name} <i>{lengths.join(', ')} min</i>
            </b>
            <small>{appointmentWords().kinds[kind].text}</small>
          </span>
        </Link>
      ))}
    </nav>
  )
}
