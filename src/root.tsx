import type { ReactNode } from 'react'
import { useEffect } from 'react'
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import { vatPercent } from '#company/vat.ts'
import { firmName } from '#content/firm-name.ts'
import baseCss from '#design/base.css?url'
import { currentLocale, languageOf } from '#platform/locale.ts'
import type { Route } from './+types/root'
import { servicesOf } from './platform/http/request-context.server.ts'
import { closeForMaintenance } from './server/maintenance/close-for-maintenance.server.ts'
import { ErrorScreen } from './site/ui/error-screen.tsx'

export const middleware: Route.MiddlewareFunction[] = [closeForMaintenance]

export const links: Route.LinksFunction = () => [
  { rel: 'preload', href: '/fonts/inter-latin-var.woff2', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'stylesheet', href: baseCss },
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
]

export function Layout({ children }: { children: ReactNode }) {
  // Tells the script that records input before hydration that the page is hydrated.
  useEffect(() => {
    dispatchEvent(new Event('app:alive'))
  }, [])
  return (
    <html lang={languageOf(currentLocale())} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <script src="/early.js" />
        <Meta />
        {/* Our own files need no nonce. Browsers hide nonces from scripts, so one here would break hydration. */}
        <Links nonce="" />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

/** Data for every page. It must not depend on the visitor, because rendered pages are cached and shared. */
export function loader({ context }: Route.LoaderArgs) {
  const { config } = servicesOf(context)
  return {
    storeId: config.STORE_ID,
    site: { name: firmName, url: config.PUBLIC_URL },
    isDevelopment: !config.isProduction,
    vatPercent: vatPercent(),
  }
}

export function shouldRevalidate() {
  return false
}

export default function Root() {
  return <Outlet />
}

export const meta: Route.MetaFunction = () => [{ title: firmName }]

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const status = isRouteErrorResponse(error) ? error.status : 500
  return <ErrorScreen status={status} />
}
