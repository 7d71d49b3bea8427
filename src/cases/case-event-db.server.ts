import type { Db, Tx } from '#platform/db/database.server.ts'
import type { CaseState } from './case-states.ts'

export type CaseEventKind =
  | 'opened'
  | 'moved'
  | 'add-on'
  | 'document'
  | 'checklist'
  | 'message'
  | 'assigned'
  | 'due-date'
  | 'priority'
  | 'appointment'

export type NewCaseEvent = {
  caseId: string
  kind: CaseEventKind
  text: string
  at: Date
  /** Null for the program itself. */
  actorId: string | null
  /** True for what clients never see. */
  isInternal?: boolean
  fromState?: CaseState
  toState?: CaseState
}

export async function addCaseEvent(tx: Tx, event: NewCaseEvent): Promise<void> {
  await tx.insertInto('caseEvents').values(event).execute()
}

/** What happened in a case, newest first; for clients without what is internal. */
export function listCaseEvents(db: Db | Tx, caseId: string, { withInternal }: { withInternal: boolean }) {
  return db
    .selectFrom('caseEvents as e')
    .innerJoin('cases as c', 'c.id', 'e.caseId')
    .leftJoin('people as actor', 'actor.id', 'e.actorId')
    .select(['e.id', 'e.at', 'e.kind', 'e.fromState', 'e.toState', 'e.text', 'e.isInternal'])
    .select(['actor.name as actorName', 'actor.role as actorRole'])
    .where('e.caseId', '=', caseId)
    .$if(!withInternal, (query) => query.where('e.isInternal', '=', false))
    .orderBy('e.id', 'desc')
    .limit(500)
    .execute()
}

/** True when a person has ever set this case's date. */
export async function hasDateSetByPerson(tx: Tx, caseId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('caseEvents')
    .select('id')
    .where('caseId', '=', caseId)
    .where('kind', '=', 'due-date')
    .executeTakeFirst()
  return row !== undefined
}
