import { servicesOf } from '#platform/http/request-context.server.ts'
import { textReply } from '#platform/http/text-reply.server.ts'
import type { Route } from './+types/robots-route'
import { robotsText } from './feed-texts.ts'

export function loader({ request, context }: Route.LoaderArgs) {
  return textReply(request, robotsText(servicesOf(context).config.PUBLIC_URL), { type: 'text/plain' })
}
