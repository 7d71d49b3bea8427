import type { Db, Tx } from '#platform/db/database.server.ts'
import { isUuid } from '#platform/text/uuid.ts'

/** Latest export of a person's data. `requestedBy`: the staff member who requested it; null means the person did. */
export async function findLatestExport(db: Db | Tx, personId: string, requestedBy: string | null = null) {
  const row = await db
    .selectFrom('dataExports')
    .selectAll()
    .where('personId', '=', personId)
    .where('requestedBy', 'is not distinct from', requestedBy)
    .orderBy('requestedAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

/** `requestedBy`: the staff member who requested the export and may download it; null if the person did. */
export type ExportOf = { personId: string; requestedBy: string | null }

export async function findReadyExport(db: Db | Tx, { personId, requestedBy }: ExportOf, id: string, readyAfter: Date) {
  if (!isUuid(id)) return null
  const row = await db
    .selectFrom('dataExports')
    .select(['id', 'fileId', 'readyAt'])
    .where('id', '=', id)
    .where('personId', '=', personId)
    .where('requestedBy', 'is not distinct from', requestedBy)
    .where('removedAt', 'is', null)
    .where('readyAt', '>', readyAfter)
    .executeTakeFirst()
  return row?.fileId ? { id: row.id, fileId: row.fileId, readyAt: row.readyAt } : null
}

export async function insertExport(tx: Tx, { at, ...whose }: ExportOf & { at: Date }): Promise<string> {
  const row = { ...whose, requestedAt: at }
  const { id } = await tx.insertInto('dataExports').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function lockOpenExport(tx: Tx, id: string) {
  const row = await tx
    .selectFrom('dataExports as e')
    .innerJoin('people as p', 'p.id', 'e.personId')
    .leftJoin('people as asker', 'asker.id', 'e.requestedBy')
    .select(['e.id', 'e.personId', 'p.name', 'p.email', 'asker.name as askerName', 'asker.email as askerEmail'])
    .where('e.id', '=', id)
    .where('e.readyAt', 'is', null)
    .where('e.removedAt', 'is', null)
    .forUpdate('e')
    .executeTakeFirst()
  return row ?? null
}

export async function saveReady(tx: Tx, id: string, at: Date, leftOut: number): Promise<void> {
  await tx.updateTable('dataExports').set({ fileId: id, readyAt: at, leftOut }).where('id', '=', id).execute()
}

export async function deleteExportsOf(tx: Tx, personId: string): Promise<string[]> {
  const rows = await tx.deleteFrom('dataExports').where('personId', '=', personId).returning('fileId').execute()
  return rows.flatMap(({ fileId }) => fileId ?? [])
}

export async function endExports(tx: Tx, readyBefore: Date, at: Date): Promise<string[]> {
  const rows = await tx
    .selectFrom('dataExports')
    .select(['id', 'fileId'])
    .where('readyAt', '<=', readyBefore)
    .where('removedAt', 'is', null)
    .forUpdate()
    .execute()
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  await tx.updateTable('dataExports').set({ fileId: null, removedAt: at }).where('id', 'in', ids).execute()
  return rows.flatMap(({ fileId }) => fileId ?? [])
}
