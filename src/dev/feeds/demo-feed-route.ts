import { servicesOf } from '#platform/http/request-context.server.ts'
import { textReply } from '#platform/http/text-reply.server.ts'
import type { Route } from './+types/demo-feed-route'
import { demoFeedOf, demoFeedText } from './demo-sources.ts'

export function loader({ request, params, context }: Route.LoaderArgs) {
  const { config, now } = servicesOf(context)
  const feed = config.isProduction ? null : demoFeedOf(params.file)
  if (!feed) throw new Response(null, { status: 404 })
  const { type, text } = demoFeedText(feed, { site: config.PUBLIC_URL, today: now() })
  return textReply(request, text, { type, maxAgeSeconds: 0 })
}
