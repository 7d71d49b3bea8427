import { servicesOf } from '#web/request-context.server.ts'
import type { Route } from './+types/feed-route'
import { readFeed } from './feed.server.ts'

/** GET /calendar/{token}.ics: somebody's appointments for their calendar program, which cannot sign in. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const token = /^([\w-]{20,100})\.ics$/.exec(params.file)?.[1]
  const file = token ? await readFeed(servicesOf(context), token) : null
  if (file === null) throw new Response(null, { status: 404 })
  return new Response(file, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'inline; filename="appointments.ics"',
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
    },
  })
}
