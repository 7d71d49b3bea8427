import { Outlet } from 'react-router'
import appCss from '#design/app.css?url'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import type { Route } from './+types/dev-layout'

export const headers = privatePage

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: appCss }]

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }]

export const middleware: Route.MiddlewareFunction[] = [
  ({ context }) => {
    if (servicesOf(context).config.isProduction) throw new Response(null, { status: 404 })
  },
]

export function loader() {
  return null
}

export default function DevLayout() {
  return <Outlet />
}
