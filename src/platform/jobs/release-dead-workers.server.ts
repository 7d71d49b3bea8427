import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Db } from '#platform/db/database.server.ts'
import { freeDeadWorkers, listDeadWorkers } from './dead-workers-db.server.ts'
import type { WorkerTimes } from './worker-times.ts'

export async function releaseDeadWorkers(
  db: Db,
  log: Logger,
  { cleanUpMs, missingMs }: Pick<WorkerTimes, 'cleanUpMs' | 'missingMs'>,
  signal: AbortSignal,
): Promise<void> {
  const missingSince = new Map<string, number>()
  const cleanUp = async () => {
    const missing = new Set(await listDeadWorkers(db))
    for (const worker of missingSince.keys()) if (!missing.has(worker)) missingSince.delete(worker)
    for (const worker of missing) if (!missingSince.has(worker)) missingSince.set(worker, performance.now())
    const long = [...missing].filter((worker) => performance.now() - (missingSince.get(worker) ?? 0) >= missingMs)
    if (long.length === 0) return
    const freed = await freeDeadWorkers(db, long)
    if (freed.length > 0) log.warn({ workers: freed }, 'jobs of workers that died were freed')
  }
  while (!signal.aborted) {
    await cleanUp().catch((error: unknown) => {
      // During a database outage no lock is visible, so workers that seemed to be missing may be alive.
      missingSince.clear()
      log.warn({ err: error }, 'could not look for dead workers')
    })
    await pause(cleanUpMs, undefined, { signal }).catch(() => undefined)
  }
}
