import { actorOf } from '#accounts/current-user.server.ts'
import { certificateReply } from '#cases/find-certificate.server.ts'
import { findSummary } from '#cases/summary/find-summary.server.ts'
import { notFound } from '#portal/guard.server.ts'
import { servicesOf } from '#web/request-context.server.ts'
import type { Route } from './+types/summary-route'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const actor = actorOf({ request, context })
  const found = await findSummary(servicesOf(context), { caseId: params.caseId, actor, copy: 'client' })
  if (!found) throw notFound()
  return certificateReply(found)
}
