import type { Insertable } from 'kysely'
import { sql } from 'kysely'
import type { AccessScope } from '#accounts/access/access-scope.ts'
import { onlyVisibleTo } from '#accounts/access/visible-db.server.ts'
import type { Db, Tx } from '#platform/db/database.server.ts'
import type { StaffNotes } from '#platform/db/schema.ts'

export async function listNotes(db: Db | Tx, { clientId, caseId, scope }: NotesOf) {
  return db
    .selectFrom('staffNotes as n')
    .innerJoin('people as author', 'author.id', 'n.authorId')
    .leftJoin('cases as c', 'c.id', 'n.caseId')
    .select(['n.id', 'n.body', 'n.createdAt', 'n.caseId', 'c.caseNumber', 'author.name as authorName'])
    .where('n.clientId', '=', clientId)
    .where(sql<boolean>`(n.case_id is null or ${onlyVisibleTo(scope)})`)
    .$if(caseId !== undefined, (query) => query.where('n.caseId', '=', caseId ?? ''))
    .orderBy('n.createdAt', 'desc')
    .orderBy('n.id')
    .limit(200)
    .execute()
}

type NotesOf = { clientId: string; caseId?: string; scope: AccessScope }
export type StaffNote = Awaited<ReturnType<typeof listNotes>>[number]

export async function insertNote(tx: Tx, note: Insertable<StaffNotes>): Promise<boolean> {
  const added = await tx
    .insertInto('staffNotes')
    .values(note)
    .onConflict((conflict) => conflict.column('submissionKey').doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

export async function deleteLooseNotes(tx: Tx, clientId: string): Promise<void> {
  await tx.deleteFrom('staffNotes').where('clientId', '=', clientId).where('caseId', 'is', null).execute()
}
