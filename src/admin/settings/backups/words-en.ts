import type { RunKind, RunState, RunStep } from '#platform/backup/backup-run.ts'
import type { restoreTestDays } from '#platform/backup/backup-settings.ts'
import type { BackupTrouble } from '#platform/backup/find-backup-trouble.server.ts'

export type BackupWords = {
  kinds: Record<RunKind, string>
  states: Record<RunState, string>
  steps: Record<RunStep, string>
  troubles: Record<BackupTrouble, string>
  testDays: Record<(typeof restoreTestDays)[number], string>
}

export const en: BackupWords = {
  kinds: { backup: 'Backup', 'restore-test': 'Restore test' },
  states: { waiting: 'Waits for a worker', running: 'Running', done: 'Well', failed: 'Failed' },
  steps: {
    tables: 'Saving the tables',
    files: 'Saving the files',
    cleaning: 'Removing backups that are too old',
    restoring: 'Restoring into the scratch database and comparing',
  },
  troubles: {
    'no-place': 'No backups are made by the program: no place is set for them.',
    'no-owner':
      'No backups can be made by this program: it does not know the owner of the database. Set DATABASE_OWNER_URL where the worker runs, or run script/backup by the timetable of the machine.',
    failed: 'The last backup failed.',
    late: 'The last good backup is more than a day and a half old.',
    'test-failed': 'The last restore test failed: the newest backup may not be of use.',
  },
  testDays: {
    off: 'Never',
    monday: 'Monday',
    tuesday: 'Tuesday',
    wednesday: 'Wednesday',
    thursday: 'Thursday',
    friday: 'Friday',
    saturday: 'Saturday',
    sunday: 'Sunday',
  },
}
