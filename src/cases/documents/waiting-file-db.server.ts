import { sql } from 'kysely'
import type { AccessScope } from '#accounts/access/access-scope.ts'
import { onlyVisibleTo } from '#accounts/access/visible-db.server.ts'
import type { Db, Tx } from '#platform/db/database.server.ts'
import type { StoredFile } from '#platform/files/files.ts'
import { isUuid } from '#platform/text/uuid.ts'
import type { DocumentKind } from './document-kinds.ts'

const attachedKinds = ['from_client', 'letter', 'internal'] as const satisfies DocumentKind[]
export type AttachedKind = (typeof attachedKinds)[number]

type WaitingFile = { caseId: string; personId: string; kind: AttachedKind; at: Date }

export async function insertWaitingFile(
  tx: Tx,
  { id: fileId, filename }: Pick<StoredFile, 'id' | 'filename'>,
  { caseId, personId, kind, at: createdAt }: WaitingFile,
): Promise<void> {
  await tx.insertInto('pendingFiles').values({ fileId, caseId, personId, kind, filename, createdAt }).execute()
}

/** Claims files so that only one message can attach them. Returns fewer if some are no longer pending. */
export async function claimPendingFiles(
  tx: Tx,
  { ids, caseId, personId }: { ids: string[]; caseId: string; personId: string },
) {
  if (ids.length === 0 || !ids.every(isUuid)) return []
  const rows = await tx
    .deleteFrom('pendingFiles as w')
    .using('storedFiles as f')
    .whereRef('f.id', '=', 'w.fileId')
    .where('w.fileId', 'in', ids)
    .where('w.caseId', '=', caseId)
    .where('w.personId', '=', personId)
    .returning(['f.id', 'w.filename', 'w.kind', 'f.mediaType', 'f.sizeBytes', 'f.sha256'])
    .execute()
  return rows.map(({ kind, ...file }) => ({ ...file, kind: kindOf(kind) }))
}

function kindOf(text: string): AttachedKind {
  const kind = attachedKinds.find((kind) => kind === text)
  if (!kind) throw new Error(`No such kind of waiting file: ${text}`)
  return kind
}

/** Claims one file with its facts; null if it no longer waits. */
export async function claimPendingFile(tx: Tx, requested: { id: string; caseId: string; personId: string }) {
  const { id, ...owner } = requested
  return (await claimPendingFiles(tx, { ids: [id], ...owner }))[0] ?? null
}

export async function deleteWaitingBefore(db: Db | Tx, before: Date): Promise<string[]> {
  const rows = await db.deleteFrom('pendingFiles').where('createdAt', '<', before).returning('fileId').execute()
  return rows.map(({ fileId }) => fileId)
}

/** Bytes stored for a client, pending attachments included. The lock stops two uploads using the same free space. */
export async function lockStoredBytes(tx: Tx, clientId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext(${`room:${clientId}`}))`.execute(tx)
  const { rows } = await sql<{ saved: number }>`select stored_bytes(${clientId}) as saved`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('The database counted nothing')
  return row.saved
}

export type SameFile = {
  documentId: string
  sameAs: string
  filename: string
  item: string | null
  caseId: string
  caseNumber: string
  clientId: string
  clientName: string
  at: Date
}

/** Documents with the same content as the given ones: at most five for each, oldest first. */
export async function listSameFiles(db: Db | Tx, documentIds: string[], scope: AccessScope): Promise<SameFile[]> {
  if (documentIds.length === 0) return []
  return db
    .selectFrom('documents as own')
    .innerJoin('storedFiles as f', 'f.id', 'own.fileId')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('storedFiles as g')
          .innerJoin('documents as d', 'd.fileId', 'g.id')
          .innerJoin('cases as c', 'c.id', 'd.caseId')
          .innerJoin('people as p', 'p.id', 'd.clientId')
          .select(['d.id as sameAs', 'd.originalFilename as filename', 'd.documentType as item', 'd.createdAt as at'])
          .select(['c.id as caseId', 'c.caseNumber', 'd.clientId', 'p.name as clientName'])
          .whereRef('g.sha256', '=', 'f.sha256')
          .whereRef('d.id', '<>', 'own.id')
          .where('d.state', 'in', ['received', 'accepted', 'rejected'])
          .where(onlyVisibleTo(scope))
          .orderBy('d.createdAt')
          .limit(5)
          .as('same'),
      (join) => join.onTrue(),
    )
    .select(['own.id as documentId', 'same.sameAs', 'same.filename', 'same.item', 'same.at'])
    .select(['same.caseId', 'same.caseNumber', 'same.clientId', 'same.clientName'])
    .where('own.id', 'in', documentIds)
    .where('own.state', 'in', ['received', 'accepted', 'rejected'])
    .execute()
}

export type SentBefore = Pick<SameFile, 'filename' | 'item' | 'caseNumber'>

/** The oldest document from clients with this content, those of the same case first; null if there is none. */
export async function findSentBefore(
  db: Db | Tx,
  { sha256, caseId, scope }: { sha256: string; caseId: string; scope: AccessScope },
): Promise<SentBefore | null> {
  const row = await db
    .selectFrom('storedFiles as f')
    .innerJoin('documents as d', 'd.fileId', 'f.id')
    .innerJoin('cases as c', 'c.id', 'd.caseId')
    .select(['d.originalFilename as filename', 'd.documentType as item', 'c.caseNumber'])
    .where('f.sha256', '=', sha256)
    .where('d.kind', '=', 'from_client')
    .where('d.state', 'in', ['received', 'accepted', 'rejected'])
    .where(onlyVisibleTo(scope))
    .orderBy((eb) => eb('d.caseId', '<>', caseId))
    .orderBy('d.createdAt')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}
