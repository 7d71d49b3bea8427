import { actorOf } from '#accounts/current-user.server.ts'
import { certificateReply } from '#cases/find-certificate.server.ts'
import { openAnnex } from '#cases/open-annex.server.ts'
import { notFound } from '#portal/guard.server.ts'
import { servicesOf } from '#web/request-context.server.ts'
import type { Route } from './+types/annex-route'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const found = await openAnnex(servicesOf(context), { ...params, actor: actorOf({ request, context }) })
  if (!found) throw notFound()
  return certificateReply(found)
}
