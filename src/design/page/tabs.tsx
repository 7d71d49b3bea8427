import { Link } from 'react-router'
import { classes } from '#design/classes.ts'
import type { Tab } from './navigation.tsx'

export function Tabs({ label, tabs, small }: { label: string; tabs: readonly Tab[]; small?: boolean }) {
  return (
    <nav className={classes('tabs', small && 'small')} aria-label={label}>
      {tabs.map(({ to, label: name, count, current }) => (
        <Link
          key={to}
          to={to}
          aria-current={current ? 'page' : undefined}
          ref={current ? intoView : undefined}
          preventScrollReset
        >
          {name}
          {count !== undefined && <em>{count}</em>}
        </Link>
      ))}
    </nav>
  )
}

function intoView(tab: HTMLAnchorElement | null): void {
  const row = tab?.parentElement
  if (!tab || !row) return
  const { left, width } = tab.getBoundingClientRect()
  const place = row.getBoundingClientRect()
  row.scrollLeft += left - place.left - (place.width - width) / 2
}
