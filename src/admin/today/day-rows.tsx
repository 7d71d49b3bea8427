import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { classes } from '#design/classes.ts'

type PartProps = {
  title: string
  count?: number
  all?: { to: string; label: string }
  none?: string
  isWide?: boolean
  children: ReactNode
}

export function DayPart({ title, count, all, none, isWide, children }: PartProps) {
  const id = useId()
  return (
    <section className={classes('day-part', isWide && 'day-wide')} aria-labelledby={id}>
      <header>
        <h2 id={id} className="t20">
          {title} {count !== undefined && <span className="soft numbers">{count}</span>}
        </h2>
        {all && <Link to={all.to}>{all.label}</Link>}
      </header>
      {none === undefined ? children : <p className="soft t14">{none}</p>}
    </section>
  )
}

export function Rows({ children }: { children: ReactNode }) {
  return <ul className="day-rows list-rows">{children}</ul>
}

type RowProps = { to: string; name: string; about: ReactNode; before?: ReactNode; children?: ReactNode }

export function Row({ to, name, about, before, children }: RowProps) {
  return (
    <li className={before ? 'with-time' : undefined}>
      {before}
      <div>
        <Link to={to}>{name}</Link>
        <p>{about}</p>
      </div>
      {children}
    </li>
  )
}

export function Aside({ isLate, children, small }: { isLate?: boolean; children: ReactNode; small?: ReactNode }) {
  return (
    <div className={classes('day-aside numbers', isLate && 'overdue')}>
      {children}
      {small && <small>{small}</small>}
    </div>
  )
}
