import { may } from '#accounts/people/may.ts'
import { lockPerson } from '#accounts/people/people-db.server.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import { enqueue } from '#platform/jobs/jobs.server.ts'
import type { Services } from '#platform/services.ts'
import { availableUntil, nextExportAt } from '#privacy/export/export.ts'
import { findLatestExport, insertExport } from '#privacy/export/export-db.server.ts'
import { makeExportJob } from '#privacy/export/make-export.server.ts'

export type RequestExportOutcome =
  | { ok: true }
  | { ok: false; reason: 'not-allowed' | 'unknown-client' }
  | { ok: false; reason: 'too-soon'; nextAt: Date }

/** Requests a client's data archive, once a day per staff member. Only this staff member may download it. */
export function requestClientExport(
  { db, now }: Pick<Services, 'db' | 'now'>,
  actor: Actor,
  clientId: string,
): Promise<RequestExportOutcome> {
  const requestedBy = actor.person.id
  return db.transaction().execute(async (tx): Promise<RequestExportOutcome> => {
    const object = { type: 'person', id: clientId }
    if (!may(actor.person, 'client.export')) {
      await recordAudit(tx, actor, { action: 'client.export-asked', object, outcome: 'denied' })
      return { ok: false, reason: 'not-allowed' }
    }
    // Lock the client, so that two simultaneous requests create only one archive.
    const client = await lockPerson(tx, clientId)
    if (client?.role !== 'client') return { ok: false, reason: 'unknown-client' }
    const latest = await findLatestExport(tx, clientId, requestedBy)
    const nextAt = nextExportAt(latest?.requestedAt ?? null, now())
    if (nextAt) return { ok: false, reason: 'too-soon', nextAt }
    const exportId = await insertExport(tx, { personId: clientId, requestedBy, at: now() })
    await enqueue(tx, makeExportJob, { exportId })
    await recordAudit(tx, actor, { action: 'client.export-asked', object, detail: { exportId } })
    return { ok: true }
  })
}

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
