import type { Db, Tx } from '#platform/db/database.server.ts'
import type { StoredFile } from './files.ts'

export type ScanState = 'unscanned' | 'clean' | 'infected' | 'not_needed'

export async function insertFile(tx: Tx, file: StoredFile, scanState: ScanState): Promise<void> {
  const { id, storageKey, mediaType, sizeBytes, sha256 } = file
  await tx.insertInto('storedFiles').values({ id, storageKey, mediaType, sizeBytes, sha256, scanState }).execute()
}

export async function findFile(db: Db | Tx, id: string) {
  if (!/^[0-9a-f-]{36}$/i.test(id)) return null
  const row = await db
    .selectFrom('storedFiles')
    .select(['id', 'storageKey', 'mediaType', 'sizeBytes', 'scanState'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

/** Keeps what the scanner said, unless another run has kept it before. */
export async function saveScan(
  db: Db | Tx,
  id: string,
  scan: { state: ScanState; result: string; at: Date },
): Promise<void> {
  await db
    .updateTable('storedFiles')
    .set({ scanState: scan.state, scanResult: scan.result, scannedAt: scan.at })
    .where('id', '=', id)
    .where('scanState', '=', 'unscanned')
    .execute()
}

/** Removes a file's row; null when there is none. Fails while a document still names it. */
export async function deleteFile(db: Db | Tx, id: string): Promise<{ storageKey: string } | null> {
  const row = await db.deleteFrom('storedFiles').where('id', '=', id).returning('storageKey').executeTakeFirst()
  return row ?? null
}
