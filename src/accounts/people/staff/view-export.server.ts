import type { Services } from '#platform/services.ts'
import { availableUntil, nextExportAt } from '#privacy/export/export.ts'
import { findLatestExport } from '#privacy/export/export-db.server.ts'

export async function viewExport({ db, now }: Pick<Services, 'db' | 'now'>, clientId: string, requestedBy: string) {
  const latest = await findLatestExport(db, clientId, requestedBy)
  const until = latest?.readyAt ? availableUntil(latest.readyAt) : null
  const isReady = latest?.fileId != null && until !== null && until > now()
  return {
    ready: isReady ? { path: `/admin/clients/${clientId}/export/${latest.id}`, until, leftOut: latest.leftOut } : null,
    isBeingCreated: latest !== null && latest.readyAt === null && latest.removedAt === null,
    nextAt: nextExportAt(latest?.requestedAt ?? null, now()),
  }
}

export type ExportView = Awaited<ReturnType<typeof viewExport>>
