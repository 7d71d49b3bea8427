import { type SqlBool, sql } from 'kysely'
import type { AccessScope } from '#accounts/access/access-scope.ts'
import { onlyVisibleTo } from '#accounts/access/visible-db.server.ts'
import type { ListAt } from '#admin/lists/list-db.server.ts'
import { caseSource } from '#cases/list/staff/case-list-db.server.ts'
import { caseStates, states } from '#cases/process/case-states.ts'
import type { Db } from '#platform/db/database.server.ts'

type Days = { scope: AccessScope; from: string | null; to: string; limit: number }

const dueStates = caseStates.filter((state) => states[state].due !== null)

/** Cases with a deadline on these days, by deadline: the due date before filing, the end of an objection after it. */
export async function listDeadlineDays(db: Db, { scope, from, to, limit }: Days) {
  const { rows } = await sql<{ id: string; on: string; isObjection: boolean }>`
    select id, "on", "isObjection" from (
      select c.id, c.case_number, c.due_on as "on", false as "isObjection" from cases c
      where c.state in (${sql.join(dueStates)}) and c.due_on is not null and ${onlyVisibleTo(scope)}
      union all
      select c.id, c.case_number, c.objection_ends_on, true from cases c
      where c.state = 'assessed' and c.objection_ends_on is not null and ${onlyVisibleTo(scope)}) deadlines
    where "on" <= ${to} and ${from === null ? sql`true` : sql`"on" >= ${from}`}
    order by "on", case_number limit ${limit}`.execute(db)
  return rows
}

/** Titles of required documents that the client has not sent, or has to send again, by case. */
export async function listMissingDocuments(db: Db, caseIds: string[]): Promise<ReadonlyMap<string, string[]>> {
  if (caseIds.length === 0) return new Map()
  const { rows } = await sql<{ caseId: string; titles: string[] }>`
    select i.case_id as "caseId", array_agg(i.title order by i.position, i.id) as titles from case_checklist_items i
    where i.case_id in (${sql.join(caseIds)}) and i.is_required and not i.is_not_needed
      and not exists (select from documents d where d.case_id = i.case_id and d.checklist_item_id = i.id
        and d.state in ('received', 'accepted'))
    group by i.case_id`.execute(db)
  return new Map(rows.map(({ caseId, titles }) => [caseId, titles]))
}

/** The case list of the admin panel, limited to one client. */
export function casesOfClient(clientId: string): typeof caseSource {
  const always = ({ scope }: ListAt) => sql<SqlBool>`(${onlyVisibleTo(scope)} and c.client_id = ${clientId})`
  return { ...caseSource, always }
}

export const apiDraftWriter = 'api-'

/** Message drafts that were written through the API and have not been edited or sent since. */
export function listApiDrafts(db: Db, personId: string) {
  return db
    .selectFrom('drafts')
    .select(['form', 'savedAt', sql<string>`payload ->> 'body'`.as('body')])
    .where('personId', '=', personId)
    .where('writer', 'like', `${apiDraftWriter}%`)
    .where('form', 'like', '/admin/messages/%')
    .where(sql<boolean>`coalesce(payload ->> 'body', '') <> ''`)
    .orderBy('savedAt', 'desc')
    .limit(200)
    .execute()
}
