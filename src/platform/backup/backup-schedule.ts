import { swissDay } from '#platform/day.ts'
import { zurichClock } from '#platform/intl.ts'
import { movedBy } from '#platform/working-days.ts'
import type { restoreTestDays } from './backup-settings.ts'

const pattern = /^backup-(\d{8})T\d{9}Z\.tar(\.enc)?$/

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
export function backupName(at: Date, isEncrypted: boolean): string {
  return `backup-${at.toISOString().replace(/[-:.]/g, '')}.tar${isEncrypted ? '.enc' : ''}`
}

export function backupsAmong(names: string[]): string[] {
  return names.filter((name) => pattern.test(name)).sort()
}

/** Backups to delete. Of each of the last `keep` days with a backup, the newest stays. If `keep` is 0, all stay. */
export function backupsToRemove(names: string[], keep: number): string[] {
  if (keep === 0) return []
  const backups = backupsAmong(names)
  const newestOfDay = new Map(backups.map((name) => [pattern.exec(name)?.[1], name]))
  const saved = new Set([...newestOfDay.values()].slice(-keep))
  return backups.filter((name) => !saved.has(name))
}
