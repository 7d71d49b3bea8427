import { z } from 'zod'
import { swissDay } from '#platform/day.ts'
import { zurichClock } from '#platform/intl.ts'
import { defineSetting } from '#platform/settings/setting.ts'
import { movedBy } from '#platform/working-days.ts'

/** No backup may be older, in days, because deleted data must disappear from backups. */
const maxDays = 90
const pattern = /^backup-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)\d{3}Z(-manual)?\.tar(\.enc)?$/

/** Day (in Zurich) for which the latest daily backup is due, even if the server was down at that time. */
export function lastDailyDue(now: Date, time: string): string {
  const { hour, minute } = zurichClock(now)
  const today = swissDay(now)
  return `${hour}:${minute}` >= time ? today : movedBy(today, -1)
}

export function lastWeeklyDue(now: Date, time: string, weekday: (typeof restoreTestDays)[number]): string | null {
  if (weekday === 'off') return null
  const names = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
  const last = lastDailyDue(now, time)
  const daysAgo = (new Date(`${last}T12:00:00Z`).getUTCDay() - names.indexOf(weekday) + 7) % 7
  return movedBy(last, -daysAgo)
}

/** Name of a backup. Contains the UTC time, so that sorting by name sorts by time. */
export function backupName(at: Date, { isEncrypted = false, isManual = false } = {}): string {
  return `backup-${at.toISOString().replace(/[-:.]/g, '')}${isManual ? '-manual' : ''}.tar${isEncrypted ? '.enc' : ''}`
}

export function backupsAmong(names: string[]): string[] {
  return names.filter((name) => pattern.test(name)).sort()
}

/**
 * Backups to delete. Of each of the last `keep` days with a daily backup, the newest stays, and so does everything younger
 * than 24 hours. Backups made by hand stay for 90 days, as the privacy notice promises. If `keep` is 0, all stay.
 */
export function backupsToRemove(names: string[], keep: number, now: Date): string[] {
  if (keep === 0) return []
  const backups = backupsAmong(names).map((name) => ({ name, ...partsOf(name) }))
  const daily = backups.filter(({ isManual }) => !isManual)
  const newestOfDay = new Map(daily.map(({ day, name }) => [day, name]))
  const saved = new Set([...newestOfDay.values()].slice(-keep))
  const isOlder = (at: Date, days: number) => now.getTime() - at.getTime() > days * 24 * 60 * 60_000
  return backups
    .filter(({ name, at, isManual }) => !saved.has(name) && isOlder(at, isManual ? maxDays : 1))
    .map(({ name }) => name)
}

/** Time at which a backup was started, from its name. */
export function madeAt(name: string): Date {
  return partsOf(name).at
}

function partsOf(name: string): { day: string; at: Date; isManual: boolean } {
  const [, year, month, date, hour, minute, second, manual] = pattern.exec(name) ?? []
  const day = `${year}-${month}-${date}`
  return { day, at: new Date(`${day}T${hour}:${minute}:${second}Z`), isManual: manual !== undefined }
}

export const backupDaily = defineSetting('backup_daily', z.enum(['on', 'off']), 'on', 'admin')

/** Time of the daily backup, in Zurich time. */
export const backupTime = defineSetting('backup_time', z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/), '02:30', 'admin')

// Reject pseudo file systems such as /proc, in any spelling of the path, because `mkdir` never returns there.
const placePattern =
  /^$|^\/(?!proc(\/|$)|sys(\/|$)|dev(\/|$))(?!\/|.*\/\/|(.*\/)?\.\.?(\/|$))[^\0]+$|^s3:\/\/[\w.-]+(\/[\w./-]*)?$/s

/** Backups are stored in a folder or in `s3://bucket/prefix`. If empty, the variable `BACKUP_DIR` applies. */
export const backupStorage = defineSetting('backup_place', z.string().max(500).regex(placePattern), '', 'owner')

/** Number of days whose newest backup is retained; null uses `BACKUP_KEEP`. The privacy notice allows at most 90. */
export const backupRetentionDays = defineSetting(
  'backup_retention_days',
  z.int().min(1).max(maxDays).nullable(),
  null,
  'admin',
)

export const restoreTestDays = [
  'off',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const

export const restoreTestDay = defineSetting('restore_test_day', z.enum(restoreTestDays), 'sunday', 'admin')
