import { sql } from 'kysely'
import type { AccessScope } from '#accounts/access/access-scope.ts'
import { belongsTo, onlyThreadsOf } from '#accounts/access/visible-db.server.ts'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { isUuid } from '#platform/text/uuid.ts'

export type ThreadChoice = { threadId: string } | { caseId: string } | { clientId: string }

/** Marks threads as read up to the time `upTo`. Does not change a read position that is already later. */
export async function saveRead(
  tx: Tx,
  { personId, choice, scope, upTo }: { personId: string; choice: ThreadChoice; scope: AccessScope; upTo: Date },
): Promise<void> {
  const [column, value] =
    'threadId' in choice
      ? (['id', choice.threadId] as const)
      : 'caseId' in choice
        ? (['caseId', choice.caseId] as const)
        : (['clientId', choice.clientId] as const)
  if (column !== 'clientId' && !isUuid(value)) return
  await tx
    .insertInto('threadReads')
    .columns(['threadId', 'personId', 'lastReadAt'])
    .expression((eb) =>
      eb
        .selectFrom('messageThreads as t')
        .leftJoin('cases as c', 'c.id', 't.caseId')
        .select(['t.id', sql<string>`${personId}`.as('personId'), sql<Date>`${upTo}::timestamptz`.as('lastReadAt')])
        .where(`t.${column}`, '=', value)
        .where(onlyThreadsOf(scope)),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['threadId', 'personId'])
        .doUpdateSet({ lastReadAt: sql`greatest(thread_reads.last_read_at, excluded.last_read_at)` }),
    )
    .execute()
}

export function unreadOf(db: Db | Tx, clientId: string) {
  return db
    .selectFrom('messages as m')
    .select(sql<number>`count(*)`.as('count'))
    .where(belongsTo(clientId, 'm.clientId', 'm.caseId'))
    .where('m.senderType', '=', 'admin')
    .where('m.isInternal', '=', false)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('threadReads as r')
            .select('r.threadId')
            .whereRef('r.threadId', '=', 'm.threadId')
            .where('r.personId', '=', clientId)
            .whereRef('r.lastReadAt', '>=', 'm.createdAt'),
        ),
      ),
    )
}
