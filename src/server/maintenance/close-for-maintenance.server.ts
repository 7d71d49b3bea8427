import { data, type MiddlewareFunction } from 'react-router'
import { isStaff } from '#accounts/people/person.ts'
import { findCurrentUser } from '#accounts/sessions/current-user.server.ts'
import { company } from '#company/company.ts'
import { firmName } from '#content/firm-name.ts'
import { formatDateTime } from '#platform/format.ts'
import { type Closure, secondsToWait } from '#platform/http/maintenance.ts'
import { isApiRequest, plainReply } from '#platform/http/plain-reply.ts'
import { maintenanceContext, requestOf, servicesOf } from '#platform/http/request-context.server.ts'
import { xmlText } from '#platform/http/xml-text.ts'
import { t } from '#platform/texts.ts'
import { maintenanceFlag } from '#server/cache/page-cache.server.ts'
import * as serverTexts from '#server/locales/en.ts'

const copy = () => t(serverTexts.closeForMaintenance)

const goesOn = /^\/?(admin|admin\/.*|api\/admin-auth\.php|api\/webhooks\/.*|icons\/lines\.svg)$/

/**
 * Responds 503 with `Retry-After` while the site is closed. Staff still get pages, but uncached; before the site opens,
 * they can look at the public pages but send nothing, so that nothing is sold on invented company data.
 */
export const closeForMaintenance: MiddlewareFunction<Response> = async ({ request, context, pattern }, next) => {
  if (goesOn.test(pattern)) return next()
  const closed = await context.get(maintenanceContext).now()
  if (!closed) return next()
  const services = servicesOf(context)
  const user = await findCurrentUser(services, request).catch(() => null)
  const isAllowed = closed.reason === 'maintenance' || ['GET', 'HEAD'].includes(request.method)
  if (isAllowed && user && isStaff(user.person) && !user.needsSecondFactor) {
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
    const code = closed.reason === 'maintenance' ? 'maintenance' : 'not_open'
    const content = plainReply(request, 503, requestOf(context).id, ['', closedText(closed), code])
    for (const [name, value] of Object.entries(headers)) content.headers.set(name, value)
    return content
  }
  const page = request.method === 'HEAD' ? null : closedPage(closed)
  return new Response(page, { status: 503, headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8' } })
}

function closedText({ reason, message, until }: Closure): string {
  if (reason === 'not-open') return `${copy().notOpenYet}. ${copy().comeBackLater}`
  const back = until ? [copy().weExpectToBeBack(formatDateTime(until))] : []
  return [message || copy().defaultMessage, ...back].join(' ')
}

/** Loads only static files, because the public routes are closed. */
function closedPage(closed: Closure): string {
  const isOpenLater = closed.reason === 'not-open'
  const [title, heading] = isOpenLater
    ? [copy().opensSoon(firmName), copy().notOpenYet]
    : [copy().backSoon(firmName), copy().weWillBeBackSoon]
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${xmlText(title)}</title><link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/plain.css"></head>
<body><main><p class="firm"><img src="/favicon.svg" alt="" width="32" height="32"> ${xmlText(firmName)}</p>
<h1>${heading}</h1>${isOpenLater ? `<p>${copy().comeBackLater}</p>` : maintenanceContent(closed)}</main></body></html>`
}

function maintenanceContent({ message, until }: Closure): string {
  const back = until ? `<p>${xmlText(copy().weExpectToBeBack(formatDateTime(until)))}</p>` : ''
  return `<p>${xmlText(message || copy().defaultMessage)}</p>${back}${contactLine()}`
}

/** Email address and phone number, without those that are still invented. */
function contactLine(): string {
  const { email, phone, phoneLink, placeholders } = company()
  const contacts = [
    { fact: 'email', href: `mailto:${email}`, text: email },
    { fact: 'phone', href: `tel:${phoneLink}`, text: phone },
  ] as const
  const links = contacts
    .filter(({ fact }) => !placeholders.includes(fact))
    .map(({ href, text }) => `<a href="${xmlText(href)}">${xmlText(text)}</a>`)
  return links.length > 0 ? `<p>${copy().urgent} ${links.join(` ${copy().or} `)}.</p>` : ''
}
