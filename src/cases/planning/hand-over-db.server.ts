import { sql } from 'kysely'
import { openStates } from '#cases/process/case-states.ts'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { openWork } from './work-db.server.ts'

export async function lockCasesOf(tx: Tx, adviserId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('cases')
    .select('id')
    .where('assignedTo', '=', adviserId)
    .where('state', 'in', openStates)
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map(({ id }) => id)
}

export async function moveCasesTo(tx: Tx, caseIds: string[], assignedTo: string | null, at: Date): Promise<void> {
  if (caseIds.length === 0) return
  await tx
    .updateTable('cases')
    .set((eb) => ({ assignedTo, version: eb('version', '+', 1), updatedAt: at }))
    .where('id', 'in', caseIds)
    .execute()
}

/** Changes the owner of threads that await a reply from firm or client. All other threads keep their owner. */
export async function moveThreadsTo(tx: Tx, from: string, ownerId: string | null): Promise<void> {
  await tx
    .updateTable('messageThreads')
    .set({ ownerId })
    .where('ownerId', '=', from)
    .where('waitingFor', '<>', 'nobody')
    .execute()
}

/** Open cases per staff member; `inWork` is the number of those not filed yet. */
export async function countOpenCasesOfStaff(db: Db | Tx): Promise<Map<string, { open: number; inWork: number }>> {
  const rows = await db
    .selectFrom('cases')
    .select([
      'assignedTo',
      sql<number>`count(*)`.as('open'),
      sql<number>`count(*) filter (where state in (${sql.join(openWork)}))`.as('inWork'),
    ])
    .where('assignedTo', 'is not', null)
    .where('state', 'in', openStates)
    .groupBy('assignedTo')
    .execute()
  return new Map(rows.flatMap(({ assignedTo, ...counts }) => (assignedTo === null ? [] : [[assignedTo, counts]])))
}
