import type { ReactNode } from 'react'
import { isRouteErrorResponse, Outlet } from 'react-router'
import { findShownClaims } from '#company/claims/find-shown-claims.server.ts'
import { claims } from '#content/claims.ts'
import { firmName } from '#content/firm-name.ts'
import { footerCallToAction } from '#content/navigation.ts'
import { Toaster } from '#design/feedback/toast.tsx'
import { swissDay } from '#platform/day.ts'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { CartPanel } from '#shop/cart/ui/cart-panel.tsx'
import type { Route } from './+types/site-layout'
import { useBrowserNavigation } from './browser-navigation.ts'
import { ConsentBanner } from './consent/consent-banner.tsx'
import { type ShellWords, shellWords } from './shell-words.ts'
import { ErrorContent, errorTitle } from './ui/error-screen.tsx'
import { SiteFooter } from './ui/footer/site-footer.tsx'
import { SiteHeader } from './ui/header/site-header.tsx'
import siteCss from './ui/site.css?url'

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
        Skip to content
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
