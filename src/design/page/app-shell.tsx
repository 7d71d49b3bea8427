import type { ReactNode } from 'react'
import { Form, Link, NavLink, useLocation } from 'react-router'
import { classes } from '#design/classes.ts'
import { Icon, type IconName } from '#design/icon.tsx'
import * as designTexts from '#design/locales/en.ts'
import { formatNumber } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { LogoMark } from './logo.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

const copy = () => t(designTexts.appShell)

export type AppPlace = {
  to: string
  label: string
  short?: string
  icon: IconName
  count?: number
  /** If true, the link is marked as current only on this exact path, not on its sub-paths. */
  end?: boolean
  /** Paths in addition to `to`. On these paths and their sub-paths, the link is also marked as current. */
  also?: readonly string[]
}

function PlaceLink({ place: { to, end, also = [], label }, titled, children }: PlaceLinkProps) {
  const { pathname } = useLocation()
  const title = titled ? label : undefined
  if (also.some((path) => pathname === path || pathname.startsWith(`${path}/`))) {
    return (
      <Link to={to} title={title} aria-current="page">
        {children}
      </Link>
    )
  }
  return (
    <NavLink to={to} end={end} title={title}>
      {children}
    </NavLink>
  )
}
type PlaceLinkProps = { place: AppPlace; titled?: boolean; children: ReactNode }

function Places({ places }: { places: readonly AppPlace[] }) {
  return places.map((place) => (
    <PlaceLink key={place.to} place={place} titled>
      <Icon name={place.icon} />
      <span>{place.label}</span>
      {place.count ? <em>{formatNumber(place.count)}</em> : null}
    </PlaceLink>
  ))
}

/** Layout of pages behind the sign-in. If a row of a list is selected, `side` shows its details in a third column. */
export function AppShell({
  rail,
  brand,
  home,
  menuLabel,
  places,
  inReach = 5,
  account,
  search,
  side,
  children,
}: {
  rail: 'light' | 'ink'
  brand: string
  home: string
  menuLabel: string
  places: readonly AppPlace[]
  inReach?: number
  account: ReactNode
  search?: { to: string; label: string }
  side?: ReactNode
  children: ReactNode
}) {
  const location = useLocation()
  const logo = (
    <Link to={home} className="logo">
      <LogoMark />
      <span>{brand}</span>
    </Link>
  )
  return (
    <>
      <a className="skip-link" href="#main">
        {copy().skipToContent}
      </a>
      <div className={classes('app', Boolean(side) && 'has-side')}>
        <aside className={classes('rail', rail === 'ink' && 'inverted')} aria-label={copy().menu(menuLabel)}>
          {logo}
          {search && (
            <Link to={search.to} className="rail-search-link" title={search.label} aria-label={search.label}>
              <Icon name="search" />
            </Link>
          )}
          {search && (
            <Form action={search.to} role="search" aria-label={search.label} className="rail-search">
              <Icon name="search" />
              <input
                type="search"
                name="q"
                aria-label={search.label}
                placeholder={copy().search}
                autoComplete="off"
                maxLength={100}
              />
              <span className="key" aria-hidden="true">
                /
              </span>
            </Form>
          )}
          <nav aria-label={menuLabel}>
            <Places places={places} />
          </nav>
          <div className="account">
            {account}
            <ThemeSwitch />
          </div>
        </aside>
        <div className="app-body">
          <header className="app-bar">
            {logo}
            {search && (
              <Link to={search.to} className="icon-button" aria-label={search.label}>
                <Icon name="search" />
              </Link>
            )}
            <ThemeSwitch />
            <details className="app-menu" key={location.key}>
              <summary className="icon-button" aria-label={copy().menu2}>
                <Icon name="menu" />
              </summary>
              <div>
                <nav aria-label={copy().all(menuLabel)}>
                  <Places places={places} />
                </nav>
                <div className="account">{account}</div>
              </div>
            </details>
          </header>
          <main className="main" id="main">
            {children}
          </main>
          <nav className="bottom-nav" aria-label={copy().main(menuLabel)}>
            {places.slice(0, inReach).map((place) => (
              <PlaceLink key={place.to} place={place}>
                <Icon name={place.icon} />
                {place.short ?? place.label}
              </PlaceLink>
            ))}
          </nav>
        </div>
        {side}
      </div>
    </>
  )
}

export function AppHeader({
  title,
  before,
  actions,
  children,
}: {
  title: ReactNode
  before?: ReactNode
  actions?: ReactNode
  children?: ReactNode
}) {
  return (
    <header>
      {before}
      <div className="app-head">
        <div>
          <h1 className="t44">{title}</h1>
          {children && <div className="row">{children}</div>}
        </div>
        {actions && <div className="row">{actions}</div>}
      </div>
    </header>
  )
}

export function SidePanel({
  label,
  head,
  footer,
  children,
}: {
  label: string
  head: ReactNode
  footer?: ReactNode
  children: ReactNode
}) {
  return (
    <aside className="side-panel" aria-label={label}>
      <header>{head}</header>
      <div className="body">{children}</div>
      {footer && <footer>{footer}</footer>}
    </aside>
  )
}

export function Panel({
  title,
  end,
  important,
  id,
  children,
}: {
  title: ReactNode
  end?: ReactNode
  important?: boolean
  id?: string
  children: ReactNode
}) {
  return (
    <section className={classes('panel', important && 'key')} id={id}>
      <header>
        <h2 className="t24">{title}</h2>
        {end}
      </header>
      {children}
    </section>
  )
}
