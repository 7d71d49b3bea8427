import { EventEmitter } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { Logger as QueueLogger, type RunnerOptions, run, type WorkerEvents } from 'graphile-worker'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import type { WorkerHeartbeat } from './worker-heartbeat.server.ts'
import type { WorkerTimes } from './worker-times.ts'

export type RunQueueDeps = {
  name: string
  pool: Pool
  heartbeat: WorkerHeartbeat
  /** When each job that this worker has received ended: `Infinity` while it runs. */
  endings: Map<string, number>
  times: WorkerTimes
  signal: AbortSignal
}

type QueueWork = Pick<RunnerOptions, 'taskList' | 'parsedCronItems'> & { concurrency: number }

/** Runs a queue's jobs until `signal` aborts. A runner that fails is replaced while its running jobs continue. */
export function runQueue(deps: RunQueueDeps, log: Logger, work: QueueWork) {
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
    // All runners of a worker lock jobs in its name, so that one heartbeat covers them.
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
  /** For how long the queue has not looked for jobs although it could run one. */
  const silentMs = () => (busy < work.concurrency ? performance.now() - lookedAt : 0)
  return {
    ended: running(),
    silentMs,
    isWell: () => silentMs() < 3 * times.pollMs,
    restarts: () => Math.max(0, starts - 1),
  }
}
