import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.server.ts'
import type { ZipListing } from '#platform/files/zip-directory.ts'

export type ImportFile = ZipListing & {
  position: number
  client: string | null
  taxYear: number | null
  refusal: string | null
  isDone: boolean
}

export async function insertFiles(
  tx: Tx,
  importId: string,
  files: readonly (ZipListing & { position: number })[],
): Promise<void> {
  const rows = files.map(({ position, path, offset, packedBytes, bytes, isDeflated, isEncrypted }) => ({
    ...{ position, path: path.slice(0, 1_000), byte_offset: offset, packed_bytes: packedBytes, bytes },
    ...{ is_deflated: isDeflated, is_encrypted: isEncrypted },
  }))
  await sql`insert into import_files (import_id, position, path, byte_offset, packed_bytes, bytes, is_deflated, is_encrypted)
    select ${importId}, r.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (position integer, path text,
      byte_offset bigint, packed_bytes bigint, bytes bigint, is_deflated boolean, is_encrypted boolean)`.execute(tx)
}

/** All files of the archive in the order in which they are in it. */
export async function listFiles(db: Db | Tx, importId: string): Promise<ImportFile[]> {
  const rows = await db
    .selectFrom('importFiles')
    .select(['position', 'path', 'byteOffset as offset', 'packedBytes', 'bytes', 'isDeflated', 'isEncrypted'])
    .select(['client', 'taxYear', 'refusal', 'doneAt'])
    .where('importId', '=', importId)
    .orderBy('position')
    .execute()
  return rows.map(({ doneAt, ...row }) => ({ ...row, isDone: doneAt !== null }))
}

type Planned = { position: number; client: string | null; taxYear: number | null; refusal: string | null }

export async function savePlan(tx: Tx, importId: string, files: readonly Planned[]): Promise<void> {
  const rows = files.map(({ position, client, taxYear, refusal }) => ({ position, client, tax_year: taxYear, refusal }))
  await sql`update import_files f set client = r.client, tax_year = r.tax_year, refusal = r.refusal
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (position integer, client text, tax_year smallint, refusal text)
    where f.import_id = ${importId} and f.position = r.position`.execute(tx)
}

/** Locks a file of the archive. False if it was dealt with before. */
export async function lockFile(tx: Tx, importId: string, position: number): Promise<boolean> {
  const row = await tx
    .selectFrom('importFiles')
    .select('doneAt')
    .where('importId', '=', importId)
    .where('position', '=', position)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined && row.doneAt === null
}

export async function saveFileDone(
  db: Db | Tx,
  importId: string,
  position: number,
  done: { documentId?: string; refusal?: string; doneAt: Date },
): Promise<void> {
  await db
    .updateTable('importFiles')
    .set(done)
    .where('importId', '=', importId)
    .where('position', '=', position)
    .execute()
}

export async function listRefusedFiles(db: Db | Tx, importId: string, max: number) {
  return db
    .selectFrom('importFiles')
    .select(['position', 'path', 'refusal'])
    .where('importId', '=', importId)
    .where('refusal', 'is not', null)
    .orderBy('position')
    .limit(max)
    .execute()
}
