import { actorOf } from '#accounts/sessions/current-user.server.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import { swissDay } from '#platform/day.ts'
import { openFile, uploadReply } from '#platform/files/open-file.server.ts'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { notFound } from '#portal/guard.server.ts'
import { exportDays } from '#privacy/export/export.ts'
import { findReadyExport } from '#privacy/export/export-db.server.ts'
import type { Route } from './+types/download-route'

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const services = servicesOf(context)
  const actor = actorOf({ request, context })
  const readyAfter = new Date(services.now().getTime() - exportDays * 24 * 60 * 60 * 1000)
  const whose = { personId: actor.person.id, requestedBy: null }
  const found = await findReadyExport(services.db, whose, params.exportId, readyAfter)
  if (!found) throw notFound()
  const opened = await openFile(services, found.fileId)
  if ('refused' in opened) {
    if (opened.refused === 'store-away') throw new Response(null, { status: 503, headers: { 'Retry-After': '120' } })
    throw notFound()
  }
  await recordAudit(services.db, actor, { action: 'export.read', object: { type: 'export', id: found.id } })
  const filename = `my-data-${swissDay(found.readyAt ?? services.now())}.zip`
  return uploadReply({ ...opened, filename }, 'attachment', request.method)
}
