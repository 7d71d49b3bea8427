import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { firmName } from '#content/firm-name.ts'
import { getStarted, headerItems } from '#content/navigation.ts'
import { ButtonLink } from '#design/button.tsx'
import { focusOnResult, focusOnTitle } from '#design/page/focus-title.ts'
import { Logo } from '#design/page/logo.tsx'
import { ThemeSwitch } from '#design/page/theme-switch.tsx'
import { ServerRendered } from '#design/rendering/server-rendered.tsx'
import { t } from '#platform/texts.ts'
import { CartButton } from '#shop/cart/ui/cart-button.tsx'
import { SearchButton } from '#site/search/ui/search-button.tsx'
import * as siteUiTexts from '#site/ui/locales/en.ts'
import { MobileMenu } from './mobile-menu.tsx'
import { clientPortal, currentOf, search } from './places.ts'
import { ServicesMenu } from './services-menu.tsx'

const copy = () => t(siteUiTexts.siteHeader)

const HeaderContact = import.meta.env.SSR ? (await import('./header-contact.tsx')).HeaderContact : null

export function SiteHeader() {
  const { pathname } = useLocation()
  useFocusAfterStep()
  return (
    <header className="site-top">
      <div className="utility">
        <div className="wrap">
          <ServerRendered name="reach" className="site-reach">
            {HeaderContact && <HeaderContact />}
          </ServerRendered>
          <Link className="push wide-only" to={clientPortal.href}>
            {clientPortal.name}
          </Link>
          <ThemeSwitch />
        </div>
      </div>
      <div className="site-head">
        <div className="wrap">
          <Logo name={firmName} />
          <nav className="nav" aria-label={copy().main}>
            {headerItems.map((item) =>
              item.type === 'mega' ? (
                <ServicesMenu key={item.name} name={item.name} isCurrent={currentOf(item, pathname) !== undefined} />
              ) : (
                <Link key={item.href} to={item.href} aria-current={currentOf(item, pathname)}>
                  {item.name}
                </Link>
              ),
            )}
          </nav>
          <SearchButton label={search.name} href={search.href} />
          <CartButton />
          <ButtonLink kind="primary" size="small" to={getStarted.href}>
            {getStarted.name}
          </ButtonLink>
          <MobileMenu />
        </div>
      </div>
    </header>
  )
}

/**
 * After client-side navigation, moves the focus as a page load would: to the target of the hash (expanded if collapsed)
 * or to the page title. If only the search parameters change, the focus stays; if the focused control has disappeared,
 * it moves to the result.
 */
function useFocusAfterStep(): void {
  const { pathname, hash, key } = useLocation()
  const before = useRef({ pathname, hash, key })
  useEffect(() => {
    const from = before.current
    before.current = { pathname, hash, key }
    if (from.key === key) return
    const place = document.getElementById(hash.slice(1))
    const isFolded = place !== null && place.closest('details:not([open])') !== null
    if (from.pathname === pathname && from.hash === hash && !isFolded && !isFocusLost()) return
    if (place) showAndFocus(place)
    else if (from.pathname !== pathname) focusOnTitle()
    else if (isFocusLost()) focusOnResult()
  }, [pathname, hash, key])
}

function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body
}

function showAndFocus(place: HTMLElement): void {
  for (let fold = place.closest('details:not([open])'); fold; fold = place.closest('details:not([open])')) {
    fold.setAttribute('open', '')
    place.scrollIntoView()
  }
  if (place.tabIndex < 0) place.setAttribute('tabindex', '-1')
  place.focus({ preventScroll: true })
}
