import { data, type MiddlewareFunction } from 'react-router'
import { isStaff } from '#accounts/people/person.ts'
import { findCurrentUser } from '#accounts/sessions/current-user.server.ts'
import { company } from '#company/company.ts'
import { firmName } from '#content/firm-name.ts'
import { formatDateTime } from '#platform/format.ts'
import { type Maintenance, secondsToWait } from '#platform/http/maintenance.ts'
import { isApiRequest, plainReply } from '#platform/http/plain-reply.ts'
import { maintenanceContext, requestOf, servicesOf } from '#platform/http/request-context.server.ts'
import { xmlText } from '#platform/http/xml-text.ts'
import { t } from '#platform/texts.ts'
import { maintenanceFlag } from '#server/cache/page-cache.server.ts'
import * as serverTexts from '#server/locales/en.ts'

const copy = () => t(serverTexts.closeForMaintenance)

const goesOn = /^\/?(admin|admin\/.*|api\/admin-auth\.php|api\/webhooks\/.*|icons\/lines\.svg)$/

/** Responds 503 with `Retry-After` while the site is closed. Staff still get pages, but uncached. */
export const closeForMaintenance: MiddlewareFunction<Response> = async ({ request, context, pattern }, next) => {
  if (goesOn.test(pattern)) return next()
  const closed = await context.get(maintenanceContext).now()
  if (!closed) return next()
  const services = servicesOf(context)
  const user = await findCurrentUser(services, request).catch(() => null)
  if (user && isStaff(user.person) && !user.needsSecondFactor) {
    const response = await next()
    response.headers.set('Cache-Control', 'private, no-store')
    return response
  }
  const headers = {
    'Retry-After': String(secondsToWait(closed, services.now())),
    'Cache-Control': 'no-store',
    [maintenanceFlag]: 'on',
  }
  if (new URL(request.url).pathname.endsWith('.data')) throw data(null, { status: 503, headers })
  if (isApiRequest(request)) {
    const content = plainReply(request, 503, requestOf(context).id, ['', maintenanceText(closed), 'maintenance'])
    for (const [name, value] of Object.entries(headers)) content.headers.set(name, value)
    return content
  }
  const page = request.method === 'HEAD' ? null : maintenancePage(closed)
  return new Response(page, { status: 503, headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8' } })
}

function maintenanceText({ message, until }: Maintenance): string {
  return [message || copy().defaultMessage, ...(until ? [copy().weExpectToBeBack(formatDateTime(until))] : [])].join(
    ' ',
  )
}

/** The maintenance page loads only static files, because the public routes are closed. */
function maintenancePage({ message, until }: Maintenance): string {
  const back = until ? `<p>${xmlText(copy().weExpectToBeBack(formatDateTime(until)))}</p>` : ''
  const { email, phone, phoneLink } = company()
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${xmlText(copy().backSoon(firmName))}</title><link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/plain.css"></head>
<body><main><p class="firm"><img src="/favicon.svg" alt="" width="32" height="32"> ${xmlText(firmName)}</p>
<h1>${copy().weWillBeBackSoon}</h1><p>${xmlText(message || copy().defaultMessage)}</p>${back}
<p>${copy().urgent} <a href="mailto:${xmlText(email)}">${xmlText(email)}</a> ${copy().or}
<a href="tel:${xmlText(phoneLink)}">${xmlText(phone)}</a>.</p></main></body></html>`
}
