import { Gauge, Registry } from 'prom-client'
import { findQueueFigures } from '#platform/jobs/dead-workers-db.server.ts'
import type { JobWorker } from '#platform/jobs/run-jobs.server.ts'
import type { Services } from '#platform/services.ts'

export function jobFigures({ db }: Pick<Services, 'db'>, worker?: JobWorker): Registry {
  const registers = [new Registry()]
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers })
  const due = gauge('jobs_due', 'Jobs that could run now')
  const cancelled = gauge('jobs_given_up', 'Jobs that were given up')
  const oldest = gauge('jobs_oldest_due_seconds', 'For how long the oldest job that could run has waited')
  const well = worker && gauge('job_queue_well', 'Whether a queue of the worker takes jobs', ['queue'])
  const restarts = worker && gauge('job_runner_restarts', 'How often a runner of the worker was started again')
  const [register = new Registry()] = registers
  const metrics = register.metrics.bind(register)
  register.metrics = async () => {
    const figures = await findQueueFigures(db).catch(() => null)
    due.set(figures?.due ?? Number.NaN)
    cancelled.set(figures?.cancelled ?? Number.NaN)
    oldest.set(figures?.oldestDueSeconds ?? Number.NaN)
    if (worker) {
      for (const [queue, state] of Object.entries(worker.state().queues)) well?.set({ queue }, state === 'well' ? 1 : 0)
      restarts?.set(worker.state().restarts)
    }
    return metrics()
  }
  return register
}
