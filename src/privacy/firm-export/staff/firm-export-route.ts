import { adminContext, notFound } from '#admin/guard.server.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import { swissDay } from '#platform/day.ts'
import { openFile, uploadReply } from '#platform/files/open-file.server.ts'
import { firmExportHours } from '#privacy/firm-export/firm-export.ts'
import { findReadyFirmExport } from '#privacy/firm-export/firm-export-db.server.ts'
import type { Route } from './+types/firm-export-route'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { services, actor } = adminContext({ request, context }, 'firm.export')
  const readyAfter = new Date(services.now().getTime() - firmExportHours * 60 * 60 * 1000)
  const found = await findReadyFirmExport(services.db, params.exportId, readyAfter)
  if (!found) throw notFound()
  const opened = await openFile(services, found.fileId)
  if ('refused' in opened) {
    if (opened.refused === 'store-away') throw new Response(null, { status: 503, headers: { 'Retry-After': '120' } })
    throw notFound()
  }
  const object = { type: 'firm-export', id: params.exportId }
  await recordAudit(services.db, actor, { action: 'firm-export.read', object })
  const filename = `everything-${swissDay(found.readyAt)}.zip`
  return uploadReply({ ...opened, filename }, 'attachment', request.method)
}
