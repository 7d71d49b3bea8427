import { randomUUID } from 'node:crypto'
import { personColumns } from '#accounts/people/people-db.server.ts'
import { type Person, personSchema } from '#accounts/people/person.ts'
import { staffIdleMinutes, staffSecondFactor } from '#accounts/team/staff-settings.ts'
import { tokenHash } from '#accounts/tokens.server.ts'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { storedValue } from '#platform/settings/settings-db.server.ts'
import type { RequestMetadata } from './actor.ts'

export type FoundSession = {
  sessionId: string
  startedAt: Date
  lastUsedAt: Date
  isBypass: boolean
  confirmedAt: Date | null
  person: Person
  secondFactorStored: unknown
  idleMinutesStored: unknown
}

export async function findSession(db: Db, token: string): Promise<FoundSession | null> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('people', 'people.id', 'sessions.userId')
    .select(personColumns)
    .select([
      'sessions.id as sessionId',
      'sessions.createdAt as startedAt',
      'sessions.updatedAt as lastUsedAt',
      'sessions.isBypass as isBypass',
      'sessions.confirmedAt as confirmedAt',
      storedValue(staffSecondFactor).as('secondFactorStored'),
      storedValue(staffIdleMinutes).as('idleMinutesStored'),
    ])
    .where('sessions.tokenHash', '=', tokenHash(token))
    .executeTakeFirst()
  if (!row) return null
  const { sessionId, startedAt, lastUsedAt, isBypass, confirmedAt, secondFactorStored, idleMinutesStored } = row
  return {
    sessionId,
    startedAt,
    lastUsedAt,
    isBypass,
    confirmedAt,
    secondFactorStored,
    idleMinutesStored,
    person: personSchema.parse(row),
  }
}

export type NewSession = {
  personId: string
  isBypass: boolean
  startedAt: Date
  expiresAt: Date
  metadata: RequestMetadata
}

/** Saves a session; only a hash of its token is stored. */
export async function insertSession(
  tx: Tx,
  token: string,
  { personId, isBypass, startedAt, expiresAt, metadata }: NewSession,
): Promise<void> {
  await tx
    .insertInto('sessions')
    .values({
      id: randomUUID(),
      userId: personId,
      tokenHash: tokenHash(token),
      isBypass,
      ipAddress: metadata.ip,
      userAgent: metadata.userAgent?.slice(0, 300) ?? null,
      createdAt: startedAt,
      updatedAt: startedAt,
      expiresAt,
    })
    .execute()
}

export async function touchSession(db: Db, id: string, at: Date): Promise<void> {
  await db.updateTable('sessions').set({ updatedAt: at }).where('id', '=', id).execute()
}

export async function noteConfirmed(db: Db, id: string, at: Date): Promise<void> {
  await db.updateTable('sessions').set({ confirmedAt: at }).where('id', '=', id).execute()
}

export async function removeSessions(
  db: Db | Tx,
  personId: string,
  which: { id?: string; exceptId?: string } = {},
): Promise<number> {
  let query = db.deleteFrom('sessions').where('userId', '=', personId)
  if (which.id !== undefined) query = query.where('id', '=', which.id)
  if (which.exceptId !== undefined) query = query.where('id', '!=', which.exceptId)
  const { numDeletedRows } = await query.executeTakeFirst()
  return Number(numDeletedRows)
}

export function listSessionsOf(db: Db, personId: string) {
  return db
    .selectFrom('sessions')
    .select(['id', 'createdAt as startedAt', 'updatedAt as lastUsedAt', 'ipAddress', 'userAgent', 'isBypass'])
    .where('userId', '=', personId)
    .orderBy('updatedAt', 'desc')
    .execute()
}
