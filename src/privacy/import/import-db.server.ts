import type { Db, Tx } from '#platform/db/database.server.ts'
import type { Imports } from '#platform/db/schema.ts'
import { isUuid } from '#platform/text/uuid.ts'
import { isImportField, type Mapping } from './import-fields.ts'
import { type ImportCounts, type ImportState, isImportState } from './import-states.ts'

function select(db: Db | Tx) {
  return db
    .selectFrom('imports as i')
    .leftJoin('people as by', 'by.id', 'i.createdBy')
    .selectAll('i')
    .select('by.name as createdByName')
}

type Row = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number]

const texts = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])

function submitted({ state, columns, mapping, counts, ...row }: Row) {
  if (!isImportState(state)) throw new Error(`No such state of an import: ${state}`)
  return {
    ...row,
    state,
    columns: texts(columns),
    mapping: texts(mapping).map((field) => (isImportField(field) ? field : null)) satisfies Mapping,
    counts: counts as ImportCounts,
  }
}

export type ImportRecord = ReturnType<typeof submitted>

export async function findImport(db: Db | Tx, id: string): Promise<ImportRecord | null> {
  if (!isUuid(id)) return null
  const row = await select(db).where('i.id', '=', id).executeTakeFirst()
  return row ? submitted(row) : null
}

export async function lockImport(tx: Tx, id: string): Promise<ImportRecord | null> {
  if (!isUuid(id)) return null
  const held = await tx.selectFrom('imports').select('id').where('id', '=', id).forUpdate().executeTakeFirst()
  return held ? findImport(tx, id) : null
}

export async function listImports(db: Db | Tx, max: number): Promise<ImportRecord[]> {
  return (await select(db).orderBy('i.createdAt', 'desc').limit(max).execute()).map(submitted)
}

/** Mapping that was last used for a file with the same columns; null if there was none. */
export async function findSameColumns(db: Db | Tx, columns: readonly string[]): Promise<Mapping | null> {
  const row = await select(db)
    .where('i.columns', '=', JSON.stringify(columns))
    .where('i.state', '<>', 'mapping')
    .orderBy('i.createdAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? submitted(row).mapping : null
}

type NewImport = Pick<Imports, 'name' | 'zipName' | 'zipBytes' | 'zipFileId'> & {
  id: string
  columns: readonly string[]
  mapping: Mapping
  rowCount: number
  fileCount: number
  createdBy: string
  at: Date
}

export async function insertImport(tx: Tx, { columns, mapping, at, ...row }: NewImport): Promise<void> {
  const lists = { columns: JSON.stringify(columns), mapping: JSON.stringify(mapping) }
  await tx
    .insertInto('imports')
    .values({ ...row, ...lists, state: 'mapping', createdAt: at, changedAt: at })
    .execute()
}

type ImportChange = {
  state?: ImportState
  mapping?: Mapping
  counts?: ImportCounts
  rowsDone?: number
  filesDone?: number
  importedAt?: Date
  undoneAt?: Date
  clearedAt?: Date
  zipFileId?: null
}

export async function saveImport(
  tx: Tx,
  id: string,
  { mapping, counts, ...change }: ImportChange,
  at: Date,
): Promise<void> {
  const lists = {
    ...(mapping && { mapping: JSON.stringify(mapping) }),
    ...(counts && { counts: JSON.stringify(counts) }),
  }
  await tx
    .updateTable('imports')
    .set({ ...change, ...lists, changedAt: at })
    .where('id', '=', id)
    .execute()
}

export async function deleteImport(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('imports').where('id', '=', id).execute()
}

/** Imports whose last step was before `before` and whose rows are still kept. */
export async function listToClear(db: Db, before: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('imports')
    .select('id')
    .where('clearedAt', 'is', null)
    .where('changedAt', '<', before)
    .execute()
  return rows.map(({ id }) => id)
}

export async function removeContents(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('importRows').where('importId', '=', id).execute()
  await tx.deleteFrom('importFiles').where('importId', '=', id).execute()
  await tx.deleteFrom('importItems').where('importId', '=', id).execute()
}
