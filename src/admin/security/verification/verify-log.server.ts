import { z } from 'zod'
import { findPerson } from '#accounts/people/people-db.server.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { requestedAction, verifiedAction } from '#admin/security/audit-db.server.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import { readAuditChainTip } from '#platform/audit/audit-chain-tip.server.ts'
import { verifyAudit } from '#platform/audit/verify-audit.server.ts'
import { defineJob, enqueue } from '#platform/jobs/jobs.server.ts'
import type { Services } from '#platform/services.ts'

export const verifyLogJob = defineJob('verify-audit-log', z.object({ requestedBy: z.string() }))

/** Requests a verification; if one is already pending, no second job is added. */
export async function requestVerification({ db }: Pick<Services, 'db'>, actor: Actor): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await enqueue(tx, verifyLogJob, { requestedBy: actor.person.id }, { key: verifyLogJob.name, maxAttempts: 5 })
    await recordAudit(tx, actor, { action: requestedAction })
  })
}

export async function verifyLog(
  { db, config }: Pick<Services, 'db' | 'config'>,
  { requestedBy }: { requestedBy: string },
): Promise<void> {
  const report = await verifyAudit(db, await readAuditChainTip(db, config.DATA_DIR))
  const person = await findPerson(db, requestedBy)
  await recordAudit(
    db,
    { person, metadata: null },
    {
      action: verifiedAction,
      outcome: report.ok ? 'success' : 'failed',
      detail: { rows: report.rows, firstBrokenId: report.ok ? null : report.firstBrokenId },
    },
  )
}
