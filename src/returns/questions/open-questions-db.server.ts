import { sql } from 'kysely'
import type { CaseRow } from '#cases/process/case-db.server.ts'
import { documentsPresent } from '#cases/reminders/reminder-db.server.ts'
import type { Db, Tx } from '#platform/db/database.server.ts'

export type RequestedReader = Pick<
  CaseRow,
  'id' | 'caseType' | 'taxYear' | 'state' | 'caseNumber' | 'title' | 'dueOn'
> & {
  clientId: string
  since: Date
}

/**
 * Lists the cases with open questions for each person to remind, except those with paused reminders. For a partner,
 * `since` is never before they accepted the invitation.
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
