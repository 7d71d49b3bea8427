import { adminContext, notFound } from '#admin/guard.server.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import { pdfReply } from '#platform/http/file-reply.ts'
import { deletionCertificate } from '#privacy/deletion/deletion-certificate.server.ts'
import { findDeletion } from '#privacy/deletion/deletion-db.server.ts'
import type { Route } from './+types/certificate-route'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { services, actor } = adminContext({ request, context }, 'client.delete')
  const found = await findDeletion(services.db, params.deletionId)
  const certificate = found && (await deletionCertificate(found))
  if (!certificate) throw notFound()
  const object = { type: 'deletion', id: found.id }
  await recordAudit(services.db, actor, { action: 'deletion.certificate-read', object })
  return pdfReply(certificate)
}
