import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { ParsedCronItem, TaskList } from 'graphile-worker'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { openDatabase, openPool } from '#platform/db/database.server.ts'
import { freeDeadWorkers, freeOwnJobs, listDeadWorkers } from './dead-workers-db.server.ts'
import { byName, type JobHandler } from './jobs.server.ts'
import { type Queue, slotsOfQueue } from './queues.ts'
import { type RunQueueDeps, runQueue } from './run-queue.server.ts'
import { openHeartbeat } from './worker-heartbeat.server.ts'
import { defaultTimes, type WorkerTimes } from './worker-times.ts'

export type JobWorker = {
  state(): { queues: Record<string, 'well' | 'not well'>; restarts: number; notWellSeconds: number }
  stop(): Promise<void>
}

const drainMs = 8_000
const connections = Object.keys(slotsOfQueue).length + 5

/** Runs jobs until `stop`, each queue on its own. Releases lost jobs of its own and all jobs of dead workers. */
export function runJobs<Services extends { pool: Pool; log: Logger }>(
  services: Services,
  handlers: JobHandler<Services>[],
  { parsedCronItems = [] as ParsedCronItem[], times = defaultTimes as WorkerTimes } = {},
): JobWorker {
  const { log } = services
  const url = String(services.pool.options.connectionString)
  const name = `worker-${randomUUID()}`
  const pool = openPool(url, connections, { timeouts: times.timeouts })
  const heartbeat = openHeartbeat({ url, name, log, times })
  const ending = new AbortController()
  const deps = { name, pool, heartbeat, endings: new Map<string, number>(), times, signal: ending.signal }
  const queues = [...tasksOfQueues(services, handlers)].map(([queue, taskList]) => {
    const schedule = queue === 'own' ? parsedCronItems : []
    const work = { taskList, parsedCronItems: schedule, concurrency: slotsOfQueue[queue] }
    return { queue, ...runQueue(deps, log.child({ queue }), work) }
  })
  const cleaning = releaseJobs(deps, log)
  return {
    state: () => ({
      queues: Object.fromEntries(queues.map(({ queue, isWell }) => [queue, isWell() ? 'well' : 'not well'])),
      restarts: queues.reduce((sum, { restarts }) => sum + restarts(), 0),
      notWellSeconds: Math.round(Math.max(0, ...queues.map(({ silentMs }) => silentMs())) / 1000),
    }),
    stop: async () => {
      ending.abort()
      const ended = Promise.all([cleaning, ...queues.map((queue) => queue.ended)])
      await Promise.race([ended, pause(drainMs, undefined, { ref: false })])
      await freeOwnJobs(openDatabase(pool), name).catch((error: unknown) =>
        log.warn({ err: error }, 'jobs could not be returned to the queue'),
      )
      await heartbeat.end()
      await Promise.race([pool.end(), pause(1_000, undefined, { ref: false })])
    },
  }
}

function tasksOfQueues<Services>(services: Services, handlers: JobHandler<Services>[]): Map<Queue, TaskList> {
  const queues = new Map<Queue, TaskList>()
  for (const { name, queue = 'own', run } of byName(handlers).values()) {
    const tasks = queues.get(queue) ?? {}
    tasks[name] = (payload, { job }) => run(services, payload, job.id)
    queues.set(queue, tasks)
  }
  return queues
}

async function releaseJobs({ name, pool, endings, times, signal }: RunQueueDeps, log: Logger): Promise<void> {
  const db = openDatabase(pool)
  // A job that this worker locked longer ago was never received, or its result was not saved: its query has timed out.
  const lostMs = 2 * times.timeouts.query_timeout
  const missingSince = new Map<string, number>()
  const cleanUp = async () => {
    const now = performance.now()
    for (const [id, endedAt] of endings) if (now - endedAt > lostMs) endings.delete(id)
    const lost = await freeOwnJobs(db, name, [...endings.keys()], lostMs)
    if (lost > 0) log.warn({ lost }, 'jobs that this worker had lost were returned to the queue')
    const missing = (await listDeadWorkers(db)).filter((worker) => worker !== name)
    for (const worker of missingSince.keys()) if (!missing.includes(worker)) missingSince.delete(worker)
    for (const worker of missing) missingSince.set(worker, missingSince.get(worker) ?? now)
    const dead = missing.filter((worker) => now - (missingSince.get(worker) ?? now) >= times.missingMs)
    const freed = dead.length > 0 ? await freeDeadWorkers(db, dead) : []
    if (freed.length > 0) log.warn({ workers: freed }, 'jobs of workers that stopped were returned to the queue')
  }
  while (!signal.aborted) {
    await cleanUp().catch((error: unknown) => {
      // During a database outage no heartbeat lock is visible, so workers that seemed to be missing may be alive.
      // Forget them, and measure their absence from the start again after the outage.
      missingSince.clear()
      log.warn({ err: error }, 'the search for stopped workers failed')
    })
    await pause(times.cleanUpMs, undefined, { signal }).catch(() => undefined)
  }
}
