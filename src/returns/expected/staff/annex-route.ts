import { adminContext, notFound } from '#admin/guard.server.ts'
import { openAnnex } from '#cases/drafts/attach-annex.server.ts'
import { pdfReply } from '#platform/http/file-reply.ts'
import type { Route } from './+types/annex-route'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { services, actor } = adminContext({ request, context }, 'case.read')
  const found = await openAnnex(services, { ...params, actor })
  if (!found) throw notFound()
  return pdfReply(found)
}
