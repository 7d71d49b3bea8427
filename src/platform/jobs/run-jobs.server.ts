import { randomUUID } from 'node:crypto'
import { EventEmitter } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import {
  type ParsedCronItem,
  Logger as QueueLogger,
  type RunnerOptions,
  run,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { openDatabase, openPool } from '#platform/db/database.server.ts'
import { byName, type JobHandler, type Queue, slotsOfQueue } from './jobs.server.ts'
import { freeDeadWorkers, freeOwnJobs, listDeadWorkers } from './queue-db.server.ts'
import { defaultTimes, openHeartbeat, type WorkerHeartbeat, type WorkerTimes } from './worker-heartbeat.server.ts'

export type JobWorker = {
  state(): { queues: Record<string, 'well' | 'not well'>; restarts: number; notWellSeconds: number }
  stop(): Promise<void>
}

const drainMs = 8_000
const connections = Object.keys(slotsOfQueue).length + 5

/** Runs jobs until `stop`. Also releases jobs that this worker lost, and all jobs of dead workers. */
export function runJobs<Services extends { pool: Pool; log: Logger }>(
  services: Services,
  handlers: JobHandler<Services>[],
  { parsedCronItems = [] as ParsedCronItem[], times = defaultTimes as WorkerTimes } = {},
): JobWorker {
  const { log } = services
  const url = String(services.pool.options.connectionString)
  const name = `worker-${randomUUID()}`
  const pool = openPool(url, connections, { timeouts: times.timeouts })
  const heartbeat = openHeartbeat({ pool, name, log, times })
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
  // A job that this worker locked some time ago but does not run is lost: the query that fetched it or saved its result
  // timed out.
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

type RunQueueDeps = {
  name: string
  pool: Pool
  heartbeat: WorkerHeartbeat
  /** When each received job ended; `Infinity` while the job runs. */
  endings: Map<string, number>
  times: WorkerTimes
  signal: AbortSignal
}

type QueueWork = Pick<RunnerOptions, 'taskList' | 'parsedCronItems'> & { concurrency: number }

/** Runs a queue's jobs until `signal` aborts. A runner that fails is replaced while its running jobs continue. */
function runQueue(deps: RunQueueDeps, log: Logger, work: QueueWork) {
  const { name, pool, heartbeat, endings, times, signal } = deps
  const runners = new Set<Promise<unknown>>()
  const stopped = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
  let starts = 0
  let busy = 0
  let lookedAt = performance.now() - 3 * times.pollMs

  const runUntilFailure = async () => {
    const events: WorkerEvents = new EventEmitter()
    const failed = Promise.withResolvers<unknown>()
    let hasLooked = false
    const looked = () => {
      lookedAt = performance.now()
      hasLooked = true
    }
    // All runners of a worker lock jobs under the worker's name, so that one heartbeat covers them.
    events.on('pool:create', ({ workerPool }) => Object.assign(workerPool, { id: name }))
    events.on('worker:getJob:empty', looked)
    // The library repeats a failed poll, but a runner whose first poll fails never recovers.
    events.on('worker:getJob:error', ({ error }) => hasLooked || failed.resolve(error))
    events.on('job:start', ({ job }) => {
      looked()
      busy++
      endings.set(job.id, Number.POSITIVE_INFINITY)
    })
    events.on('job:complete', ({ job }) => {
      looked()
      busy--
      endings.set(job.id, performance.now())
    })
    events.on('job:error', ({ job, error }) => log.warn({ err: error, job: job.task_identifier }, 'job failed'))
    events.on('job:failed', ({ job, error }) =>
      log.error({ err: error, job: job.task_identifier }, 'job failed for the last time'),
    )
    // A runner that cannot save the result of a job takes no more jobs.
    events.on('pool:fatalError', ({ error }) => failed.resolve(error))
    const runner = await run({
      ...work,
      pgPool: pool,
      events,
      noHandleSignals: true,
      pollInterval: times.pollMs,
      forbiddenFlags: async () => {
        if (!heartbeat.isHeld()) throw new Error('The worker cannot confirm that it is running, so it takes no jobs')
        return null
      },
      // Even with a delay of 0, these settings enable batch mode. In this mode the runner waits until job results are
      // saved before it ends, and it survives if saving a result fails.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
      logger: new QueueLogger(() => (level, message) => {
        if (level === 'error' || level === 'warning') log.warn(message)
      }),
    })
    starts++
    const ended = runner.promise.catch((error: unknown) => error)
    runners.add(ended)
    void ended.then(() => runners.delete(ended))
    const problem = await Promise.race([failed.promise, ended, stopped])
    if (!signal.aborted) log.error({ err: problem }, 'the job runner failed and is being restarted')
    runner.stop().catch(() => undefined)
  }
  const running = async () => {
    while (!signal.aborted) {
      if (heartbeat.isHeld())
        await runUntilFailure().catch((error: unknown) => log.warn({ err: error }, 'the job runner could not start'))
      await pause(times.restartMs, undefined, { signal }).catch(() => undefined)
    }
    await Promise.all(runners)
  }
  /** Milliseconds since the queue last polled for jobs; 0 if it is fully occupied and therefore does not poll. */
  const silentMs = () => (busy < work.concurrency ? performance.now() - lookedAt : 0)
  return {
    ended: running(),
    silentMs,
    isWell: () => silentMs() < 3 * times.pollMs,
    restarts: () => Math.max(0, starts - 1),
  }
}
