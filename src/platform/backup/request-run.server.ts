import { z } from 'zod'
import type { Tx } from '#platform/db/database.server.ts'
import { defineJob, enqueue } from '#platform/jobs/jobs.server.ts'
import type { RunKind } from './backup-run.ts'
import { insertRun } from './backup-run-db.server.ts'

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
