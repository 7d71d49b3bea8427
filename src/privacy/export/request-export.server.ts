import { z } from 'zod'
import { lockPerson } from '#accounts/people/people-db.server.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import { defineJob, enqueue } from '#platform/jobs/jobs.server.ts'
import type { Services } from '#platform/services.ts'
import { nextExportAt } from './export.ts'
import { findLatestExport, insertExport } from './export-db.server.ts'

export const makeExportJob = defineJob('make-data-export', z.object({ exportId: z.uuid() }))

export type RequestOutcome = { ok: true } | { ok: false; reason: 'too-soon'; nextAt: Date }

export function requestExport({ db, now }: Pick<Services, 'db' | 'now'>, actor: Actor): Promise<RequestOutcome> {
  const { id } = actor.person
  return db.transaction().execute(async (tx): Promise<RequestOutcome> => {
    // Lock the person, so that two forms submitted at once request only one export.
    await lockPerson(tx, id)
    const latest = await findLatestExport(tx, id)
    const nextAt = nextExportAt(latest?.requestedAt ?? null, now())
    if (nextAt) return { ok: false, reason: 'too-soon', nextAt }
    const exportId = await insertExport(tx, { personId: id, requestedBy: null, at: now() })
    await enqueue(tx, makeExportJob, { exportId })
    await recordAudit(tx, actor, { action: 'export.asked', object: { type: 'export', id: exportId } })
    return { ok: true }
  })
}
