import { Link } from 'react-router'
import type { FilterChip } from '#admin/lists/chips.ts'
import type { Change } from '#admin/lists/list.ts'
import { Icon } from '#design/icon.tsx'

export function FilterChips({ chips, to }: { chips: readonly FilterChip[]; to: (change: Change) => string }) {
  if (chips.length === 0) return null
  return (
    <ul className="filter-chips" aria-label="Filtered by">
      {chips.map(({ name, text, change }) => (
        <li key={name}>
          <Link to={to(change)} className="tag" preventScrollReset>
            <span className="visually-hidden">Remove filter </span>
            {text}
            <Icon name="x" small />
          </Link>
        </li>
      ))}
    </ul>
  )
}
