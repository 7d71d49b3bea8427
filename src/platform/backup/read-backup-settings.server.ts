import type { Services } from '#platform/services.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { maxHoursWithoutBackup } from './backup-run.ts'
import { findLastEnded, ownsTables } from './backup-run-db.server.ts'
import { backupDaily, backupRetentionDays, backupStorage, backupTime, restoreTestDay } from './backup-settings.ts'

type ReadBackupSettingsDeps = Pick<Services, 'db' | 'log' | 'config'>

export async function readBackupSettings({ db, log, config }: ReadBackupSettingsDeps) {
  const reading = { db, log }
  const storage = await readSetting(reading, backupStorage)
  return {
    isDaily: (await readSetting(reading, backupDaily)) === 'on',
    time: await readSetting(reading, backupTime),
    testDay: await readSetting(reading, restoreTestDay),
    place: storage,
    address: storage || config.BACKUP_DIR || null,
    keep: (await readSetting(reading, backupRetentionDays)) ?? config.BACKUP_KEEP,
  }
}

export type BackupTrouble = 'no-place' | 'no-owner' | 'failed' | 'late' | 'test-failed'

type FindBackupTroubleDeps = Pick<Services, 'db' | 'log' | 'config' | 'now'>

/** Returns the most serious backup problem, or null. The age of backups counts only if daily backups are scheduled. */
export async function findBackupTrouble(services: FindBackupTroubleDeps): Promise<BackupTrouble | null> {
  const { db, config, now } = services
  const { address, isDaily } = await readBackupSettings(services)
  const backup = await findLastEnded(db, 'backup')
  if (!address && !backup) return 'no-place'
  if (address && isDaily && !(await knowsOwner(services))) return 'no-owner'
  if (backup?.state === 'failed') return 'failed'
  const hours = backup?.goodAt ? (now().getTime() - backup.goodAt.getTime()) / 3_600_000 : 0
  if (isDaily && config.isProduction && hours > maxHoursWithoutBackup) return 'late'
  return (await findLastEnded(db, 'restore-test'))?.state === 'failed' ? 'test-failed' : null
}

export async function knowsOwner({ db, config }: Pick<FindBackupTroubleDeps, 'db' | 'config'>): Promise<boolean> {
  return !config.DATABASE_URL || Boolean(config.DATABASE_OWNER_URL) || ownsTables(db)
}
