import { adminContext, notFound } from '#admin/guard.server.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import { swissDay } from '#platform/day.ts'
import { openFile, uploadReply } from '#platform/files/open-file.server.ts'
import { exportDays } from '#privacy/export/export.ts'
import { findReadyExport } from '#privacy/export/export-db.server.ts'
import type { Route } from './+types/export-route'

/** Downloads a client's archive: only for the staff member who requested it, and until it expires. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { services, person, actor } = adminContext({ request, context }, 'client.export')
  const readyAfter = new Date(services.now().getTime() - exportDays * 24 * 60 * 60 * 1000)
  const whose = { personId: params.clientId, requestedBy: person.id }
  const found = await findReadyExport(services.db, whose, params.exportId, readyAfter)
  if (!found) throw notFound()
  const opened = await openFile(services, found.fileId)
  if ('refused' in opened) {
    if (opened.refused === 'store-away') throw new Response(null, { status: 503, headers: { 'Retry-After': '120' } })
    throw notFound()
  }
  const detail = { clientId: params.clientId }
  await recordAudit(services.db, actor, { action: 'export.read', object: { type: 'export', id: found.id }, detail })
  const filename = `client-data-${swissDay(found.readyAt ?? services.now())}.zip`
  return uploadReply({ ...opened, filename }, 'attachment', request.method)
}
