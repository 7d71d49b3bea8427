import { sql } from 'kysely'
import { belongsTo } from '#accounts/access/visible-db.server.ts'
import { unreadOf } from '#cases/messages/read-db.server.ts'
import { openStates } from '#cases/process/case-states.ts'
import { termsYear } from '#cases/terms/terms.server.ts'
import type { Db, Tx } from '#platform/db/database.server.ts'

export type PortalCounts = {
  cases: number
  documents: number
  messages: number
  appointments: number
  /** False until the client has accepted this year's terms. */
  hasAcceptedTerms: boolean
}

/** Counts shown in the portal's menu. Call it within `asClient`. */
export async function countForClient(db: Db | Tx, clientId: string, now: Date): Promise<PortalCounts> {
  const { rows } = await sql<PortalCounts>`select
    (select count(*) from cases where ${belongsTo(clientId, 'clientId', 'id')} and state in (${sql.join(openStates)})) as cases,
    (select count(*) from documents where ${belongsTo(clientId, 'clientId', 'caseId')} and state <> 'superseded') as documents,
    (${unreadOf(db, clientId)}) as messages,
    (select count(*) from appointments where client_id = ${clientId} and status in ('scheduled', 'confirmed')
      and starts_at + make_interval(mins => duration_minutes) >= ${now}) as appointments,
    exists (select from terms_acceptances where person_id = ${clientId} and year = ${termsYear(now)})
      as "hasAcceptedTerms"`.execute(db)
  return rows[0] ?? { cases: 0, documents: 0, messages: 0, appointments: 0, hasAcceptedTerms: true }
}
