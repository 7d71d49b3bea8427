import { type RawBuilder, sql } from 'kysely'
import type { AccessScope } from '#accounts/access/access-scope.ts'
import { onlyVisibleTo } from '#accounts/access/visible-db.server.ts'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { isUuid } from '#platform/text/uuid.ts'
import { maxRecipients, type Recipient, type RecipientState, recipientStates } from './mass-message.ts'

/** One row per client of the cases (`c`) that match: of several cases the one due first. One more than allowed. */
export async function listRecipients(db: Db | Tx, condition: RawBuilder<unknown>): Promise<Recipient[]> {
  const { rows } = await sql<Recipient>`select * from (
    select distinct on (c.client_id) c.client_id as "clientId", client.name as "clientName",
      client.first_name as "firstName", c.id as "caseId", c.case_number as "caseNumber", c.title as "caseTitle",
      c.due_on as "dueOn", client.status = 'active' as "isActive",
      coalesce(preference.choice = 'off', false) as "hasOptedOut"
    from cases c join people client on client.id = c.client_id
    left join email_preferences preference on preference.person_id = client.id and preference.topic = 'messages'
    where ${condition} and c.state <> 'withdrawn'
    order by c.client_id, c.due_on nulls last, c.case_number) found
    order by "clientName" collate people_order, "clientId" limit ${maxRecipients + 1}`.execute(db)
  return rows
}

export function listRecipientsOf(db: Db | Tx, caseIds: readonly string[], scope: AccessScope): Promise<Recipient[]> {
  const ids = caseIds.filter(isUuid)
  return listRecipients(db, sql`${onlyVisibleTo(scope)} and c.id = any(${ids}::uuid[])`)
}

type NewMassMessage = {
  subject: string
  body: string
  isEssential: boolean
  submissionKey: string
  createdBy: string
  createdAt: Date
}

/** Inserts a message with its recipients. Returns the earlier message if the form was sent twice. */
export async function insertMassMessage(
  tx: Tx,
  message: NewMassMessage,
  recipients: readonly Pick<Recipient, 'clientId' | 'caseId'>[],
): Promise<{ id: string; isNew: boolean }> {
  const added = await tx
    .insertInto('massMessages')
    .values(message)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!added) {
    const { createdBy, submissionKey } = message
    const earlier = tx.selectFrom('massMessages').select('id').where('createdBy', '=', createdBy)
    return { ...(await earlier.where('submissionKey', '=', submissionKey).executeTakeFirstOrThrow()), isNew: false }
  }
  const rows = recipients.map(({ clientId, caseId }) => ({
    massMessageId: added.id,
    clientId,
    caseId,
    state: 'waiting',
  }))
  await tx.insertInto('massMessageRecipients').values(rows).execute()
  return { id: added.id, isNew: true }
}

export async function findMassMessage(db: Db | Tx, id: string) {
  if (!isUuid(id)) return null
  const row = await db
    .selectFrom('massMessages as m')
    .innerJoin('people as p', 'p.id', 'm.createdBy')
    .select(['m.id', 'm.subject', 'm.body', 'm.isEssential', 'm.createdBy', 'm.createdAt', 'p.name as by'])
    .where('m.id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

export async function listStates(db: Db | Tx, id: string) {
  const rows = await db
    .selectFrom('massMessageRecipients as r')
    .innerJoin('people as p', 'p.id', 'r.clientId')
    .innerJoin('cases as c', 'c.id', 'r.caseId')
    .select(['r.clientId', 'r.caseId', 'r.state', 'r.reason', 'p.name as clientName', 'c.caseNumber'])
    .where('r.massMessageId', '=', id)
    .orderBy('p.name')
    .execute()
  return rows.map(({ state, ...row }) => ({ ...row, state: stateOf(state) }))
}

/** Locks the next recipient that waits; other workers skip it. */
export async function lockNextRecipient(tx: Tx, id: string): Promise<{ clientId: string; caseId: string } | null> {
  const row = await tx
    .selectFrom('massMessageRecipients')
    .select(['clientId', 'caseId'])
    .where('massMessageId', '=', id)
    .where('state', '=', 'waiting')
    .orderBy('clientId')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  return row ?? null
}

export async function saveRecipient(
  tx: Tx,
  {
    id,
    clientId,
    state,
    reason,
    at,
  }: { id: string; clientId: string; state: RecipientState; reason?: string; at: Date },
): Promise<void> {
  await tx
    .updateTable('massMessageRecipients')
    .set({ state, reason: reason ?? null, settledAt: at })
    .where('massMessageId', '=', id)
    .where('clientId', '=', clientId)
    .execute()
}

export async function cancelWaiting(tx: Tx, id: string, at: Date): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('massMessageRecipients')
    .set({ state: 'cancelled', settledAt: at })
    .where('massMessageId', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

function stateOf(text: string): RecipientState {
  const state = recipientStates.find((known) => known === text)
  if (!state) throw new Error(`A recipient cannot be ${text}`)
  return state
}
