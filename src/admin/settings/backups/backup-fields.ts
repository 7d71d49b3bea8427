import type { SettingField } from '#admin/settings/settings-part.ts'
import { restoreTestDays } from '#platform/backup/backup-settings.ts'
import type { BackupsView } from './view-backups.server.ts'
import { backupWords } from './words.ts'

/** Only owners may choose the storage location. */
export function backupFields({ settings, configured }: BackupsView, isOwner: boolean): SettingField[] {
  const storage: SettingField = {
    as: 'line',
    name: 'backupStorage',
    label: 'Place',
    hint: `A folder of the machine on which the worker runs, or s3://bucket/prefix with the keys of the configuration. Empty: ${configured ?? 'BACKUP_DIR, which is not set'}.`,
  }
  const time = 'Time in Zurich, from which on it runs.'
  return [
    {
      as: 'switch',
      name: 'backupDaily',
      label: 'Daily backups',
      hint: 'On: one a day, by whichever worker is there; a time that was missed is made up for.',
    },
    {
      as: 'line',
      name: 'backupTime',
      label: 'Time',
      hint: isOwner ? time : `${time} The place is ${settings.address ?? 'not set'}; an owner can change it.`,
    },
    ...(isOwner ? [storage] : []),
    {
      as: 'number',
      name: 'backupRetentionDays',
      label: 'Kept for',
      hint: 'The newest backup of each of so many days stays. The privacy notice promises 90 at most.',
      suffix: 'days',
    },
    {
      as: 'choice',
      name: 'restoreTestDay',
      label: 'Restore test',
      hint: 'The newest backup is restored into a scratch database; counts and checksums of rows and files are compared.',
      options: restoreTestDays.map((value) => ({ value, label: backupWords().testDays[value] })),
    },
  ]
}
