import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.server.ts'
import type { StoredFile } from './files.ts'

export type ScanState = 'unscanned' | 'clean' | 'infected' | 'not_needed'

type NewFile = Omit<StoredFile, 'filename' | 'mediaType'> & { mediaType: string }

export async function insertFile(tx: Tx, file: NewFile, scanState: ScanState): Promise<void> {
  const { id, storageKey, mediaType, sizeBytes, sha256 } = file
  await tx.insertInto('storedFiles').values({ id, storageKey, mediaType, sizeBytes, sha256, scanState }).execute()
}

export async function findFile(db: Db | Tx, id: string) {
  if (!/^[0-9a-f-]{36}$/i.test(id)) return null
  const row = await db
    .selectFrom('storedFiles')
    .select(['id', 'storageKey', 'mediaType', 'sizeBytes', 'scanState', 'previewId'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

/** Files whose content is stored. */
export function listContents(db: Db): Promise<{ id: string; storageKey: string }[]> {
  return db
    .selectFrom('storedFiles')
    .select(['id', 'storageKey'])
    .where('scanState', '!=', 'infected')
    .orderBy('id')
    .execute()
}

/** Locks the scan of a file (not its row) until the transaction ends. False if another process holds the lock. */
export async function holdScan(tx: Tx, id: string): Promise<boolean> {
  await sql`set local idle_in_transaction_session_timeout = '200s'`.execute(tx)
  const { rows } = await sql<{ isHeld: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended('scan:' || ${id}, 0)) as "isHeld"`.execute(tx)
  return rows[0]?.isHeld ?? false
}

export async function listUnscanned(db: Db | Tx, before: Date, max: number): Promise<string[]> {
  const rows = await db
    .selectFrom('storedFiles')
    .select('id')
    .where('scanState', '=', 'unscanned')
    .where('createdAt', '<', before)
    .orderBy('createdAt')
    .limit(max)
    .execute()
  return rows.map(({ id }) => id)
}

export function listExpected(db: Db | Tx, prefix: string): Promise<{ storageKey: string; createdAt: Date }[]> {
  return db
    .selectFrom('storedFiles')
    .select(['storageKey', 'createdAt'])
    .where('storageKey', '>=', prefix)
    .where('storageKey', '<', `${prefix}~`)
    .where('scanState', '!=', 'infected')
    .execute()
}

export async function lockScan(tx: Tx, id: string): Promise<string | null> {
  const row = await tx.selectFrom('storedFiles').select('scanState').where('id', '=', id).forShare().executeTakeFirst()
  return row?.scanState ?? null
}

export async function saveScan(
  db: Db | Tx,
  id: string,
  scan: { state: ScanState; result: string; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('storedFiles')
    .set({ scanState: scan.state, scanResult: scan.result, scannedAt: scan.at })
    .where('id', '=', id)
    .where('scanState', '=', 'unscanned')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** False if the file already has a preview or was deleted. */
export async function savePreview(tx: Tx, id: string, previewId: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('storedFiles')
    .set({ previewId })
    .where('id', '=', id)
    .where('previewId', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Deletes the rows of a file and its preview. Empty if there are none. Fails while a document references the file. */
export async function deleteFile(db: Db | Tx, id: string): Promise<{ storageKey: string }[]> {
  const deleted = db.deleteFrom('storedFiles').where('id', '=', id).returning(['storageKey', 'previewId'])
  const row = await deleted.executeTakeFirst()
  if (!row) return []
  const { storageKey, previewId } = row
  return [{ storageKey }, ...(previewId ? await deleteFile(db, previewId) : [])]
}

/** Deletes old files that no row references by any foreign key of the database. Returns their storage keys. */
export async function deleteUnnamedFiles(tx: Tx, before: Date, max: number): Promise<{ storageKey: string }[]> {
  const naming = await sql<{ table: string; column: string }>`
    select c.relname as table, a.attname as column from pg_constraint f join pg_class c on c.oid = f.conrelid
      join pg_attribute a on a.attrelid = f.conrelid and a.attnum = f.conkey[1]
    where f.contype = 'f' and f.confrelid = 'stored_files'::regclass`.execute(tx)
  const isUnnamed = naming.rows.map(
    ({ table, column }) => sql`not exists (select from ${sql.table(table)} n where ${sql.ref(`n.${column}`)} = f.id)`,
  )
  const { rows } = await sql<{ storageKey: string }>`
    delete from stored_files where id in (
      select f.id from stored_files f where ${sql.join([sql`f.created_at < ${before}`, ...isUnnamed], sql` and `)}
      order by f.created_at limit ${max} for update skip locked)
    returning storage_key as "storageKey"`.execute(tx)
  return rows
}
