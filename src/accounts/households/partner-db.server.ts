import { type Selectable, sql } from 'kysely'
import { tokenHash } from '#accounts/tokens.server.ts'
import type { Db, Tx } from '#platform/db/database.server.ts'
import type { Partners } from '#platform/db/schema.ts'
import { isUuid } from '#platform/text/uuid.ts'

export type Partnership = Selectable<Partners>

export type NewInvitation = Pick<Partnership, 'clientId' | 'email' | 'firstName' | 'lastName'> & {
  token: string
  invitedAt: Date
  expiresAt: Date
}

/** Adds an invitation in place of an expired one. False if another is open, even one added concurrently. */
export async function insertInvitation(tx: Tx, { token, ...invitation }: NewInvitation): Promise<boolean> {
  const { clientId, invitedAt } = invitation
  await tx
    .updateTable('partners')
    .set({ endedAt: invitedAt, endedBy: clientId, tokenHash: null })
    .where('clientId', '=', clientId)
    .where('acceptedAt', 'is', null)
    .where('endedAt', 'is', null)
    .where('expiresAt', '<=', invitedAt)
    .execute()
  const added = await tx
    .insertInto('partners')
    .values({ ...invitation, tokenHash: tokenHash(token) })
    .onConflict((conflict) => conflict.column('clientId').where('endedAt', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

/** Open invitation of a link, with the inviting client; null if used, withdrawn or expired. */
export async function findInvitation(db: Db | Tx, token: string, at: Date) {
  const row = await db
    .selectFrom('partners as p')
    .innerJoin('people as client', 'client.id', 'p.clientId')
    .selectAll('p')
    .select(['client.name as clientName', 'client.email as clientEmail'])
    .where('p.tokenHash', '=', tokenHash(token))
    .where('p.expiresAt', '>', at)
    .where('client.status', '=', 'active')
    .executeTakeFirst()
  return row ?? null
}

/** Accepts an invitation. Of two concurrent calls, one returns true. Throws if the person is in another household. */
export async function acceptInvitation(tx: Tx, id: string, personId: string, at: Date): Promise<boolean> {
  const taken = await tx
    .updateTable('partners')
    .set({ personId, acceptedAt: at, tokenHash: null })
    .where('id', '=', id)
    .where('acceptedAt', 'is', null)
    .where('endedAt', 'is', null)
    .executeTakeFirst()
  return taken.numUpdatedRows > 0n
}

export async function findPartnerOf(db: Db | Tx, clientId: string) {
  const row = await db
    .selectFrom('partners as p')
    .leftJoin('people as person', 'person.id', 'p.personId')
    .select(['p.id', 'p.firstName', 'p.lastName', 'p.invitedAt', 'p.expiresAt', 'p.acceptedAt'])
    // If the partner has an account, return its current email address instead of the address that was invited.
    .select([sql<string>`coalesce(person.email, p.email)`.as('email'), 'person.name as personName'])
    .where('p.clientId', '=', clientId)
    .where('p.endedAt', 'is', null)
    .executeTakeFirst()
  return row ?? null
}

export async function findHouseholdOf(db: Db | Tx, personId: string) {
  const row = await db
    .selectFrom('partners as p')
    .innerJoin('people as client', 'client.id', 'p.clientId')
    .select(['p.id', 'p.clientId', 'client.name as clientName', 'p.acceptedAt'])
    .where('p.personId', '=', personId)
    .where('p.endedAt', 'is', null)
    .executeTakeFirst()
  return row ?? null
}

export async function lockPartnership(tx: Tx, id: string): Promise<Partnership | null> {
  if (!isUuid(id)) return null
  const row = await tx
    .selectFrom('partners')
    .selectAll()
    .where('id', '=', id)
    .where('endedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

/** Ends a partnership and deletes the sharing choices of its cases, so that they never apply to a later partner. */
export async function saveEnd(tx: Tx, { id, clientId }: Partnership, by: string | null, at: Date): Promise<void> {
  await tx.updateTable('partners').set({ endedAt: at, endedBy: by, tokenHash: null }).where('id', '=', id).execute()
  await sql`delete from case_sharing s using cases c where c.id = s.case_id and c.client_id = ${clientId}`.execute(tx)
}
