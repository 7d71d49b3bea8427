import { z } from 'zod'
import type { Actor } from '#accounts/sessions/actor.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import { discardJob, findFailingJob, retryJob } from '#platform/jobs/failing-job-db.server.ts'
import type { Services } from '#platform/services.ts'

export type ChangeJobOutcome = { ok: true } | { ok: false; reason: 'gone' | 'no-reason' }

const reasonText = z.string().trim().min(3).max(300)

/** Lets a failing job run again at once. `gone`: it is running, or was done or discarded in the meantime. */
export async function retryFailingJob(
  { db }: Pick<Services, 'db'>,
  actor: Actor,
  id: string,
): Promise<ChangeJobOutcome> {
  return db.transaction().execute(async (tx) => {
    const job = await findFailingJob(tx, id)
    if (!job || !(await retryJob(tx, id))) return { ok: false, reason: 'gone' }
    await recordAudit(tx, actor, { action: 'job.retried', object: { type: 'job', id }, detail: { job: job.name } })
    return { ok: true }
  })
}

/** Removes a failing job. The reason is saved in the audit log. */
export async function discardFailingJob(
  { db }: Pick<Services, 'db'>,
  actor: Actor,
  { id, reason }: { id: string; reason: string },
): Promise<ChangeJobOutcome> {
  const read = reasonText.safeParse(reason)
  if (!read.success) return { ok: false, reason: 'no-reason' }
  return db.transaction().execute(async (tx) => {
    const job = await findFailingJob(tx, id)
    if (!job || !(await discardJob(tx, id))) return { ok: false, reason: 'gone' }
    const detail = { job: job.name, reason: read.data, error: job.lastError.slice(0, 300) }
    await recordAudit(tx, actor, { action: 'job.discarded', object: { type: 'job', id }, detail })
    return { ok: true }
  })
}
