import { actorOf } from '#accounts/current-user.server.ts'
import { certificateReply, findCertificate } from '#cases/find-certificate.server.ts'
import { notFound } from '#portal/guard.server.ts'
import { servicesOf } from '#web/request-context.server.ts'
import type { Route } from './+types/certificate-route'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const found = await findCertificate(servicesOf(context), { ...params, actor: actorOf({ request, context }) })
  if (!found) throw notFound()
  return certificateReply(found)
}
