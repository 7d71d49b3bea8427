import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.server.ts'

/** Whether we wrote it, or it came back and was kept here. */
export type Direction = 'sent' | 'received'

export type LeadMessage = { id: string; direction: Direction; body: string; writerName: string | null; createdAt: Date }

/** What was written after an enquiry came in, oldest first. */
export function listLeadMessages(db: Db, leadId: string): Promise<LeadMessage[]> {
  return db
    .selectFrom('leadMessages as m')
    .leftJoin('people as p', 'p.id', 'm.writtenBy')
    .select(['m.id', sql<Direction>`m.direction`.as('direction'), 'm.body', 'p.name as writerName', 'm.createdAt'])
    .where('m.leadId', '=', leadId)
    .orderBy('m.createdAt')
    .orderBy('m.id')
    .execute()
}

type NewLeadMessage = {
  leadId: string
  direction: Direction
  body: string
  writtenBy: string
  submissionKey: string
  createdAt: Date
}

/** Adds a message; null when this submission was kept before. */
export async function insertLeadMessage(tx: Tx, message: NewLeadMessage): Promise<string | null> {
  const row = await tx
    .insertInto('leadMessages')
    .values(message)
    .onConflict((conflict) => conflict.column('submissionKey').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}
