import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { currentLocale } from '#platform/locale.ts'
import { listMessagesOfLeads } from '#site/correspondence/email-message-db.server.ts'
import { type Enquiry, enquiryFields, isWaiting, type Lead, type LeadState, leadStates } from './lead.ts'

type NewLead = Enquiry & { submissionKey: string; consentVersion: string; state: LeadState; at: Date }

/** Locks the submission key, so that the same form sent twice at once is handled one after the other. */
export async function waitForSubmission(tx: Tx, submissionKey: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`lead:${submissionKey}`}))`.execute(tx)
}

export async function findSameLead(db: Db | Tx, submissionKey: string, since: Date): Promise<number | null> {
  const row = await db
    .selectFrom('leads')
    .select('number')
    .where('submissionKey', '=', submissionKey)
    .where('createdAt', '>', since)
    .executeTakeFirst()
  return row?.number ?? null
}

export async function insertLead(tx: Tx, { at, ...lead }: NewLead): Promise<{ id: string; number: number }> {
  return tx
    .insertInto('leads')
    .values({
      ...lead,
      locale: currentLocale(),
      createdAt: at,
      updatedAt: at,
      waitingSince: isWaiting(lead.state) ? at : null,
      clientId: lead.state === 'spam' ? null : clientWithAddress(lead.email),
    })
    .returning(['id', 'number'])
    .executeTakeFirstOrThrow()
}

/** The client with this address as a subquery; an address has at most one account. */
function clientWithAddress(email: string) {
  return sql<string | null>`(select id from people
    where email = ${email.trim().toLowerCase()} and role = 'client' and merged_into is null)`
}

export async function listLeadsByNumber(db: Db, numbers: number[]): Promise<Lead[]> {
  return (await leadsWithAssignee(db).where('leads.number', 'in', numbers).execute()).map(toLead)
}

export async function listWaitingLeads(db: Db, limit: number): Promise<{ leads: Lead[]; count: number }> {
  const waiting = leadsWithAssignee(db).where('leads.waitingSince', 'is not', null)
  const rows = await waiting.orderBy('leads.waitingSince').orderBy('leads.number').limit(limit).execute()
  const { count } = await db
    .selectFrom('leads')
    .select((is) => is.fn.countAll<number>().as('count'))
    .where('waitingSince', 'is not', null)
    .executeTakeFirstOrThrow()
  return { leads: rows.map(toLead), count }
}

/** Enquiries of a client with their emails, newest first. An earlier enquiry counts if it came from the same address. */
export async function listEnquiriesOf(db: Db | Tx, clientId: string) {
  const leads = await leadsWithAssignee(db)
    .where(
      sql<boolean>`(leads.client_id = ${clientId} or leads.client_id is null and leads.state <> 'spam'
        and lower(leads.email) = (select email from people where id = ${clientId} and role = 'client'))`,
    )
    .orderBy('leads.createdAt', 'desc')
    .orderBy('leads.number', 'desc')
    .limit(100)
    .execute()
  const ids = leads.map(({ id }) => id)
  const messages = ids.length === 0 ? [] : await listMessagesOfLeads(db, ids)
  return leads.map((lead) => ({ ...toLead(lead), messages: messages.filter(({ leadId }) => leadId === lead.id) }))
}

export type EnquiryOfClient = Awaited<ReturnType<typeof listEnquiriesOf>>[number]

export async function findLead(db: Db, number: number): Promise<Lead | null> {
  const row = await leadsWithAssignee(db).where('leads.number', '=', number).executeTakeFirst()
  return row ? toLead(row) : null
}

export async function lockLead(tx: Tx, number: number) {
  const row = await tx
    .selectFrom('leads')
    .select(['id', 'state', 'clientId', 'waitingSince', ...enquiryFields])
    .where('number', '=', number)
    .forUpdate()
    .executeTakeFirst()
  return row ? toLead(row) : null
}

export async function saveLeadState(
  tx: Tx,
  { id, waitingSince }: { id: string; waitingSince: Date | null },
  change: { state: LeadState; assignedTo?: string | null },
  at: Date,
): Promise<void> {
  await tx
    .updateTable('leads')
    .set({ ...change, updatedAt: at, waitingSince: isWaiting(change.state) ? (waitingSince ?? at) : null })
    .where('id', '=', id)
    .execute()
}

export async function saveClientOfLead(tx: Tx, id: string, clientId: string | null, at: Date): Promise<void> {
  await tx.updateTable('leads').set({ clientId, updatedAt: at }).where('id', '=', id).execute()
}

/** The client who sent an enquiry: the linked one, else the one with its address; null if there is neither. */
export async function findClientOfLead(db: Db | Tx, { clientId, email }: { clientId: string | null; email: string }) {
  const row = await db
    .selectFrom('people')
    .select(['id', 'name', 'email', 'phone', 'status'])
    .where((is) => (clientId === null ? is('email', '=', email.trim().toLowerCase()) : is('id', '=', clientId)))
    .where('role', '=', 'client')
    .where('mergedInto', 'is', null)
    .executeTakeFirst()
  return row ?? null
}

export function deleteLeadsBefore(tx: Tx, before: Date): Promise<{ id: string; number: number }[]> {
  return tx.deleteFrom('leads').where('createdAt', '<', before).returning(['id', 'number']).execute()
}

export function deleteLeadsOf(
  tx: Tx,
  client: { id: string; email: string },
): Promise<{ id: string; number: number }[]> {
  return tx
    .deleteFrom('leads')
    .where((is) => is.or([is('clientId', '=', client.id), is(is.fn('lower', ['email']), '=', client.email)]))
    .returning(['id', 'number'])
    .execute()
}

function leadsWithAssignee(db: Db | Tx) {
  return db
    .selectFrom('leads')
    .leftJoin('people', 'people.id', 'leads.assignedTo')
    .select([
      'leads.id',
      'leads.number',
      ...enquiryFields.map((name) => `leads.${name}` as const),
      'leads.state',
      'leads.clientId',
      'leads.assignedTo',
      'people.name as assigneeName',
      'leads.createdAt',
      'leads.waitingSince',
    ])
}

function toLead<Row extends { state: string }>(row: Row): Row & { state: LeadState } {
  return { ...row, state: stateOf(row.state) }
}

function stateOf(text: string): LeadState {
  const state = leadStates.find((name) => name === text)
  if (!state) throw new Error(`an enquiry has the unknown state ${text}`)
  return state
}
