import { z } from 'zod'
import { defineSetting } from '#platform/settings/setting.ts'

/** Whether a backup is made each day by the timetable. */
export const backupDaily = defineSetting('backup_daily', z.enum(['on', 'off']), 'on', 'admin')

/** From which time of the day on in Zurich. */
export const backupTime = defineSetting('backup_time', z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/), '02:30', 'admin')

// Making folders in what is no disk never ends, and no spelling of a folder may lead there.
const placePattern =
  /^$|^\/(?!proc(\/|$)|sys(\/|$)|dev(\/|$))(?!\/|.*\/\/|(.*\/)?\.\.?(\/|$))[^\0]+$|^s3:\/\/[\w.-]+(\/[\w./-]*)?$/s

/** Where to: a folder of the machine or `s3://bucket/prefix`; empty when `BACKUP_DIR` says so. */
export const backupStorage = defineSetting('backup_place', z.string().max(500).regex(placePattern), '', 'owner')

/** Of how many days the newest backup stays; null when `BACKUP_KEEP` says so. The privacy notice promises 90 at most. */
export const backupRetentionDays = defineSetting('backup_retention_days', z.int().min(1).max(90).nullable(), null, 'admin')

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

/** On which day of the week the newest backup is restored into a scratch database. */
export const restoreTestDay = defineSetting('restore_test_day', z.enum(restoreTestDays), 'sunday', 'admin')
