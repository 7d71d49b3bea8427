import { adminContext } from '#admin/guard.server.ts'
import { findEvidence } from '#company/claims/evidence-db.server.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import { openFile, uploadReply } from '#platform/files/open-file.server.ts'
import type { Route } from './+types/evidence-route'

const statuses = { infected: 409, 'not-scanned': 409, 'store-away': 503 } as const

/** Downloads evidence and audits the access. Refuses files that the virus scan has not cleared. */
export async function loader({ context, request, params }: Route.LoaderArgs): Promise<Response> {
  const { services, actor } = adminContext({ context, request }, 'settings.write')
  const evidence = await findEvidence(services.db, params.claimId)
  if (!evidence?.fileId || !evidence.fileName) throw new Response(null, { status: 404 })
  const opened = await openFile(services, evidence.fileId)
  const refused = 'refused' in opened ? opened.refused : null
  await recordAudit(services.db, actor, {
    action: 'claim.evidence-read',
    object: { type: 'claim', id: evidence.claimId },
    outcome: refused ? 'denied' : 'success',
    detail: { refused },
  }).catch((error) => {
    if ('stream' in opened) opened.stream.destroy()
    throw error
  })
  if ('refused' in opened) {
    const status = opened.refused === 'missing' ? 404 : statuses[opened.refused]
    throw new Response(null, { status, headers: { 'Cache-Control': 'no-store' } })
  }
  return uploadReply({ filename: evidence.fileName, ...opened }, 'attachment', request.method)
}
