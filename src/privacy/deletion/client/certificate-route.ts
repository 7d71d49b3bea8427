import { data } from 'react-router'
import { requestMetadata } from '#accounts/sessions/current-user.server.ts'
import { tokenOf } from '#accounts/sessions/token-of.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import { pdfReply } from '#platform/http/file-reply.ts'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { certificateDays } from '#privacy/deletion/deletion.ts'
import { deletionCertificate } from '#privacy/deletion/deletion-certificate.server.ts'
import { findCertified } from '#privacy/deletion/deletion-db.server.ts'
import type { Route } from './+types/certificate-route'

/** /deletion-certificate?token=…, linked from the last email, because deleted clients cannot sign in. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, now } = servicesOf(context)
  const doneAfter = new Date(now().getTime() - certificateDays * 24 * 60 * 60 * 1000)
  const found = await findCertified(db, tokenOf(request), doneAfter)
  const certificate = found && (await deletionCertificate(found))
  if (!certificate) throw data(null, { status: 404 })
  const actor = { person: null, metadata: requestMetadata(context, request) }
  await recordAudit(db, actor, { action: 'deletion.certificate-read', object: { type: 'deletion', id: found.id } })
  return pdfReply(certificate)
}
