import { createContext, type ReactNode, useContext } from 'react'
import { Form, Link, NavLink, useLocation } from 'react-router'
import { classes } from '#design/classes.ts'
import { Icon, type IconName } from '#design/icon.tsx'
import * as designTexts from '#design/locales/en.ts'
import { formatNumber } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { LogoMark } from './logo.tsx'
import { Tabs } from './navigation.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

const copy = () => t(designTexts.appShell)

export type AppPlace = {
  to: string
  label: string
  short?: string
  icon: IconName
  count?: number
  /** Shown in the bar at the bottom of a phone; if a place has tabs, only places with `true` are. */
  isInReach?: boolean
  /** If true, the link is marked as current only on this exact path, not on its sub-paths. */
  end?: boolean
  /** Paths in addition to `to`. On these paths and their sub-paths, the link is also marked as current. */
  also?: readonly string[]
  /** Pages of this place, shown as a row of tabs below their heading. */
  tabs?: readonly PlaceTab[]
}

/** `also`: paths on which this tab is marked as current, in addition to `to`. */
export type PlaceTab = { to: string; label: string; count?: number; also?: readonly string[] }

/** The tab of this URL: its path matches, and the URL has all of its search parameters; with the most of them wins. */
export function tabAt(tabs: readonly PlaceTab[], pathname: string, search: string): PlaceTab | undefined {
  const given = new URLSearchParams(search)
  const fits = ({ to, also = [] }: PlaceTab) => {
    const [path, query] = to.split('?')
    const isSet = [...new URLSearchParams(query)].every(([name, value]) => given.get(name) === value)
    return (path === pathname && isSet) || also.includes(pathname)
  }
  const parameters = ({ to }: PlaceTab) => new URLSearchParams(to.split('?')[1]).size
  return tabs.filter(fits).toSorted((a, b) => parameters(b) - parameters(a))[0]
}

const PlacesContext = createContext<readonly AppPlace[]>([])

/** Tabs of the current place; nothing on pages that are not one of them. `AppHeader` contains it. */
export function PlaceTabs({ small }: { small?: boolean }) {
  const places = useContext(PlacesContext)
  const { pathname, search } = useLocation()
  for (const { label, tabs = [] } of places) {
    const current = tabs.length > 1 ? tabAt(tabs, pathname, search) : undefined
    if (!current) continue
    return (
      <Tabs
        label={label}
        small={small}
        tabs={tabs.map(({ to, label: name, count }) => ({ to, label: name, count, current: to === current.to }))}
      />
    )
  }
  return null
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

function AllPlaces({ places }: { places: readonly AppPlace[] }) {
  return (
    <ol className="all-places">
      {places.map((place) => (
        <li key={place.to}>
          <PlaceLink place={place}>
            <Icon name={place.icon} />
            <span>{place.label}</span>
            {place.count ? <em>{formatNumber(place.count)}</em> : null}
          </PlaceLink>
          {place.tabs && place.tabs.length > 1 && (
            <p>
              {place.tabs.map(({ to, label }) => (
                <Link key={to} to={to}>
                  {label}
                </Link>
              ))}
            </p>
          )}
        </li>
      ))}
    </ol>
  )
}

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
  railAccount,
  search,
  side,
  isFolded = false,
  children,
}: {
  rail: 'light' | 'ink'
  brand: string
  home: string
  menuLabel: string
  places: readonly AppPlace[]
  inReach?: number
  account: ReactNode
  /** Shown in the rail instead of `account`. */
  railAccount?: ReactNode
  search?: { to: string; label: string }
  side?: ReactNode
  /** The rail shows only its icons, except on wide screens. */
  isFolded?: boolean
  children: ReactNode
}) {
  const location = useLocation()
  const hasTabs = places.some(({ tabs }) => tabs !== undefined)
  const all = (
    <div>
      <nav aria-label={copy().all(menuLabel)}>
        {hasTabs ? <AllPlaces places={places} /> : <Places places={places} />}
      </nav>
      <div className="account">{account}</div>
    </div>
  )
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
      <div className={classes('app', rail === 'ink' && 'desk', Boolean(side) && 'has-side', isFolded && 'folded')}>
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
            {railAccount ?? account}
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
            {!hasTabs && (
              <details className="app-menu" key={location.key}>
                <summary className="icon-button" aria-label={copy().menu2}>
                  <Icon name="menu" />
                </summary>
                {all}
              </details>
            )}
          </header>
          <main className="main" id="main">
            <PlacesContext value={places}>{children}</PlacesContext>
          </main>
          <nav className="bottom-nav" aria-label={copy().main(menuLabel)}>
            {places
              .filter(({ isInReach }, at) => isInReach ?? (!hasTabs && at < inReach))
              .map((place) => (
                <PlaceLink key={place.to} place={place}>
                  <Icon name={place.icon} />
                  {place.short ?? place.label}
                </PlaceLink>
              ))}
            {hasTabs && (
              <details className="app-menu more" key={location.key}>
                <summary>
                  <Icon name="menu" />
                  {copy().more}
                </summary>
                {all}
              </details>
            )}
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
      <PlaceTabs />
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
