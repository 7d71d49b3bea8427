import { z } from 'zod'
import { type AuditActor, recordAudit } from '#platform/audit/audit.server.ts'
import { defineJob, enqueue } from '#platform/jobs/jobs.server.ts'
import type { Services } from '#platform/services.ts'
import { findNewestRun, insertRun, lockRuns, progressOf } from './run-db.server.ts'
import { hasDied, mayStartAgainAt, type RunProgress, type Starter } from './run-rules.ts'

export const runNewsJob = defineJob('news-run', z.object({ runId: z.uuid() }))

export type StartOutcome =
  | { ok: true; runId: string }
  | { ok: false; reason: 'running' }
  | { ok: false; reason: 'cooling' }

export function startRun(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { by, actor, runAt }: { by: Starter; actor: AuditActor; runAt?: Date },
): Promise<StartOutcome> {
  return db.transaction().execute(async (tx): Promise<StartOutcome> => {
    const at = now()
    await lockRuns(tx, at)
    const newest = await findNewestRun(tx)
    if (newest?.state === 'running') return { ok: false, reason: 'running' }
    const last = by === 'visitor' ? await findNewestRun(tx, 'visitor') : null
    if (mayStartAgainAt(last?.startedAt ?? null, at)) return { ok: false, reason: 'cooling' }
    const runId = await insertRun(tx, { startedBy: by, personId: actor.person?.id ?? null, at })
    await enqueue(tx, runNewsJob, { runId }, { runAt, maxAttempts: 3 })
    await recordAudit(tx, actor, {
      action: 'news.run-started',
      object: { type: 'news-run', id: runId },
      detail: { by },
    })
    return { ok: true, runId }
  })
}

export async function findProgress({ db, now }: Pick<Services, 'db' | 'now'>): Promise<RunProgress> {
  const run = await findNewestRun(db)
  return progressOf(run && hasDied(run, now()) ? { ...run, state: 'failed', step: 'done' } : run)
}

export async function findCooldownEnd({ db, now }: Pick<Services, 'db' | 'now'>): Promise<Date | null> {
  const last = await findNewestRun(db, 'visitor')
  return mayStartAgainAt(last?.startedAt ?? null, now())
}
