import { sql } from 'kysely'
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
