import { actorOf } from '#accounts/sessions/current-user.server.ts'
import { findCertificate } from '#cases/drafts/find-certificate.server.ts'
import { pdfReply } from '#platform/http/file-reply.ts'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { notFound } from '#portal/guard.server.ts'
import type { Route } from './+types/certificate-route'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const found = await findCertificate(servicesOf(context), { ...params, actor: actorOf({ request, context }) })
  if (!found) throw notFound()
  return pdfReply(found)
}
