import { adminContext, notFound } from '#admin/guard.server.ts'
import { findSummary } from '#cases/summary/find-summary.server.ts'
import { pdfReply } from '#platform/http/file-reply.ts'
import type { Route } from './+types/summary-route'

export async function loader({ request, params, context, url }: Route.LoaderArgs) {
  const { services, actor } = adminContext({ request, context }, 'case.read')
  const copy = url.searchParams.get('copy') === 'client' ? 'client' : 'office'
  const found = await findSummary(services, { caseId: params.caseId, actor, copy })
  if (!found) throw notFound()
  return pdfReply(found)
}
