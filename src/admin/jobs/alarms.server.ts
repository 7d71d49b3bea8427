import { type BackupTrouble, findBackupTrouble } from '#platform/backup/read-backup-settings.server.ts'
import { findQueueState } from '#platform/jobs/failing-job-db.server.ts'
import type { Services } from '#platform/services.ts'
import { listRefusals, type RefusalReason } from '#shop/orders/webhook-refusal-db.server.ts'
import { type EmailDelay, findEmailDelay } from './health-figures-db.server.ts'

export type Alarm =
  | { kind: 'no-worker'; waiting: number }
  | { kind: 'slow-worker'; waiting: number; minutes: number }
  | { kind: 'refused'; count: number; since: Date; reason: RefusalReason }
  | { kind: 'emails'; delay: EmailDelay }
  | { kind: 'backup'; trouble: BackupTrouble }

type AlarmsDeps = Pick<Services, 'db' | 'log' | 'config' | 'now' | 'isQuiet'>

export const lateSeconds = 120
const refusedDays = 7
/** Payment events are refused now and then, because anybody may post them. */
const refusedOften = 3
const cacheMs = 10_000

/** What needs an operator: no worker, refused payment events, delayed emails, backup trouble. */
export async function findAlarms(services: AlarmsDeps): Promise<Alarm[]> {
  const { db, config, now, isQuiet } = services
  if (isQuiet) return []
  const [queue, refusals, delay, trouble] = await Promise.all([
    findQueueState(db),
    listRecentRefusals(db, now()),
    findEmailDelay(db),
    config.isProduction ? findBackupTrouble(services) : null,
  ])
  const alarms: Alarm[] = []
  const { waiting, oldestDueSeconds, liveWorkers } = queue
  if (liveWorkers === 0) alarms.push({ kind: 'no-worker', waiting })
  else if (oldestDueSeconds > lateSeconds)
    alarms.push({ kind: 'slow-worker', waiting, minutes: Math.round(oldestDueSeconds / 60) })
  const [first] = refusals
  const count = refusals.reduce((sum, each) => sum + each.count, 0)
  if (first && count >= refusedOften)
    alarms.push({ kind: 'refused', count, since: first.firstAt, reason: first.reason })
  // Without a worker, its banner says why emails wait.
  if (delay && liveWorkers > 0) alarms.push({ kind: 'emails', delay })
  if (trouble) alarms.push({ kind: 'backup', trouble })
  return alarms
}

export function listRecentRefusals(db: AlarmsDeps['db'], now: Date) {
  return listRefusals(db, new Date(now.getTime() - refusedDays * 24 * 60 * 60_000))
}

const cached = new WeakMap<Services['pool'], { at: number; alarms: Promise<Alarm[]> }>()

/** Like `findAlarms`, for the frame of every page: looked up at most every ten seconds, empty if that fails. */
export function findCachedAlarms(services: AlarmsDeps & Pick<Services, 'pool'>): Promise<Alarm[]> {
  const known = cached.get(services.pool)
  if (known && performance.now() - known.at < cacheMs) return known.alarms
  const alarms = findAlarms(services).catch((err: unknown) => {
    services.log.warn({ err }, 'the state of jobs and backups could not be looked up')
    return []
  })
  cached.set(services.pool, { at: performance.now(), alarms })
  return alarms
}
