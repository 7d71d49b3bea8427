import { EventEmitter } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { Logger as QueueLogger, type RunnerOptions, run, type TaskList, type WorkerEvents } from 'graphile-worker'
import pg, { type Pool } from 'pg'
import type { Logger } from 'pino'
import type { WorkerHeartbeat } from './worker-heartbeat.server.ts'
import type { WorkerTimes } from './worker-times.ts'

/** A started runner. A queue has one runner at a time, and each newly started runner gets a new name. */
export type RunnerInstance = {
  name: string
  isWell(): boolean
  /** Resolves with the reason once the runner is unreliable and must be replaced. */
  failed: Promise<unknown>
  /** Stops taking jobs. Resolves once running jobs have ended and their results are saved, or cannot be saved. */
  drain(): Promise<void>
}

export type QueueWork = { tasks: TaskList; slots: number; parsedCronItems?: RunnerOptions['parsedCronItems'] }
type RunQueueDeps = { pool: Pool; presence: WorkerHeartbeat; log: Logger; times: WorkerTimes }

/**
 * Starts a runner, which takes jobs only while its heartbeat lock is held. It reports a failure if it cannot take jobs
 * for too long. It also does so if a query gets no response: a job may then be marked as running although it is not.
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
    // A query of this runner got no response earlier, but the database responds again: report the runner as failed, so
    // that its jobs are released and a new runner is started.
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
    forbiddenFlags: async () => {
      await heartbeat.hold(name)
      return null
    },
    // Even with a delay of 0, these settings enable batch mode. In this mode the runner waits until job results are
    // saved before it ends, and it survives if saving a result fails.
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
      // A runner that has failed twice to save job results never stops, so once its jobs have ended, wait for at most
      // `settleMs`.
      const isSettled = async () => {
        while (busy > 0) await pause(200, undefined, { ref: false })
        await pause(settleMs, undefined, { ref: false })
      }
      await Promise.race([Promise.all([stopped, ended]), isSettled()])
    },
  }
}
