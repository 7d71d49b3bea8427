import { z } from 'zod'
import type { Tx } from '#platform/db/database.server.ts'
import { defineJob, enqueue } from '#platform/jobs/jobs.server.ts'
import type { Services } from '#platform/services.ts'
import type { RunKind } from './backup-run.ts'
import { findAbandoned, insertRun } from './backup-run-db.server.ts'
import { lastDailyDue, lastWeeklyDue } from './backup-settings.ts'
import { endFailed } from './execute-run.server.ts'
import { readBackupSettings } from './read-backup-settings.server.ts'

export const backupRunJob = defineJob('backup-run', z.object({ runId: z.uuid() }))

export type RequestRunOutcome = { ok: true; runId: string } | { ok: false; reason: 'not-now' }

/** Requests a backup or test restore. Rejected while another run is open, or if the day's scheduled run exists. */
export async function requestRun(
  tx: Tx,
  input: { kind: RunKind; dueOn: string | null; requestedBy: string | null; requestedAt: Date },
): Promise<RequestRunOutcome> {
  const runId = await insertRun(tx, input)
  if (!runId) return { ok: false, reason: 'not-now' }
  await enqueue(tx, backupRunJob, { runId }, { key: `backup-run:${runId}`, maxAttempts: 6 })
  return { ok: true, runId }
}

/** Enqueues due daily backups and weekly restore tests. Concurrent servers enqueue each run only once. */
export async function planRuns(services: Pick<Services, 'db' | 'log' | 'config' | 'now'>): Promise<void> {
  const { db, now } = services
  const abandoned = await findAbandoned(db)
  if (abandoned)
    await endFailed(services, abandoned, { reason: 'It was interrupted several times and has been stopped.' })
  const { isDaily, time, testDay, address } = await readBackupSettings(services)
  if (!address) return
  const at = { requestedBy: null, requestedAt: now() }
  const testOn = lastWeeklyDue(now(), time, testDay)
  await db.transaction().execute(async (tx) => {
    const dueOn = lastDailyDue(now(), time)
    if (isDaily && (await requestRun(tx, { kind: 'backup', dueOn, ...at })).ok) return
    if (testOn) await requestRun(tx, { kind: 'restore-test', dueOn: testOn, ...at })
  })
}
