import { tokenHash } from '#appointments/booking/notify-guests.server.ts'
import { networkOf } from '#platform/http/client-address.ts'
import { countUse, type Limit } from '#platform/http/limits.server.ts'
import { failureHeaders } from '#platform/http/plain-reply.ts'
import { requestOf, servicesOf } from '#platform/http/request-context.server.ts'
import { textReply } from '#platform/http/text-reply.server.ts'
import type { Route } from './+types/feed-route'
import { readFeed } from './feed.server.ts'

const readsOfFeed: Limit = { name: 'calendar-feed', points: 60, seconds: 60 * 60 }
const missesOfNetwork: Limit = { name: 'calendar-miss', points: 60, seconds: 60 * 60 }

/** The secret token in the URL replaces signing in, which calendar programs cannot do. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const services = servicesOf(context)
  const token = /^([\w-]{20,100})\.ics$/.exec(params.file)?.[1]
  const file = token ? await readFeed(services, token) : null
  const counted =
    token && file !== null
      ? await countUse(services.pool, readsOfFeed, tokenHash(token))
      : await countUse(services.pool, missesOfNetwork, networkOf(requestOf(context).ip))
  if (!counted.ok)
    return new Response(null, {
      status: 429,
      headers: { ...failureHeaders(429), 'Retry-After': String(counted.retryAfterSeconds) },
    })
  if (file === null) return new Response(null, { status: 404, headers: failureHeaders(404) })
  return textReply(request, file, {
    type: 'text/calendar',
    maxAgeSeconds: 0,
    sameAs: file.replaceAll(/^DTSTAMP:.*$/gm, ''),
    more: { 'Content-Disposition': 'inline; filename="appointments.ics"', 'X-Robots-Tag': 'noindex' },
  })
}
