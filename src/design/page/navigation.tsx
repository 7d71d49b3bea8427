import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router'
import { classes } from '#design/classes.ts'
import * as designTexts from '#design/locales/en.ts'
import { t } from '#platform/texts.ts'

const copy = () => t(designTexts.navigation)

export type Tab = { to: string; label: ReactNode; count?: number; current?: boolean }

export function Chips({ label, chips }: { label: string; chips: readonly Tab[] }) {
  return (
    <nav className="filters row tight" aria-label={label}>
      {chips.map(({ to, label: name, count, current }) => (
        <Link key={to} to={to} className="chip" aria-current={current ? 'true' : undefined} preventScrollReset>
          {name}
          {count !== undefined && <em>{count}</em>}
        </Link>
      ))}
    </nav>
  )
}

export function pagesShown(page: number, pages: number): number[] {
  return Array.from({ length: pages }, (_, i) => i + 1).filter(
    (n) =>
      n === 1 ||
      n === pages ||
      Math.abs(n - page) <= 1 ||
      (page <= 3 && n <= 3) ||
      (page >= pages - 2 && n >= pages - 2),
  )
}

export function Pagination({
  page,
  pages,
  linkTo,
  summary,
  label = copy().pages,
}: {
  page: number
  pages: number
  linkTo: (page: number) => string
  summary?: ReactNode
  label?: string
}) {
  if (pages <= 1) return summary ? <p className="pages soft numbers">{summary}</p> : null
  const shown = pagesShown(page, pages)
  const step = (to: number, name: string) =>
    to >= 1 && to <= pages ? (
      <Link className="step" to={linkTo(to)} rel={to < page ? 'prev' : 'next'}>
        {name}
      </Link>
    ) : (
      <span className="step">{name}</span>
    )
  return (
    <nav className="pages" aria-label={label}>
      {summary && <span className="soft numbers">{summary}</span>}
      <ul>
        <li>{step(page - 1, copy().previous)}</li>
        {shown.map((n, i) => (
          <Fragment key={n}>
            {i > 0 && n - (shown[i - 1] ?? 0) > 1 && <li aria-hidden="true">…</li>}
            <li>
              {n === page ? (
                <span aria-current="page">{n}</span>
              ) : (
                <Link to={linkTo(n)} aria-label={copy().page(n)}>
                  {n}
                </Link>
              )}
            </li>
          </Fragment>
        ))}
        <li>{step(page + 1, copy().next)}</li>
      </ul>
    </nav>
  )
}

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
