import type { Services } from '#platform/services.ts'
import { findAbandoned } from './backup-run-db.server.ts'
import { lastDailyDue, lastWeeklyDue } from './backup-schedule.ts'
import { endFailed } from './end-run.server.ts'
import { readBackupSettings } from './read-backup-settings.server.ts'
import { requestRun } from './request-run.server.ts'

/** Enqueues due and overdue daily backups and weekly test restores, only once even if several servers call it. */
export async function planRuns(services: Pick<Services, 'db' | 'log' | 'config' | 'now'>): Promise<void> {
  const { db, now } = services
  const abandoned = await findAbandoned(db)
  if (abandoned)
    await endFailed(services, abandoned, { reason: 'It was interrupted several times and has been stopped.' })
  const { isDaily, time, testDay, address } = await readBackupSettings(services)
  if (!address) return
  const at = { requestedBy: null, requestedAt: now() }
  const testOn = lastWeeklyDue(now(), time, testDay)
  await db.transaction().execute(async (tx) => {
    const dueOn = lastDailyDue(now(), time)
    if (isDaily && (await requestRun(tx, { kind: 'backup', dueOn, ...at })).ok) return
    if (testOn) await requestRun(tx, { kind: 'restore-test', dueOn: testOn, ...at })
  })
}
