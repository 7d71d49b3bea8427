import { actorOf } from '#accounts/sessions/current-user.server.ts'
import { findSummary } from '#cases/summary/find-summary.server.ts'
import { pdfReply } from '#platform/http/file-reply.ts'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { notFound } from '#portal/guard.server.ts'
import type { Route } from './+types/summary-route'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const actor = actorOf({ request, context })
  const found = await findSummary(servicesOf(context), { caseId: params.caseId, actor, copy: 'client' })
  if (!found) throw notFound()
  return pdfReply(found)
}
