import { type RawBuilder, sql } from 'kysely'
import type { AccessScope } from '#accounts/access/access-scope.ts'
import { onlyVisibleTo } from '#accounts/access/visible-db.server.ts'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { byName } from '#platform/db/search-db.server.ts'

/** Tasks of a case: open ones by day, then the newest that are done. */
export function listTasksOfCase(db: Db | Tx, caseId: string) {
  return db
    .selectFrom('caseTasks as t')
    .innerJoin('people as p', 'p.id', 't.assignedTo')
    .select(['t.id', 't.title', 't.dueOn', 't.doneAt', 't.assignedTo', 'p.name as assigneeName'])
    .where('t.caseId', '=', caseId)
    .orderBy(sql`t.done_at desc nulls first`)
    .orderBy('t.dueOn')
    .orderBy('t.id')
    .limit(50)
    .execute()
}

/** Staff who may open the case, so that a task reaches its person. */
export async function listTaskPeople(db: Db | Tx, caseId: string) {
  const { rows } = await sql<{ id: string; name: string }>`
    select p.id, p.name from cases c, people p
    where c.id = ${caseId} and p.status = 'active' and (p.role in ('admin', 'owner') or p.role = 'adviser' and
      (c.assigned_to is null or c.assigned_to = p.id
        or deputy_for(p.id) @> jsonb_build_array(jsonb_build_object('id', c.assigned_to))))
    order by ${byName('p.name')}, p.id`.execute(db)
  return rows
}

export type CaseTask = Awaited<ReturnType<typeof listTasksOfCase>>[number]

/** The caller must have checked that the cases are visible. */
export function listTasksById(db: Db, ids: string[]) {
  return db
    .selectFrom('caseTasks as t')
    .innerJoin('people as p', 'p.id', 't.assignedTo')
    .innerJoin('cases as c', 'c.id', 't.caseId')
    .innerJoin('people as client', 'client.id', 'c.clientId')
    .select(['t.id', 't.title', 't.dueOn', 't.doneAt', 't.caseId', 'c.caseNumber'])
    .select(['p.name as assigneeName', 'client.name as clientName'])
    .where('t.id', 'in', ids)
    .execute()
}

export type ListedTask = Awaited<ReturnType<typeof listTasksById>>[number]

type DueTasksInput = { scope: AccessScope; until: string; assignedTo?: readonly string[] | undefined; limit: number }

/** Open tasks due up to a day on visible cases; `assignedTo` limits them to these people. */
export async function listDueTasks(db: Db | Tx, { scope, until, assignedTo, limit }: DueTasksInput) {
  const whose: RawBuilder<unknown> = assignedTo ? sql`t.assigned_to = any(${assignedTo})` : onlyVisibleTo(scope)
  type Row = { id: string; title: string; dueOn: string; caseId: string; clientName: string; assigneeName: string }
  const { rows } = await sql<Row & { count: number }>`
    select t.id, t.title, t.due_on as "dueOn", c.id as "caseId", client.name as "clientName", p.name as "assigneeName",
      (count(*) over ())::int as count
    from case_tasks t join cases c on c.id = t.case_id join people client on client.id = c.client_id
    join people p on p.id = t.assigned_to
    where t.done_at is null and t.due_on <= ${until} and ${onlyVisibleTo(scope)} and ${whose}
    order by t.due_on, t.id limit ${limit}`.execute(db)
  return { first: rows, count: rows[0]?.count ?? 0 }
}

type NewTask = {
  caseId: string
  title: string
  assignedTo: string
  dueOn: string
  submissionKey: string
  createdBy: string
  createdAt: Date
}

/** Gives a former adviser's open tasks to the new adviser: the former one may no longer open the cases. */
export async function moveOpenTasks(
  tx: Tx,
  { caseIds, from, to }: { caseIds: readonly string[]; from: string | null; to: string | null },
): Promise<void> {
  if (from === null || to === null || caseIds.length === 0) return
  const open = tx.updateTable('caseTasks').where('caseId', 'in', caseIds).where('doneAt', 'is', null)
  await open.set({ assignedTo: to }).where('assignedTo', '=', from).execute()
}

/** False if the form was sent before. */
export async function insertTask(tx: Tx, task: NewTask): Promise<boolean> {
  const added = await tx
    .insertInto('caseTasks')
    .values(task)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return Number(added.numInsertedOrUpdatedRows ?? 0) > 0
}

/** Marks a task of the case as done or, with nulls, as open again. False if there is no such task. */
export async function saveTaskDone(
  tx: Tx,
  { caseId, id, ...done }: { caseId: string; id: string; doneAt: Date | null; doneBy: string | null },
): Promise<boolean> {
  const task = tx.updateTable('caseTasks').set(done).where('id', '=', id).where('caseId', '=', caseId)
  const saved = await task.where('doneAt', done.doneAt ? 'is' : 'is not', null).executeTakeFirst()
  return Number(saved.numUpdatedRows) > 0
}
