import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import * as adminTexts from '#admin/locales/en.ts'
import { goToRow, type KeyActions, KeyHelp, rowHere, usePageKeys } from '#admin/ui/page-keys.tsx'
import type { WorkKind } from '#cases/planning/work.ts'
import { classes } from '#design/classes.ts'
import { t } from '#platform/texts.ts'

const copy = () => t(adminTexts.dayKeys)

const keys = () =>
  [
    ['J', copy().nextTask],
    ['K', copy().previousTask],
    ['Enter', copy().openTask],
    ['T', copy().takeOrFile],
    ['W', copy().switchWhose],
    ['/', copy().searchEverything],
    ['?', copy().showShortcuts],
  ] as const

const actions: KeyActions = { j: () => goToRow(1), k: () => goToRow(-1), t: take, w: switchWhose }

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

export function DayKeys() {
  const dialog = usePageKeys(actions)
  return <KeyHelp title={copy().dashboardKeyboardShortcuts} keys={keys()} dialog={dialog} />
}

function take(): boolean {
  const action = rowHere()?.querySelector<HTMLElement>('.button')
  action?.click()
  return Boolean(action)
}

function switchWhose(): boolean {
  const other = document.querySelector<HTMLElement>('.whose a:not([aria-current])')
  other?.click()
  return Boolean(other)
}

export function workPath(whose: { isEveryone: boolean; person: { id: string } }, work: WorkKind): string {
  return `/admin/cases?work=${work}${whose.isEveryone ? '' : `&assigned=${whose.person.id}`}`
}
