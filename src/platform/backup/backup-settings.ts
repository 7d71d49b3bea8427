import { z } from 'zod'
import { defineSetting } from '#platform/settings/setting.ts'

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
  z.int().min(1).max(90).nullable(),
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
