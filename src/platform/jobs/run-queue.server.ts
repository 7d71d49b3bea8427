import { EventEmitter } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { Logger as QueueLogger, type RunnerOptions, run, type TaskList, type WorkerEvents } from 'graphile-worker'
import pg, { type Pool } from 'pg'
import type { Logger } from 'pino'
import type { WorkerHeartbeat } from './worker-heartbeat.server.ts'
import type { WorkerTimes } from './worker-times.ts'

/** One life of the queue's runner. A lane has one after the other, each with a name of its own. */
export type RunnerInstance = {
  /** Under which it holds its jobs. */
  name: string
  /** True once it has looked into the queue and found it readable, and again after each trouble. */
  isWell(): boolean
  /** Resolves with the reason when it can no longer be trusted to take jobs. */
  failed: Promise<unknown>
  /** Takes no more jobs. Resolves once those under way have ended and their results are written, or cannot be. */
  drain(): Promise<void>
}

export type QueueWork = { tasks: TaskList; slots: number; parsedCronItems?: RunnerOptions['parsedCronItems'] }
type RunQueueDeps = { pool: Pool; presence: WorkerHeartbeat; log: Logger; times: WorkerTimes }

/**
 * Starts the queue's runner. It looks for jobs only while its presence is held. It has failed when it ends by itself,
 * when looking failed for too long (`times`) (the runner keeps a failed first look and repeats it for good), when it has not
 * looked for half a minute although it had nothing to do, or when a look, or the writing of a result, ended without an
 * answer of the database: a job may then be held that nobody runs, for as long as this life's name is.
 */
export async function startRunner(
  { pool, presence: heartbeat, log, times }: RunQueueDeps,
  work: QueueWork,
): Promise<RunnerInstance> {
  const { pollMs, trustMs, openAfterMs, settleMs } = times
  const events: WorkerEvents = new EventEmitter()
  let name = ''
  let isWell = false
  let failingSince: number | null = null
  let lookedAt = performance.now()
  let busy = 0
  let unanswered: unknown = null
  const looking = new Set<unknown>()
  const failed = Promise.withResolvers<unknown>()

  events.on('pool:create', ({ workerPool }) => {
    name = workerPool.id
  })
  events.on('worker:getJob:start', ({ worker }) => {
    lookedAt = performance.now()
    looking.add(worker)
  })
  events.on('worker:getJob:error', ({ worker, error }) => {
    isWell = false
    if (looking.delete(worker) && !(error instanceof pg.DatabaseError)) unanswered ??= error
    lookedAt = performance.now()
    if (!heartbeat.isHeld(name)) failingSince = null
    else failingSince ??= lookedAt
    if (failingSince !== null && lookedAt - failingSince >= trustMs) failed.resolve(error)
  })
  const looked = ({ worker }: { worker: unknown }) => {
    isWell = true
    failingSince = null
    looking.delete(worker)
    // Only now can another life begin, and what this one holds be given back.
    if (unanswered !== null) failed.resolve(unanswered)
  }
  events.on('worker:getJob:empty', looked)
  events.on('job:start', (event) => {
    looked(event)
    busy++
  })
  events.on('job:complete', () => busy--)
  events.on('pool:fatalError', ({ error }) => failed.resolve(error))
  events.on('job:error', ({ job, error }) =>
    log.warn({ err: error, job: job.task_identifier, attempt: job.attempts }, 'job failed'),
  )
  events.on('job:failed', ({ job, error }) => log.error({ err: error, job: job.task_identifier }, 'job given up'))

  const runner = await run({
    pgPool: pool,
    events,
    concurrency: work.slots,
    noHandleSignals: true,
    pollInterval: pollMs,
    taskList: work.tasks,
    parsedCronItems: work.parsedCronItems ?? [],
    // Asked before each look into the queue; what it throws is a look that failed.
    forbiddenFlags: async () => {
      await heartbeat.hold(name)
      return null
    },
    // Results are written in batches: then the runner waits for them before it ends, and survives one that fails.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    logger: new QueueLogger(() => (level, message) => {
      if (level === 'error' || level === 'warning') log.warn(message)
    }),
  })
  const watch = setInterval(() => {
    const isCircuitOpen = performance.now() - lookedAt > openAfterMs && busy < work.slots
    if (isCircuitOpen) failed.resolve(new Error('nobody looked for jobs'))
  }, trustMs)
  watch.unref()
  const ended = runner.promise.then(
    () => failed.resolve(new Error('the runner ended')),
    (error: unknown) => failed.resolve(error),
  )
  ended.finally(() => clearInterval(watch))
  return {
    name,
    isWell: () => isWell,
    failed: failed.promise,
    drain: async () => {
      const stopped = runner.stop().catch(() => undefined)
      // A runner that failed twice to write results waits for them without end.
      const isSettled = async () => {
        while (busy > 0) await pause(200, undefined, { ref: false })
        await pause(settleMs, undefined, { ref: false })
      }
      await Promise.race([Promise.all([stopped, ended]), isSettled()])
    },
  }
}
