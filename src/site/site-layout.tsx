import { type ReactNode, useEffect } from 'react'
import { isRouteErrorResponse, Outlet, useLocation } from 'react-router'
import { findShownClaims } from '#company/claims/find-shown-claims.server.ts'
import { claims } from '#content/claims.ts'
import { firmName } from '#content/firm-name.ts'
import { footerCallToAction } from '#content/navigation.ts'
import { Toaster } from '#design/feedback/toast.tsx'
import { ServerRendered } from '#design/rendering/server-rendered.tsx'
import { swissDay } from '#platform/day.ts'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { t } from '#platform/texts.ts'
import { CartPanel } from '#shop/cart/ui/cart-panel.tsx'
import * as siteUiTexts from '#site/ui/locales/en.ts'
import type { Route } from './+types/site-layout'
import {
  askForConsent,
  chooseConsent,
  mayStore,
  onConsentChange,
  optionalCategories,
  storedConsent,
} from './consent/consent-store.ts'
import { hasOffer, type ShellWords, shellWords } from './shell-words.ts'
import { ErrorContent, errorTitle } from './ui/error-screen.tsx'
import { SiteHeader } from './ui/header/site-header.tsx'
import siteCss from './ui/site.css?url'

const copy = () => t(siteUiTexts.siteLayout)

const intents = ['pointerover', 'pointerdown', 'focusin', 'click'] as const

const ConsentContent = import.meta.env.SSR ? (await import('./consent/consent-content.tsx')).ConsentContent : null

const FooterContent = import.meta.env.SSR ? (await import('./ui/footer/footer-content.tsx')).FooterContent : null

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: siteCss }]

export async function loader({ context }: Route.LoaderArgs) {
  const services = servicesOf(context)
  return {
    site: { name: firmName, url: services.config.PUBLIC_URL },
    year: swissDay(services.now()).slice(0, 4),
    words: shellWords(await findShownClaims(services, claims)),
  }
}

export const meta: Route.MetaFunction = ({ error }) =>
  error
    ? [{ title: `${errorTitle(statusOf(error))} | ${firmName}` }, { name: 'robots', content: 'noindex' }]
    : [{ title: firmName }]

type ShellData = { year: string; words: ShellWords }

const plainWords: ShellWords = { offer: footerCallToAction.offer.otherwise, badges: [], claimsSupport: false }

function Shell({ year, words = plainWords, children }: Partial<ShellData> & { children: ReactNode }) {
  useBrowserNavigation()
  return (
    <>
      <a className="skip-link" href="#main">
        {copy().skipToContent}
      </a>
      <ConsentBanner />
      <SiteHeader />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter year={year} words={words} />
      <CartPanel />
      <Toaster />
    </>
  )
}

export default function SiteLayout({ loaderData }: Route.ComponentProps) {
  return (
    <Shell {...loaderData}>
      <Outlet />
    </Shell>
  )
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return (
    <Shell {...loaderData}>
      <ErrorContent status={statusOf(error)} />
    </Shell>
  )
}

function statusOf(error: unknown): number {
  return isRouteErrorResponse(error) ? error.status : 500
}

export function SiteFooter({ year, words }: { year?: string; words: ShellWords }) {
  useLiveMap()
  const isOffering = hasOffer(useLocation().pathname)
  return (
    <ServerRendered name="footer" as="footer" className="footer inverted">
      {FooterContent && <FooterContent year={year} words={words} hasOffer={isOffering} />}
    </ServerRendered>
  )
}

/** Makes link clicks load a new page from the server; only links with `data-live` use client-side navigation. */
function useBrowserNavigation(): void {
  useEffect(() => {
    function follow(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link || link.origin !== location.origin || link.pathname === location.pathname) return
      if (link.hasAttribute('download') || link.target !== '' || link.dataset.live !== undefined) return
      event.stopPropagation()
    }
    addEventListener('click', follow, true)
    return () => removeEventListener('click', follow, true)
  }, [])
}

/** Pages are cached, so all visitors get the banner; `public/early.js` hides it if a choice is stored. */
function ConsentBanner() {
  useConsentBanner()
  return (
    <ServerRendered
      name="consent"
      as="section"
      className="consent needs-script no-print"
      id="consent"
      tabIndex={-1}
      aria-labelledby="consent-title"
    >
      {ConsentContent && <ConsentContent />}
    </ServerRendered>
  )
}

/** Hydrates the map on hover or focus, and presses again a map button that was pressed before hydration. */
function useLiveMap(): void {
  useEffect(() => {
    const place = document.querySelector<HTMLElement>('[data-map]')
    if (!place || place.dataset.map === 'alive') return
    let isComing = false
    let pressed: HTMLButtonElement | null = null

    async function come(at: HTMLElement) {
      isComing = true
      const { wakeMap } = await import('./ui/map/wake-map.tsx')
      wakeMap(at, hydrated)
    }
    function hydrated() {
      leave()
      if (place) place.dataset.map = 'alive'
      pressed?.click()
    }
    function reach(event: Event) {
      if (event.type === 'click' && event.target instanceof Element) pressed = event.target.closest('button')
      if (!isComing && place) void come(place)
    }
    function leave() {
      for (const intent of intents) place?.removeEventListener(intent, reach)
    }
    for (const intent of intents) place.addEventListener(intent, reach)
    if (place.matches(':hover, :focus-within')) void come(place)
    return leave
  }, [])
}

function useConsentBanner(): void {
  useEffect(() => {
    const form = document.querySelector<HTMLFormElement>('#consent form')

    function showChoice() {
      const consent = storedConsent()
      for (const id of optionalCategories()) {
        const box = form?.querySelector<HTMLInputElement>(`[value="${id}"]`)
        if (box) box.checked = mayStore(consent, id)
      }
    }
    function onClick({ target }: MouseEvent) {
      if (!(target instanceof Element)) return
      if (target.closest('[data-ask-consent]')) askForConsent()
      const way = target.closest<HTMLElement>('[data-consent]')?.dataset.consent
      if (way === 'all') chooseConsent(optionalCategories())
      if (way === 'essential') chooseConsent([])
    }
    function onSubmit(event: SubmitEvent) {
      event.preventDefault()
      const ticked = form ? new FormData(form).getAll('allowed') : []
      chooseConsent(optionalCategories().filter((id) => ticked.includes(id)))
    }

    if (storedConsent()) showChoice()
    document.addEventListener('click', onClick)
    form?.addEventListener('submit', onSubmit)
    const stop = onConsentChange(showChoice)
    return () => {
      document.removeEventListener('click', onClick)
      form?.removeEventListener('submit', onSubmit)
      stop()
    }
  }, [])
}
