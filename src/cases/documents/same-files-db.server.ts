import type { AccessScope } from '#accounts/access/access-scope.ts'
import { onlyVisibleTo } from '#accounts/access/visible-db.server.ts'
import type { Db, Tx } from '#platform/db/database.server.ts'

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
