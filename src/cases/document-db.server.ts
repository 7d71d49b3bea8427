import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { isUuid } from '#platform/text/uuid.ts'
import { stateOf } from './case-db.server.ts'
import { type DocumentKind, isDocumentKind } from './document-kinds.ts'
import { type DocumentState, isDocumentState } from './document-states.ts'
import { clientOf, type Sight } from './sight.ts'
import { onlyVisibleTo } from './visible-db.server.ts'

// A file that the scanner found infected is in quarantine, whatever was decided about it before.
const state = sql<string>`case when f.scan_state = 'infected' and d.state <> 'superseded' then 'quarantined' else d.state end`

function selectDocuments(db: Db | Tx) {
  return db
    .selectFrom('documents as d')
    .innerJoin('cases as c', 'c.id', 'd.caseId')
    .innerJoin('people as client', 'client.id', 'd.clientId')
    .innerJoin('people as uploader', 'uploader.id', 'd.uploadedBy')
    .innerJoin('storedFiles as f', 'f.id', 'd.fileId')
    .leftJoin('caseChecklistItems as i', 'i.id', 'd.checklistItemId')
    .select(['d.id', 'd.caseId', 'd.clientId', 'd.checklistItemId', 'd.fileId', 'd.originalFilename', 'd.documentType'])
    .select(['d.fileSize', 'd.rejectedReason', 'd.reviewedAt', 'd.createdAt', 'f.mediaType', 'f.scanState'])
    .select(['c.caseNumber', 'c.taxYear', 'c.state as caseState', 'c.assignedTo', 'i.title as checklistTitle'])
    .select(['client.name as clientName', 'client.email as clientEmail', 'uploader.name as uploadedByName'])
    .select(['d.kind', 'd.draftNumber', 'd.shownAt'])
    .select(state.as('state'))
}

type RawDocument = Awaited<ReturnType<ReturnType<typeof selectDocuments>['execute']>>[number]

function typed(row: RawDocument) {
  if (!isDocumentState(row.state)) throw new Error(`No such state of a document: ${row.state}`)
  if (!isDocumentKind(row.kind)) throw new Error(`No such kind of document: ${row.kind}`)
  return { ...row, state: row.state, kind: row.kind, caseState: stateOf(row.caseState) }
}

export type DocumentRow = ReturnType<typeof typed>

/** The documents over all cases that a client is shown, newest first. */
export async function listDocumentsOf(db: Db | Tx, clientId: string): Promise<DocumentRow[]> {
  const rows = await selectDocuments(db)
    .where('d.clientId', '=', clientId)
    .where('d.shownAt', 'is not', null)
    .orderBy('d.createdAt', 'desc')
    .limit(500)
    .execute()
  return rows.map(typed)
}

/**
 * The documents of one case that its client is shown, newest first; for staff `withHidden` all of them. For a client,
 * find the case first: it tells whose it is.
 */
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
  return rows.map(typed)
}

export type DocumentFilters = {
  /** Whose eyes the list is for. */
  sight: Sight
  state?: DocumentState
  /** The adviser of the case; 'nobody' for cases without one. */
  assignedTo?: string
  /** A part of the client's name, or of the case number. */
  about?: string | undefined
  /** Sent before this instant. */
  before?: Date | undefined
  page?: number
  pageSize?: number
}
export type DocumentPage = { documents: DocumentRow[]; total: number; page: number; pages: number }

/** One page of all documents for staff: oldest first while they wait for a decision, else newest first. */
export async function listDocuments(db: Db | Tx, filters: DocumentFilters): Promise<DocumentPage> {
  const pageSize = Math.min(100, Math.max(1, filters.pageSize ?? 25))
  const page = Math.max(1, Math.trunc(filters.page ?? 1))
  const chosen = sql<boolean>`(${sql.join(conditionsOf(filters), sql` and `)})`
  const order = filters.state === 'received' ? 'asc' : 'desc'
  // Counted and cut to one page in the tables that decide; names and words are joined to the rows of the page.
  const matching = db
    .selectFrom('documents as d')
    .innerJoin('cases as c', 'c.id', 'd.caseId')
    .innerJoin('people as client', 'client.id', 'd.clientId')
    .innerJoin('storedFiles as f', 'f.id', 'd.fileId')
    .where(chosen)
  const { total } = await matching.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow()
  const onPage = matching
    .select('d.id')
    .orderBy('d.createdAt', order)
    .orderBy('d.id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const rows = await selectDocuments(db)
    .where('d.id', 'in', onPage)
    .orderBy('d.createdAt', order)
    .orderBy('d.id')
    .execute()
  return { documents: rows.map(typed), total, page, pages: Math.max(1, Math.ceil(total / pageSize)) }
}

// Written by column, not by the derived state, so that the index on states serves the queue.
function conditionsOf({ sight, state, assignedTo, about, before }: DocumentFilters) {
  const like = `%${(about ?? '').replace(/[\\%_]/g, '\\$&')}%`
  const quarantined = sql`(d.state = 'quarantined' or (f.scan_state = 'infected' and d.state <> 'superseded'))`
  const inState = state === 'quarantined' ? quarantined : sql`d.state = ${state} and not ${quarantined}`
  return [
    onlyVisibleTo(sight),
    ...(state === undefined ? [] : [inState]),
    ...(assignedTo === undefined
      ? []
      : [assignedTo === 'nobody' ? sql`c.assigned_to is null` : sql`c.assigned_to = ${assignedTo}`]),
    ...(about === undefined ? [] : [sql`(client.name ilike ${like} or c.case_number ilike ${like})`]),
    ...(before === undefined ? [] : [sql`d.created_at < ${before}`]),
  ]
}

/** A document within somebody's sight; for a client only if they are shown it. */
export async function findDocument(db: Db | Tx, id: string, sight: Sight): Promise<DocumentRow | null> {
  if (!isUuid(id)) return null
  const row = await selectDocuments(db)
    .where('d.id', '=', id)
    .where(onlyVisibleTo(sight))
    .$if(clientOf(sight) !== null, (query) => query.where('d.shownAt', 'is not', null))
    .executeTakeFirst()
  return row ? typed(row) : null
}

export async function findDocumentOfFile(db: Db | Tx, fileId: string) {
  const row = await db
    .selectFrom('documents')
    .select(['id', 'caseId', 'originalFilename', 'kind', 'shownAt'])
    .where('fileId', '=', fileId)
    .executeTakeFirst()
  return row ?? null
}

/** The document that was made of the same content at the same place by the same person, and still counts. */
export async function findSameDocument(
  tx: Tx,
  {
    caseId,
    checklistItemId,
    uploadedBy,
    kind,
    sha256,
  }: Pick<NewDocument, 'caseId' | 'checklistItemId' | 'uploadedBy' | 'kind'> & { sha256: string },
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
    .executeTakeFirst()
  return row?.id ?? null
}

/** Whether a case has a document of a kind that may be handed out, put there since an instant. */
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
  /** Of a draft, which one of its case it is. */
  draftNumber: number | null
  state: DocumentState
  /** Since when the client sees it. */
  shownAt: Date | null
  originalFilename: string
  /** The title of the item that it answers; null for anything else. */
  documentType: string | null
  fileSize: number
  uploadedBy: string
  createdAt: Date
}

export async function insertDocument(tx: Tx, document: NewDocument): Promise<string> {
  const { id } = await tx.insertInto('documents').values(document).returning('id').executeTakeFirstOrThrow()
  return id
}

/** A new file for an item takes the place of those that were sent back or held back. */
export async function supersedeSentBack(tx: Tx, caseId: string, checklistItemId: string): Promise<void> {
  await tx
    .updateTable('documents')
    .set({ state: 'superseded' })
    .where('caseId', '=', caseId)
    .where('checklistItemId', '=', checklistItemId)
    .where('state', 'in', ['rejected', 'quarantined'])
    .execute()
}

/** A new file takes the place of this one that was sent back; false when it no longer waits for one. */
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

/** Files a document under an item, or under none. */
export async function savePlace(tx: Tx, documentId: string, item: { id: string; title: string } | null): Promise<void> {
  await tx
    .updateTable('documents')
    .set({ checklistItemId: item?.id ?? null, documentType: item?.title ?? null })
    .where('id', '=', documentId)
    .execute()
}

/** Holds a document back for good; false when it was before, or another file has taken its place. */
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
  state: 'accepted' | 'rejected'
  rejectedReason: string | null
  reviewedBy: string
  reviewedAt: Date
}

export async function saveReview(tx: Tx, documentId: string, change: ReviewChange): Promise<void> {
  await tx.updateTable('documents').set(change).where('id', '=', documentId).execute()
}
