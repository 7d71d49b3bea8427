import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry, register } from 'prom-client'
import { findHealthFigures, type HealthFigures } from '#admin/jobs/health-figures-db.server.ts'
import { appVersion } from '#platform/app-file.server.ts'
import { readAuditChainTip } from '#platform/audit/audit-chain-tip.server.ts'
import { findQueueFigures } from '#platform/jobs/queue-db.server.ts'
import type { JobWorker } from '#platform/jobs/run-jobs.server.ts'
import type { Services } from '#platform/services.ts'

register.clear()
collectDefaultMetrics()

/** Metrics of this process. Counters begin at 0 when it starts. */
export const registers = [register]

export const requestDurations = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Time to answer requests that were not served from the page cache',
  labelNames: ['method', 'status'],
  buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
})
export const requestCount = new Counter({
  name: 'http_requests_total',
  help: 'Answered requests, without those served from the page cache',
  labelNames: ['status'],
})
export const cachedPageCount = new Counter({
  name: 'http_cached_pages_total',
  help: 'Requests answered from the page cache',
})
const version = new Gauge({ name: 'etb_build_info', help: 'Version of the program', labelNames: ['version'] })
version.set({ version: appVersion }, 1)

const figureHelp: Record<Exclude<keyof HealthFigures, 'lastAuditRow'>, [name: string, help: string]> = {
  emailsWaiting: ['emails_waiting', 'Emails that wait to be sent'],
  emailsDelayed: ['emails_delayed', 'Emails queued over two minutes ago whose last attempt failed'],
  emailsFailed: ['emails_failed', 'Emails that could not be sent'],
  emailsSentLastHour: ['emails_sent_last_hour', 'Emails sent within the last hour'],
  filesUnscanned: ['files_unscanned', 'Files that wait for the virus scanner'],
  paidWithoutCase: ['orders_paid_without_case', 'Orders paid over two minutes ago whose cases have not been opened'],
  ordersToReview: ['orders_to_review', 'Orders whose payment staff must review'],
  eventsRefused: ['payment_events_refused', 'Payment events refused within a week and since the last accepted one'],
  backupAgeSeconds: ['backup_age_seconds', 'Time since the newest good backup; NaN if there is none'],
  failedSignInsLastHour: ['sign_ins_failed_last_hour', 'Failed sign-ins within the last hour'],
}

type MetricsDeps = Pick<Services, 'db' | 'pool' | 'config'>

/** Metrics of the whole installation, read from the database when they are asked for. NaN while it is away. */
export function installationMetrics({ db, pool, config }: MetricsDeps, worker?: JobWorker) {
  const own = new Registry()
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers: [own] })
  const figures = Object.entries(figureHelp).map(([key, given]) => [key, gauge(...given)] as const)
  const due = gauge('jobs_due', 'Jobs that could run now')
  const givenUp = gauge('jobs_given_up', 'Jobs that were given up')
  const oldest = gauge('jobs_oldest_due_seconds', 'For how long the oldest job that could run has waited')
  const unsavedRows = gauge('audit_rows_not_saved', 'Rows of the audit log after the one saved in DATA_DIR')
  const connections = gauge('database_connections', 'Connections of the pool of this process', ['state'])
  const well = worker && gauge('job_queue_well', 'Whether a queue of the worker takes jobs', ['queue'])
  const restarts = worker && gauge('job_runner_restarts', 'How often a runner of the worker was started again')
  const update = async () => {
    const [queue, health, tip] = await Promise.all([
      findQueueFigures(db).catch(() => null),
      findHealthFigures(db).catch(() => null),
      readAuditChainTip(db, config.DATA_DIR).catch(() => null),
    ])
    unsavedRows.set(health && tip && tip !== 'forged' ? health.lastAuditRow - tip.id : Number.NaN)
    due.set(queue?.due ?? Number.NaN)
    givenUp.set(queue?.cancelled ?? Number.NaN)
    oldest.set(queue?.oldestDueSeconds ?? Number.NaN)
    for (const [key, one] of figures) one.set(health?.[key as keyof HealthFigures] ?? Number.NaN)
    connections.set({ state: 'used' }, pool.totalCount - pool.idleCount)
    connections.set({ state: 'idle' }, pool.idleCount)
    connections.set({ state: 'waiting' }, pool.waitingCount)
    if (!worker) return
    for (const [queue, state] of Object.entries(worker.state().queues)) well?.set({ queue }, state === 'well' ? 1 : 0)
    restarts?.set(worker.state().restarts)
  }
  return { register: own, update }
}
