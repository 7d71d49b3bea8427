import { sql } from 'kysely'
import { z } from 'zod'
import type { AccessScope } from '#accounts/access/access-scope.ts'
import { onlyVisibleTo } from '#accounts/access/visible-db.server.ts'
import type { CaseRow } from '#cases/process/case-db.server.ts'
import { documentsPresent } from '#cases/reminders/reminder-db.server.ts'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { type Answer, type AnswerValue, answerBadges, answerPersons } from './answer.ts'

const row = z.object({ id: z.string(), fields: z.record(z.string(), z.union([z.string(), z.number()])) })
const storedValue = z.union([z.string(), z.number(), z.array(z.string()), z.array(row)]).nullable()

/** Lists all versions of the answers of a case, unordered. The caller must authorize access to the case first. */
export function listAnswers(db: Db | Tx, caseId: string): Promise<Answer[]> {
  return listAnswersOf(db, [caseId])
}

export async function listAnswersOf(db: Db | Tx, caseIds: readonly string[]): Promise<(Answer & { caseId: string })[]> {
  if (caseIds.length === 0) return []
  const rows = await db
    .selectFrom('caseAnswers as a')
    .leftJoin('people as p', 'p.id', 'a.answeredBy')
    .select(['a.caseId', 'a.question', 'a.person', 'a.version', 'a.value', 'a.mark', 'a.threadId', 'a.isCarried'])
    .select(['a.answeredBy', 'a.answeredAt', 'p.name as byName'])
    .where('a.caseId', 'in', caseIds)
    .execute()
  return rows.map((each) => ({
    ...each,
    person: z.enum(answerPersons).parse(each.person),
    mark: z.enum(answerBadges).nullable().parse(each.mark),
    value: storedValue.parse(each.value),
  }))
}

/** Employers named in the newest tax return of a client that has an answer, per spouse, within the access scope. */
export async function listEmployersOf(db: Db, clientId: string, scope: AccessScope) {
  const rows = await db
    .selectFrom('caseAnswers as a')
    .innerJoin('cases as c', 'c.id', 'a.caseId')
    .distinctOn('a.person')
    .select(['a.person', 'a.value', 'a.answeredAt', 'c.id as caseId', 'c.caseNumber', 'c.taxYear'])
    .where('c.clientId', '=', clientId)
    .where('a.question', '=', 'employers')
    .where(onlyVisibleTo(scope))
    .orderBy('a.person')
    .orderBy(sql`c.tax_year desc nulls last`)
    .orderBy('c.createdAt', 'desc')
    .orderBy('a.version', 'desc')
    .execute()
  return rows.flatMap(({ person, value, ...source }) => {
    const lines = z.array(row).safeParse(value).data ?? []
    const names = lines.map(({ fields }) => fields.name).filter((name) => typeof name === 'string')
    return names.length === 0 ? [] : [{ ...source, isPartner: person === 'partner', names }]
  })
}

export type EmployersOf = Awaited<ReturnType<typeof listEmployersOf>>[number]

export type NewAnswer = Omit<Answer, 'byName' | 'value'> & { caseId: string; value: AnswerValue | null }

export async function insertAnswer(tx: Tx, { value, ...answer }: NewAnswer): Promise<boolean> {
  const added = await tx
    .insertInto('caseAnswers')
    .values({ ...answer, value: value === null ? null : JSON.stringify(value) })
    .onConflict((conflict) => conflict.columns(['caseId', 'question', 'person', 'version']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

export async function listAnswerItems(db: Db | Tx, caseId: string) {
  return await db.selectFrom('caseAnswerItems').selectAll().where('caseId', '=', caseId).execute()
}

type AnswerItem = { caseId: string; document: string; requested: string; itemId: string | null; decidedAt: Date }

export async function saveAnswerItem(tx: Tx, { caseId, document, ...content }: AnswerItem): Promise<void> {
  await tx
    .insertInto('caseAnswerItems')
    .values({ caseId, document, ...content })
    .onConflict((conflict) => conflict.columns(['caseId', 'document']).doUpdateSet(content))
    .execute()
}

export async function listTitlesByStaff(tx: Tx, caseId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('caseEvents')
    .select(sql<string>`payload -> 'values' ->> 'item'`.as('item'))
    .where('caseId', '=', caseId)
    .where('actorId', 'is not', null)
    .where(sql<boolean>`payload ->> 'code' = 'item-added'`)
    .execute()
  return rows.map(({ item }) => item)
}

type RequestedReader = Pick<CaseRow, 'id' | 'caseType' | 'taxYear' | 'state' | 'caseNumber' | 'title' | 'dueOn'> & {
  clientId: string
  since: Date
}

/**
 * Lists, for each person to remind, the cases with open questions and without paused reminders. `since` is the last
 * relevant event; for a partner, it is never before they accepted the invitation.
 */
export async function listRequestedReaders(db: Db | Tx, clientId?: string): Promise<RequestedReader[]> {
  const ofClient = (column: string) => (clientId === undefined ? sql`true` : sql`${sql.ref(column)} = ${clientId}`)
  const { rows } = await sql<RequestedReader>`
    select reader.id as "clientId", c.id, c.case_type as "caseType", c.tax_year as "taxYear", c.state,
      c.case_number as "caseNumber", c.title, c.due_on as "dueOn",
      greatest(c.state_since, reader.since, answered.at, ${documentsPresent}) as since
    from cases c
    join (select client_id as id, id as case_id, null::timestamptz as since from cases
      union all select pa.person_id, s.id, pa.accepted_at from partners pa cross join lateral shared_cases(pa.person_id) s(id)
        where pa.ended_at is null and pa.person_id is not null) reader on reader.case_id = c.id
    join people p on p.id = reader.id
    cross join lateral (select max(a.answered_at) as at from case_answers a where a.case_id = c.id) answered
    where (c.state = 'waiting_for_documents' or c.state in ('intake', 'in_preparation') and answered.at is not null)
      and c.reminders_paused_at is null and p.status = 'active' and ${ofClient('reader.id')}
    order by reader.id, c.case_number`.execute(db)
  return rows
}

/** When the client last sent the answers to the adviser; null if never. */
export async function findAnswersSent(db: Db | Tx, caseId: string): Promise<{ at: Date } | null> {
  const sent = db
    .selectFrom('caseEvents')
    .select('at')
    .where('caseId', '=', caseId)
    .where(sql<boolean>`payload ->> 'code' = 'answers-sent'`)
  return (await sent.orderBy('id', 'desc').limit(1).executeTakeFirst()) ?? null
}

export async function listCasesWithAnswersSent(db: Db | Tx, caseIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (caseIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('caseEvents')
    .select('caseId')
    .distinct()
    .where('caseId', 'in', caseIds)
    .where(sql<boolean>`payload ->> 'code' = 'answers-sent'`)
    .execute()
  return new Set(rows.map(({ caseId }) => caseId))
}
