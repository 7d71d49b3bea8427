import type { Db, Tx } from '#platform/db/database.server.ts'
import { personColumns } from './people-db.server.ts'
import { type Person, personSchema } from './person.ts'
import { tokenHash } from './session-tokens.server.ts'

export type FoundSession = {
  sessionId: string
  startedAt: Date
  lastUsedAt: Date
  isBypass: boolean
  confirmedAt: Date | null
  person: Person
  /** Settings that matter for staff: null where nothing was set. */
  secondFactorSetting: unknown
  idleMinutesSetting: unknown
}

/** The session of a token with its person and the settings that bear on it, in one query. */
export async function findSession(db: Db, token: string): Promise<FoundSession | null> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('people', 'people.id', 'sessions.userId')
    .select(personColumns)
    .select((is) => [
      'sessions.id as sessionId',
      'sessions.createdAt as startedAt',
      'sessions.updatedAt as lastUsedAt',
      'sessions.isBypass as isBypass',
      'sessions.confirmedAt as confirmedAt',
      is.selectFrom('settings').select('value').where('key', '=', 'staff_second_factor').as('secondFactorSetting'),
      is.selectFrom('settings').select('value').where('key', '=', 'staff_idle_minutes').as('idleMinutesSetting'),
    ])
    .where('sessions.tokenHash', '=', tokenHash(token))
    .executeTakeFirst()
  if (!row) return null
  const { sessionId, startedAt, lastUsedAt, isBypass, confirmedAt, secondFactorSetting, idleMinutesSetting } = row
  return {
    sessionId,
    startedAt,
    lastUsedAt,
    isBypass,
    confirmedAt,
    secondFactorSetting,
    idleMinutesSetting,
    person: personSchema.parse(row),
  }
}

export async function touchSession(db: Db, id: string, at: Date): Promise<void> {
  await db.updateTable('sessions').set({ updatedAt: at }).where('id', '=', id).execute()
}

/** Writes down that whoever uses this session proved who they are. */
export async function noteConfirmed(db: Db, id: string, at: Date): Promise<void> {
  await db.updateTable('sessions').set({ confirmedAt: at }).where('id', '=', id).execute()
}

/** Ends sessions of a person: one, or all but `exceptId`. Resolves with how many ended. */
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

/** The setting that demands a second factor of staff; undefined where nothing was set. */
export async function findSecondFactorSetting(db: Db): Promise<unknown> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', 'staff_second_factor')
    .executeTakeFirst()
  return row?.value
}
