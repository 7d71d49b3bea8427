import { listRuns } from '#platform/backup/backup-run-db.server.ts'
import { findBackupTrouble, knowsOwner } from '#platform/backup/find-backup-trouble.server.ts'
import { readBackupSettings } from '#platform/backup/read-backup-settings.server.ts'
import type { Services } from '#platform/services.ts'

export async function viewBackups(services: Pick<Services, 'db' | 'log' | 'config' | 'now'>) {
  const { db, config } = services
  const runs = [...(await listRuns(db, 'backup', 8)), ...(await listRuns(db, 'restore-test', 4))]
  const { isDaily, ...settings } = await readBackupSettings(services)
  return {
    settings: { ...settings, daily: isDaily ? 'on' : 'off' },
    configured: config.BACKUP_DIR ?? null,
    isEncrypted: config.BACKUP_KEY !== undefined,
    knowsOwner: await knowsOwner(services),
    trouble: await findBackupTrouble(services),
    open: runs.find(({ state }) => state === 'waiting' || state === 'running') ?? null,
    runs: runs.sort((a, b) => b.requestedAt.getTime() - a.requestedAt.getTime()),
  }
}

export type BackupsView = Awaited<ReturnType<typeof viewBackups>>
