import { Link } from 'react-router'
import { appointmentWords } from '#appointments/words.ts'
import type { Option } from './load-booking.server.ts'

export function OptionList({ options, chosen, path }: { options: readonly Option[]; chosen: Option; path: string }) {
  const { kinds } = appointmentWords()
  return (
    <nav className="book-kinds" aria-label="Kind of talk">
      {options.map(({ caseId, kind, title, free }) => (
        <Link
          key={caseId ?? kind}
          to={caseId ? `${path}?case=${caseId}` : path}
          aria-current={caseId === chosen.caseId ? 'page' : undefined}
        >
          <span>
            <b>
              {kinds[kind].name} {kind !== 'first-talk' && <i>{free} min left</i>}
            </b>
            <small>{title || kinds[kind].text}</small>
          </span>
        </Link>
      ))}
    </nav>
  )
}
