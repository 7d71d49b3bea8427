import { adminContext, notFound } from '#admin/guard.server.ts'
import { openMandate } from '#cases/mandate/open-mandate.server.ts'
import { pdfReply } from '#platform/http/file-reply.ts'
import type { Route } from './+types/mandate-route'

export async function loader({ request, params, context, url }: Route.LoaderArgs) {
  const { services, actor } = adminContext({ request, context }, 'case.read')
  const isPlain = url.searchParams.has('plain')
  const found = await openMandate(services, { ...params, actor, isPlain })
  if (!found) throw notFound()
  return pdfReply(found)
}
