import { adminContext, notFound } from '#admin/guard.server.ts'
import { findCertificate } from '#cases/drafts/find-certificate.server.ts'
import { pdfReply } from '#platform/http/file-reply.ts'
import type { Route } from './+types/certificate-route'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { services, actor } = adminContext({ request, context }, 'case.read')
  const found = await findCertificate(services, { ...params, actor })
  if (!found) throw notFound()
  return pdfReply(found)
}
