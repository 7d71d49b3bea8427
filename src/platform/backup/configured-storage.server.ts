import type { Config } from '#platform/config.server.ts'
import { type BackupStorage, openBackupStorage } from './backup-storage.server.ts'

export function openConfiguredStorage(config: Config, address: string): BackupStorage {
  const endpoint = config.BACKUP_S3_ENDPOINT ?? config.S3_ENDPOINT
  const accessKey = config.BACKUP_S3_ACCESS_KEY ?? config.S3_ACCESS_KEY
  const secretKey = config.BACKUP_S3_SECRET_KEY ?? config.S3_SECRET_KEY
  const access =
    endpoint && accessKey && secretKey ? { endpoint, accessKey, secretKey, region: config.S3_REGION } : null
  return openBackupStorage(address, access)
}

export function backupKeyOf({ BACKUP_KEY }: Pick<Config, 'BACKUP_KEY'>): Buffer | null {
  return BACKUP_KEY ? Buffer.from(BACKUP_KEY) : null
}
