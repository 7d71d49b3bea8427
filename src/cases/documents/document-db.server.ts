import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { type AccessScope, clientOf } from '#accounts/access/access-scope.ts'
import { belongsTo, onlyVisibleTo, sharedWith } from '#accounts/access/visible-db.server.ts'
import { stateOf } from '#cases/process/case-db.server.ts'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { isUuid } from '#platform/text/uuid.ts'
import { type DocumentKind, isDocumentKind } from './document-kinds.ts'
import { type DocumentState, isDocumentState } from './document-states.ts'

const state = sql<string>`case when f.scan_state = 'infected' and d.state <> 'superseded' then 'quarantined' else d.state end`

/** SQL condition: document `d` is infected. The subquery is fast, because an index lists the few infected files. */
const isInfected = `d.file_id in (select id from stored_files where scan_state = 'infected')`

export const isToCheck = `d.state = 'received' and not (${isInfected})`

export function ofCaseIn(scope: AccessScope): RawBuilder<boolean> {
  if (scope === null) return sql<boolean>`true`
  return sql<boolean>`d.case_id in (select c.id from cases c where ${onlyVisibleTo(scope)})`
}

function selectDocuments(db: Db | Tx) {
  return db
    .selectFrom('documents as d')
    .innerJoin('cases as c', 'c.id', 'd.caseId')
    .innerJoin('people as client', 'client.id', 'd.clientId')
    .innerJoin('people as uploader', 'uploader.id', 'd.uploadedBy')
    .innerJoin('storedFiles as f', 'f.id', 'd.fileId')
    .leftJoin('caseChecklistItems as i', 'i.id', 'd.checklistItemId')
    .select(['d.id', 'd.caseId', 'd.clientId', 'd.checklistItemId', 'd.fileId', 'd.originalFilename', 'd.documentType'])
    .select([
      'd.fileSize',
      'd.rejectedReason',
      'd.reviewedBy',
      'd.reviewedAt',
      'd.createdAt',
      'f.mediaType',
      'f.scanState',
      'f.previewId',
    ])
    .select(['c.caseNumber', 'c.taxYear', 'c.state as caseState', 'c.assignedTo', 'i.title as checklistTitle'])
    .select(['client.name as clientName', 'client.email as clientEmail', 'uploader.name as uploadedByName'])
    .select(['d.kind', 'd.draftNumber', 'd.shownAt', 'd.placedBy', sharedWith('d.caseId').as('sharedWith')])
    .select(state.as('state'))
}

type RawDocument = Awaited<ReturnType<ReturnType<typeof selectDocuments>['execute']>>[number]

function submitted(row: RawDocument) {
  if (!isDocumentState(row.state)) throw new Error(`No such state of a document: ${row.state}`)
  if (!isDocumentKind(row.kind)) throw new Error(`No such kind of document: ${row.kind}`)
  return { ...row, state: row.state, kind: row.kind, caseState: stateOf(row.caseState) }
}

export type DocumentRow = ReturnType<typeof submitted>

export async function listDocumentsOf(db: Db | Tx, clientId: string): Promise<DocumentRow[]> {
  const rows = await selectDocuments(db)
    .where(belongsTo(clientId, 'd.clientId', 'd.caseId'))
    .where('d.shownAt', 'is not', null)
    .orderBy('d.createdAt', 'desc')
    .limit(500)
    .execute()
  return rows.map(submitted)
}

/** The newest documents of a client in the cases of the access scope, also those hidden from clients. */
export async function listNewestDocuments(db: Db, clientId: string, scope: AccessScope, limit: number) {
  const found = selectDocuments(db).where('d.clientId', '=', clientId).where(onlyVisibleTo(scope))
  return (await found.orderBy('d.createdAt', 'desc').limit(limit).execute()).map(submitted)
}

/** Documents of a case, newest first. `withHidden`: also those hidden from clients. Callers must authorize access. */
export async function listCaseDocuments(
  db: Db | Tx,
  caseId: string,
  { withHidden = false } = {},
): Promise<DocumentRow[]> {
  const rows = await selectDocuments(db)
    .where('d.caseId', '=', caseId)
    .$if(!withHidden, (query) => query.where('d.shownAt', 'is not', null))
    .orderBy('d.createdAt', 'desc')
    .execute()
  return rows.map(submitted)
}

export async function listDocumentsById(db: Db | Tx, ids: string[]): Promise<DocumentRow[]> {
  return (await selectDocuments(db).where('d.id', 'in', ids).execute()).map(submitted)
}

/** SQL condition for a document state, written as column comparisons so that the index on the state is used. */
export function isInState(requested: DocumentState): RawBuilder<SqlBool> {
  const quarantined = sql<SqlBool>`(d.state = 'quarantined' or (${sql.raw(isInfected)} and d.state <> 'superseded'))`
  return requested === 'quarantined' ? quarantined : sql<SqlBool>`(d.state = ${requested} and not ${quarantined})`
}

/** Finds a document. Clients find only documents that are not hidden from them. */
export async function findDocument(db: Db | Tx, id: string, scope: AccessScope): Promise<DocumentRow | null> {
  if (!isUuid(id)) return null
  const row = await selectDocuments(db)
    .where('d.id', '=', id)
    .where(onlyVisibleTo(scope))
    .$if(clientOf(scope) !== null, (query) => query.where('d.shownAt', 'is not', null))
    .executeTakeFirst()
  return row ? submitted(row) : null
}

/** The document that a person accepted or rejected last, not before `since`. */
export async function findLastDecided(
  db: Db | Tx,
  { personId, since, scope }: { personId: string; since: Date; scope: AccessScope },
): Promise<DocumentRow | null> {
  const row = await selectDocuments(db)
    .where('d.reviewedBy', '=', personId)
    .where('d.reviewedAt', '>', since)
    .where('d.state', 'in', ['accepted', 'rejected'])
    .where(onlyVisibleTo(scope))
    .orderBy('d.reviewedAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? submitted(row) : null
}

/** Name under which a document is attached to a message or an appointment. Authorize access to the document first. */
export async function findAttachedName(
  db: Db | Tx,
  documentId: string,
  attachedTo: string | null,
): Promise<string | null> {
  if (attachedTo === null || !isUuid(attachedTo)) return null
  const row = await db
    .selectFrom('messageAttachments')
    .select('filename')
    .where('documentId', '=', documentId)
    .where('messageId', '=', attachedTo)
    .union((query) =>
      query
        .selectFrom('appointmentDocuments')
        .select('filename')
        .where('documentId', '=', documentId)
        .where('appointmentId', '=', attachedTo),
    )
    .executeTakeFirst()
  return row?.filename ?? null
}

export async function findDocumentOfFile(db: Db | Tx, fileId: string) {
  const row = await db
    .selectFrom('documents')
    .select(['id', 'caseId', 'originalFilename', 'kind', 'shownAt'])
    .where('fileId', '=', fileId)
    .executeTakeFirst()
  return row ?? null
}

export async function findSameDocument(
  tx: Tx,
  {
    caseId,
    checklistItemId,
    uploadedBy,
    kind,
    sha256,
    filename,
  }: Pick<NewDocument, 'caseId' | 'checklistItemId' | 'uploadedBy' | 'kind'> & { sha256: string; filename?: string },
): Promise<string | null> {
  const row = await tx
    .selectFrom('documents as d')
    .innerJoin('storedFiles as f', 'f.id', 'd.fileId')
    .select('d.id')
    .where('d.caseId', '=', caseId)
    .where('d.checklistItemId', 'is not distinct from', checklistItemId)
    .where('d.uploadedBy', '=', uploadedBy)
    .where('d.kind', '=', kind)
    .where('d.state', 'in', ['received', 'accepted'])
    .where('f.sha256', '=', sha256)
    .$if(filename !== undefined, (query) => query.where('d.originalFilename', '=', filename ?? ''))
    .executeTakeFirst()
  return row?.id ?? null
}

export async function hasCleanDocument(
  tx: Tx,
  caseId: string,
  kind: DocumentKind,
  since: Date | null,
): Promise<boolean> {
  const row = await tx
    .selectFrom('documents as d')
    .innerJoin('storedFiles as f', 'f.id', 'd.fileId')
    .select('d.id')
    .where('d.caseId', '=', caseId)
    .where('d.kind', '=', kind)
    .where('f.scanState', 'in', ['clean', 'not_needed'])
    .$if(since !== null, (query) => query.where('d.createdAt', '>=', since))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function countCaseDocuments(db: Db | Tx, caseId: string): Promise<number> {
  const { count } = await db
    .selectFrom('documents')
    .select(sql<number>`count(*)`.as('count'))
    .where('caseId', '=', caseId)
    .executeTakeFirstOrThrow()
  return count
}

export type NewDocument = {
  caseId: string
  clientId: string
  checklistItemId: string | null
  fileId: string
  kind: DocumentKind
  draftNumber: number | null
  state: DocumentState
  shownAt: Date | null
  originalFilename: string
  /** Title of the checklist item; null for a document without one. */
  documentType: string | null
  fileSize: number
  uploadedBy: string
  createdAt: Date
}

export async function insertDocument(tx: Tx, document: NewDocument): Promise<string> {
  const { id } = await tx.insertInto('documents').values(document).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function supersedeSentBack(tx: Tx, caseId: string, checklistItemId: string): Promise<void> {
  await tx
    .updateTable('documents')
    .set({ state: 'superseded' })
    .where('caseId', '=', caseId)
    .where('checklistItemId', '=', checklistItemId)
    .where('state', 'in', ['rejected', 'quarantined'])
    .execute()
}

/** Marks a rejected or quarantined document as superseded; false if the document is in another state. */
export async function supersedeOne(tx: Tx, caseId: string, documentId: string): Promise<boolean> {
  if (!isUuid(documentId)) return false
  const { numUpdatedRows } = await tx
    .updateTable('documents')
    .set({ state: 'superseded' })
    .where('caseId', '=', caseId)
    .where('id', '=', documentId)
    .where('state', 'in', ['rejected', 'quarantined'])
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** `reading`: filed because of its content, which a person may change. */
export type PlacedBy = 'reading' | 'person'

export async function savePlace(
  tx: Tx,
  documentId: string,
  item: { id: string; title: string } | null,
  placedBy: PlacedBy,
): Promise<void> {
  await tx
    .updateTable('documents')
    .set({ checklistItemId: item?.id ?? null, documentType: item?.title ?? null, placedBy })
    .where('id', '=', documentId)
    .execute()
}

/** Quarantines a document permanently. Returns false if it is already quarantined or superseded. */
export async function saveQuarantine(tx: Tx, documentId: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('documents')
    .set({ state: 'quarantined' })
    .where('id', '=', documentId)
    .where('state', 'not in', ['quarantined', 'superseded'])
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export type ReviewChange = {
  state: 'received' | 'accepted' | 'rejected'
  rejectedReason: string | null
  reviewedBy: string | null
  reviewedAt: Date | null
}

export async function saveReview(tx: Tx, documentId: string, change: ReviewChange): Promise<void> {
  await tx.updateTable('documents').set(change).where('id', '=', documentId).execute()
}
