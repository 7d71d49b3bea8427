import { z } from 'zod'
import { may } from '#accounts/people/may.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import { defineJob, enqueue } from '#platform/jobs/jobs.server.ts'
import type { Services } from '#platform/services.ts'
import { insertFirmExport } from './firm-export-db.server.ts'

export const makeFirmExportJob = defineJob('make-firm-export', z.object({ exportId: z.uuid() }))

export type FirmExportOutcome = { ok: true } | { ok: false; reason: 'not-allowed' | 'in-progress' }

/** Requests an archive of everything. The caller has confirmed the identity of the owner. */
export function requestFirmExport({ db, now }: Pick<Services, 'db' | 'now'>, actor: Actor): Promise<FirmExportOutcome> {
  if (!may(actor.person, 'firm.export')) return Promise.resolve({ ok: false, reason: 'not-allowed' })
  return db.transaction().execute(async (tx): Promise<FirmExportOutcome> => {
    const exportId = await insertFirmExport(tx, actor.person.id, now())
    if (exportId === null) return { ok: false, reason: 'in-progress' }
    await enqueue(tx, makeFirmExportJob, { exportId })
    await recordAudit(tx, actor, { action: 'firm-export.asked', object: { type: 'firm-export', id: exportId } })
    return { ok: true }
  })
}
