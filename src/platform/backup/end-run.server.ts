import { publish } from '#platform/events/events.server.ts'
import type { Services } from '#platform/services.ts'
import type { RunResult } from './backup-run.ts'
import { endRun } from './backup-run-db.server.ts'
import { backupRunFailed } from './events.ts'

type EndRunDeps = Pick<Services, 'db' | 'now'>

export async function endWith({ db, now }: EndRunDeps, runId: string, result: RunResult): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (!(await endRun(tx, runId, result, now()))) return
    if (result.state === 'failed') await publish(tx, backupRunFailed, { runId })
  })
}

export function endFailed(services: EndRunDeps, runId: string, result: Omit<RunResult, 'state'>): Promise<void> {
  return endWith(services, runId, { ...result, state: 'failed' })
}
