import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '#platform/db/embedded-postgres.server.ts'
import { openDiskFileStore } from '#platform/files/file-store-disk.server.ts'
import type { BackupSource } from './read-backup.server.ts'
import { type RestoreOutcome, restoreBackup } from './restore-backup.server.ts'

/** Tests a restore into a temporary database server and file store in `folder`, and always deletes both afterwards. */
export async function dryRunRestore(
  source: BackupSource,
  { folder, secretKey }: { folder: string; secretKey: Buffer },
): Promise<RestoreOutcome> {
  const scratch = join(folder, 'restore-test')
  await removeScratch(scratch)
  const server = await startEmbeddedPostgres(scratch, ['fsync=off', 'full_page_writes=off'])
  try {
    const fileStore = openDiskFileStore(join(scratch, 'files'))
    return await restoreBackup(source, { ownerUrl: server.ownerUrl, fileStore, secretKey, replaces: true })
  } finally {
    await server.stop()
    await rm(scratch, { recursive: true, force: true })
  }
}

async function removeScratch(scratch: string): Promise<void> {
  const isLeft = await stat(scratch).catch(() => null)
  if (!isLeft) return
  const left = await startEmbeddedPostgres(scratch).catch(() => null)
  await left?.stop()
  await rm(scratch, { recursive: true, force: true })
}
