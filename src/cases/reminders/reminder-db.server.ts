import { sql } from 'kysely'
import { z } from 'zod'
import { documentsDate } from '#cases/planning/due-date.ts'
import { caseStates, states } from '#cases/process/case-states.ts'
import { comparedPackages, daysToDecide } from '#cases/process/turn.ts'
import { openSigners } from '#cases/sharing/signers-db.server.ts'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { type MatterCode, matterCodes, type SentReminder } from './reminder-rhythm.ts'

export type OpenMatter = {
  clientId: string
  code: MatterCode
  caseId: string | null
  caseNumber: string | null
  title: string | null
  count: number
  since: Date
  /** Of an approval: the others who have to sign, by name, and those who have signed. */
  signers?: { missing: string[]; approved: string[] } | null
}

/** Finds what to remind people of. Must omit cases with paused reminders, inactive cases and inactive accounts. */
export type MatterSource = (db: Db | Tx, clientId?: string) => Promise<OpenMatter[]>

const aboutDocuments = [
  'document-received',
  'document-sent-back',
  'document-held-back',
  'needed-after-all',
  'not-needed',
] as const

export const documentsPresent = sql`case when c.case_type = 'tax_return'
  then ((c.tax_year + 1) || ${sql.lit(`-${documentsDate}`)})::timestamp at time zone 'Europe/Zurich' end`

const restingStates = caseStates.filter((state) => states[state].rests)

/** Open matters of clients and partners. For a partner, `since` is never before they accepted the invitation. */
export async function listOpenMatters(db: Db | Tx, today: string, clientId?: string): Promise<OpenMatter[]> {
  const ofClient = (column: string) => (clientId === undefined ? sql`true` : sql`${sql.ref(column)} = ${clientId}`)
  const { rows } = await sql<OpenMatter>`
    with shared as (select pa.person_id, s.id as case_id, pa.accepted_at as since
      from partners pa cross join lateral shared_cases(pa.person_id) s(id)
      where pa.ended_at is null and pa.person_id is not null and ${ofClient('pa.person_id')})
    select s.id as "clientId", 'approval' as "code", c.id as "caseId", c.case_number as "caseNumber", c.title,
      1 as "count", c.state_since as "since", json_build_object(
        'missing', (select coalesce(json_agg(o.name order by o.name), '[]')
          from json_to_recordset(${openSigners}) as o(id text, name text) where o.id <> s.id and o.name is not null),
        'approved', (select coalesce(json_agg(a.name order by a.name), '[]') from people a
          where a.id in (select person_id from case_approvals where case_id = c.id and voided_at is null))) as "signers"
    from cases c cross join lateral json_to_recordset(${openSigners}) as s(id text) join people p on p.id = s.id
    where c.state = 'client_approval' and c.client_approved_at is null and c.reminders_paused_at is null
      and p.status = 'active' and ${ofClient('s.id')}
    union all
    select c.client_id, 'assessment', c.id, c.case_number, c.title, 1, c.state_since, null
    from cases c join people p on p.id = c.client_id
    where c.state = 'assessed' and c.objection_requested_at is null and c.objection_ends_on >= ${today}
      and (coalesce(package_of(c.id), '') not in (${sql.join(comparedPackages)})
        or c.objection_ends_on - ${daysToDecide}::int <= ${today}
        or exists (select from assessment_advice a where a.case_id = c.id and a.created_at >= c.state_since))
      and c.reminders_paused_at is null and p.status = 'active' and ${ofClient('c.client_id')}
    union all
    select reader.id, 'documents', c.id, c.case_number, c.title, missing.count,
      greatest(c.state_since, reader.since, ${documentsPresent}, (select max(e.at) from case_events e
        where e.case_id = c.id and e.payload ->> 'code' in (${sql.join([...aboutDocuments])}))), null
    from cases c
    join (select client_id as id, id as case_id, null::timestamptz as since from cases
      union all select person_id, case_id, since from shared) reader on reader.case_id = c.id
    join people p on p.id = reader.id
    cross join lateral (select count(*) from case_checklist_items i
      where i.case_id = c.id and i.is_required and not i.is_not_needed and not exists (select from documents d
        where d.case_id = c.id and d.checklist_item_id = i.id and d.state in ('received', 'accepted'))) missing
    where c.state = 'waiting_for_documents' and c.reminders_paused_at is null and missing.count > 0
      and p.status = 'active' and ${ofClient('reader.id')}
    union all
    select reader.id, 'messages', c.id, c.case_number, c.title, count(*), min(m.created_at), null
    from (select client_id as id, id as message_id from messages
      union all select s.person_id, m.id from shared s join messages m on m.case_id = s.case_id
        and m.created_at >= s.since) reader
    join messages m on m.id = reader.message_id join people p on p.id = reader.id left join cases c on c.id = m.case_id
    where m.sender_type = 'admin' and not m.is_internal and p.status = 'active'
      and not exists (select from thread_reads r where r.thread_id = m.thread_id and r.person_id = reader.id
        and r.last_read_at >= m.created_at)
      and ${ofClient('reader.id')}
      and c.reminders_paused_at is null and coalesce(c.state, 'intake') not in (${sql.join(restingStates)})
    group by reader.id, c.id
    order by "clientId", "code", "since"`.execute(db)
  return rows
}

export type ClientReminder = SentReminder & { clientId: string }

const storedMatters = z.array(z.object({ code: z.enum(matterCodes), caseId: z.string().nullable() }))

export async function listSentReminders(db: Db | Tx, now: Date, clientId?: string): Promise<ClientReminder[]> {
  const since = new Date(now.getTime() - 183 * 24 * 60 * 60 * 1000)
  const rows = await db
    .selectFrom('remindersSent')
    .select(['clientId', 'sentAt', 'matters'])
    .where('sentAt', '>', since)
    .$if(clientId !== undefined, (query) => query.where('clientId', '=', clientId ?? ''))
    .orderBy('sentAt', 'desc')
    .execute()
  return rows.map(({ clientId, sentAt, matters }) => ({ clientId, at: sentAt, matters: storedMatters.parse(matters) }))
}

type NewReminder = { clientId: string; sentOn: string; sentAt: Date; sentBy: string | null; matters: OpenMatter[] }

/** Inserts a reminder and returns its id; null if the client already got one today, even from a concurrent worker. */
export async function insertReminder(tx: Tx, { matters, ...reminder }: NewReminder): Promise<string | null> {
  const named = JSON.stringify(matters.map(({ code, caseId }) => ({ code, caseId })))
  const row = await tx
    .insertInto('remindersSent')
    .values({ ...reminder, matters: named })
    .onConflict((conflict) => conflict.columns(['clientId', 'sentOn']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

export async function savePause(tx: Tx, caseId: string, pausedAt: Date | null): Promise<void> {
  await tx.updateTable('cases').set({ remindersPausedAt: pausedAt }).where('id', '=', caseId).execute()
}
