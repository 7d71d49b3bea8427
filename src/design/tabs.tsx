import { Link } from 'react-router'
import { classes } from './classes.ts'
import type { Tab } from './navigation.tsx'

/** Views of one thing, each with its own address. */
export function Tabs({ label, tabs, small }: { label: string; tabs: readonly Tab[]; small?: boolean }) {
  return (
    <nav className={classes('tabs', small && 'small')} aria-label={label}>
      {tabs.map(({ to, label: name, count, current }) => (
        <Link key={to} to={to} aria-current={current ? 'page' : undefined} preventScrollReset>
          {name}
          {count !== undefined && <em>{count}</em>}
        </Link>
      ))}
    </nav>
  )
}
