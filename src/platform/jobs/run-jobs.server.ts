import { setTimeout as pause } from 'node:timers/promises'
import type { ParsedCronItem } from 'graphile-worker'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { type Db, openDatabase, openPool } from '#platform/db/database.server.ts'
import { freeDeadWorkers, freeOwnJobs, listDeadWorkers } from './dead-workers-db.server.ts'
import { byName, type JobHandler } from './jobs.server.ts'
import { type Queue, slotsOfQueue } from './queues.ts'
import { type QueueWork, type RunnerInstance, startRunner } from './run-queue.server.ts'
import { openHeartbeat, type WorkerHeartbeat } from './worker-heartbeat.server.ts'
import { defaultTimes, type WorkerTimes } from './worker-times.ts'

export type WorkerState = { queues: Record<string, 'well' | 'not well'>; restarts: number; notWellSeconds: number }

export type JobWorker = {
  state(): WorkerState
  stop(): Promise<void>
}

const drainMs = 8_000
const connections = Object.keys(slotsOfQueue).length + 5

/** Runs jobs until `stop`, with a runner per queue that restarts after outages. Releases jobs of dead workers. */
export function runJobs<Services extends { pool: Pool; log: Logger }>(
  services: Services,
  handlers: JobHandler<Services>[],
  { parsedCronItems = [] as ParsedCronItem[], times = defaultTimes as WorkerTimes } = {},
): JobWorker {
  const { log } = services
  const url = String(services.pool.options.connectionString)
  const pool = openPool(url, connections, { timeouts: times.timeouts })
  const heartbeat = openHeartbeat(url, log, times)
  const deps = { pool, db: openDatabase(pool), log, presence: heartbeat, times, ending: new AbortController() }
  const queues = [...workOfQueues(services, handlers)].map(([queue, work]) => {
    const schedule = queue === 'own' ? { parsedCronItems } : {}
    return { queue, ...superviseQueue({ ...deps, log: log.child({ queue }) }, { ...work, ...schedule }) }
  })
  const sweeping = releaseDeadWorkers(deps.db, log, times, deps.ending.signal)
  let wellAt = performance.now()
  const watch = setInterval(() => {
    if (queues.every(({ isWell }) => isWell())) wellAt = performance.now()
  }, 1_000)
  watch.unref()
  return {
    state: () => ({
      queues: Object.fromEntries(queues.map(({ queue, isWell }) => [queue, isWell() ? 'well' : 'not well'])),
      restarts: queues.reduce((sum, { restarts }) => sum + restarts(), 0),
      notWellSeconds: Math.round((performance.now() - wellAt) / 1000),
    }),
    stop: async () => {
      clearInterval(watch)
      deps.ending.abort()
      await Promise.all([sweeping, ...queues.map(({ stop }) => stop())])
      await deps.presence.end()
      await Promise.race([pool.end(), pause(1_000, undefined, { ref: false })])
    },
  }
}

function workOfQueues<Services>(services: Services, handlers: JobHandler<Services>[]): Map<Queue, QueueWork> {
  const queues = new Map<Queue, QueueWork>()
  for (const { name, queue = 'own', run } of byName(handlers).values()) {
    const work = queues.get(queue) ?? { tasks: {}, slots: slotsOfQueue[queue] }
    work.tasks[name] = (payload, { job }) => run(services, payload, job.id)
    queues.set(queue, work)
  }
  return queues
}

type QueueDeps = {
  pool: Pool
  db: Db
  log: Logger
  presence: WorkerHeartbeat
  times: WorkerTimes
  ending: AbortController
}

function superviseQueue({ pool, db, log, presence: heartbeat, times, ending: { signal } }: QueueDeps, work: QueueWork) {
  const lives = new Set<RunnerInstance>()
  let current: RunnerInstance | null = null
  let starts = 0
  const stopped = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))

  const retire = async (instance: RunnerInstance) => {
    // Keep the runner's lock until its running jobs have ended, so that no other worker treats them as abandoned.
    await Promise.race([instance.drain(), stopped.then(() => pause(drainMs, undefined, { ref: false }))])
    if (!lives.delete(instance)) return
    await freeOwnJobs(db, [instance.name]).catch((error: unknown) =>
      log.warn({ err: error }, 'jobs could not be given back'),
    )
    await heartbeat.drop(instance.name)
  }
  const live = async () => {
    // A runner whose first poll fails never recovers, so check the database before starting it.
    await pool.query('select 1')
    starts++
    const instance = await startRunner({ pool, presence: heartbeat, log, times }, work)
    lives.add(instance)
    current = instance
    const problem = await Promise.race([instance.failed, stopped])
    current = null
    if (signal.aborted) return
    log.error({ err: problem }, 'the job runner failed and is started again')
    void retire(instance)
  }
  const living = (async () => {
    while (!signal.aborted) {
      await live().catch((error: unknown) => log.warn({ err: error }, 'the job runner could not be started'))
      await pause(times.restartMs, undefined, { signal }).catch(() => undefined)
    }
  })()
  return {
    isWell: () => current?.isWell() ?? false,
    restarts: () => Math.max(0, starts - 1),
    stop: async () => {
      await Promise.race([living, pause(drainMs, undefined, { ref: false })])
      await Promise.all([...lives].map(retire))
    },
  }
}

async function releaseDeadWorkers(
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
      // During a database outage no heartbeat lock is visible, so workers that seemed to be missing may be alive.
      // Forget them, and measure their absence from the start again after the outage.
      missingSince.clear()
      log.warn({ err: error }, 'could not look for dead workers')
    })
    await pause(cleanUpMs, undefined, { signal }).catch(() => undefined)
  }
}
