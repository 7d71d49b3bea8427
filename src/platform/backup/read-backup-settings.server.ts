import type { Services } from '#platform/services.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
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
