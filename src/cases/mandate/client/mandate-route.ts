import { actorOf } from '#accounts/sessions/current-user.server.ts'
import { openMandate } from '#cases/mandate/open-mandate.server.ts'
import { pdfReply } from '#platform/http/file-reply.ts'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { notFound } from '#portal/guard.server.ts'
import type { Route } from './+types/mandate-route'

export async function loader({ request, params, context, url }: Route.LoaderArgs) {
  const actor = actorOf({ request, context })
  const isPlain = url.searchParams.has('plain')
  const found = await openMandate(servicesOf(context), { ...params, actor, isPlain })
  if (!found) throw notFound()
  return pdfReply(found)
}
