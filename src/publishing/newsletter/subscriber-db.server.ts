import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { currentLocale } from '#platform/locale.ts'
import {
  type Frequency,
  frequencyOf,
  knownTopics,
  type SubscriberState,
  subscriberStates,
  type Topic,
} from './subscription.ts'

export type Subscriber = {
  id: string
  email: string
  name: string | null
  topics: Topic[]
  requestedTopics: Topic[]
  state: SubscriberState
  locale: string
  frequency: Frequency
}

const columns = ['id', 'email', 'name', 'topics', 'requestedTopics', 'state', 'locale', 'frequency'] as const

type Stored = Omit<Subscriber, 'topics' | 'requestedTopics' | 'state' | 'frequency'> & {
  topics: string[]
  requestedTopics: string[]
  state: string
  frequency: string
}

function toSubscriber(row: Stored): Subscriber {
  const state = subscriberStates.find((name) => name === row.state)
  if (!state) throw new Error(`a subscriber has the unknown state ${row.state}`)
  const [topics, requestedTopics] = [knownTopics(row.topics), knownTopics(row.requestedTopics)]
  return { ...row, topics, requestedTopics, state, frequency: frequencyOf(row.frequency) }
}

/** Locks the address, even if it has no row yet, so that concurrent requests wait. */
export async function lockSubscriberByEmail(tx: Tx, email: string): Promise<Subscriber | null> {
  await sql`select pg_advisory_xact_lock(hashtext(${`subscriber:${email}`}))`.execute(tx)
  const row = await tx
    .selectFrom('subscribers')
    .select(columns)
    .where('email', '=', email)
    .forUpdate()
    .executeTakeFirst()
  return row ? toSubscriber(row) : null
}

type Row = {
  id: string
  email: string
  name: string | null
  topics: Topic[]
  requestedTopics: Topic[]
  state: SubscriberState
  confirmTokenHash: string | null
  confirmUntil: Date | null
  leaveTokenHash: string
  consentVersion: string
  consentIp: string | null
  requestedAt: Date
}

export async function saveRequest(tx: Tx, row: Row): Promise<void> {
  const { id: _id, email: _email, ...change } = row
  await tx
    .insertInto('subscribers')
    .values({ ...row, locale: currentLocale() })
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ ...change, locale: currentLocale() }))
    .execute()
}

export async function findByConfirmToken(db: Db | Tx, hash: string, at: Date): Promise<Subscriber | null> {
  const row = await db
    .selectFrom('subscribers')
    .select(columns)
    .where('confirmTokenHash', '=', hash)
    .where('confirmUntil', '>', at)
    .executeTakeFirst()
  return row ? toSubscriber(row) : null
}

export async function findByLeaveToken(db: Db | Tx, hash: string): Promise<Subscriber | null> {
  const row = await db
    .selectFrom('subscribers')
    .select(columns)
    .where((eb) => eb.or([eb('leaveTokenHash', '=', hash), eb('formerLeaveTokenHash', '=', hash)]))
    .executeTakeFirst()
  return row ? toSubscriber(row) : null
}

export function listLeaveTokens(db: Db): Promise<{ id: string; email: string; hash: string }[]> {
  return db.selectFrom('subscribers').select(['id', 'email', 'leaveTokenHash as hash']).orderBy('id').execute()
}

/** The former token stays valid, because it is in emails that were sent. */
export async function saveLeaveToken(db: Db, id: string, { former, hash }: { former: string; hash: string }) {
  await db
    .updateTable('subscribers')
    .set({ leaveTokenHash: hash, formerLeaveTokenHash: former })
    .where('id', '=', id)
    .where('leaveTokenHash', '=', former)
    .execute()
}

/** The confirmation link stays valid until it expires, so that a second click does not fail. */
export async function saveConfirmed(tx: Tx, id: string, topics: Topic[], at: Date): Promise<void> {
  await tx
    .updateTable('subscribers')
    .set({ state: 'confirmed', topics, requestedTopics: [], confirmedAt: at, leftAt: null })
    .where('id', '=', id)
    .execute()
}

/** Deletes the confirmation token, so that a link in an older email cannot subscribe the address again. */
export async function saveLeft(tx: Tx, id: string, at: Date): Promise<void> {
  await tx
    .updateTable('subscribers')
    .set({ state: 'unsubscribed', requestedTopics: [], confirmTokenHash: null, confirmUntil: null, leftAt: at })
    .where('id', '=', id)
    .where('state', 'in', ['pending', 'confirmed', 'unsubscribed'])
    .execute()
}

export async function savePreferences(
  tx: Tx,
  id: string,
  preferences: { topics: Topic[]; locale: string; frequency: Frequency },
): Promise<void> {
  await tx.updateTable('subscribers').set(preferences).where('id', '=', id).where('state', '=', 'confirmed').execute()
}

type Stop = { state: 'bounced' | 'complained' | 'suppressed'; reason: string; at: Date }

/** Ends a subscription. A bounce never overwrites a complaint or a block by staff, which are more important. */
export async function saveStopped(tx: Tx, id: string, { state, reason, at }: Stop): Promise<boolean> {
  const weaker = { bounced: ['pending', 'confirmed', 'unsubscribed'], complained: ['bounced'], suppressed: ['bounced'] }
  const from = state === 'bounced' ? weaker.bounced : [...weaker.bounced, ...weaker[state]]
  const row = await tx
    .updateTable('subscribers')
    .set({
      state,
      stopReason: reason.slice(0, 500),
      stoppedAt: at,
      confirmTokenHash: null,
      confirmUntil: null,
      requestedTopics: [],
    })
    .where('id', '=', id)
    .where('state', 'in', from)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function saveReleased(tx: Tx, id: string): Promise<boolean> {
  const row = await tx
    .updateTable('subscribers')
    .set({ state: 'unsubscribed', stopReason: null, stoppedAt: null })
    .where('id', '=', id)
    .where('state', 'in', ['bounced', 'complained', 'suppressed'])
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function listSubscribersById(db: Db, ids: string[]) {
  const rows = await db
    .selectFrom('subscribers')
    .select([...columns, 'requestedAt', 'stopReason'])
    .where('id', 'in', ids)
    .execute()
  return rows.map((row) => ({ ...row, ...toSubscriber(row) }))
}

export async function findForStaff(db: Db, id: string) {
  const row = await db
    .selectFrom('subscribers')
    .select([...columns, 'requestedAt', 'confirmedAt', 'leftAt', 'stoppedAt', 'stopReason', 'consentVersion'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row ? { ...row, ...toSubscriber(row) } : null
}

/** Deletes a subscriber, except if the address is blocked: its row must remain, so that it never gets emails again. */
export async function deleteSubscriber(tx: Tx, email: string): Promise<void> {
  const row = tx.deleteFrom('subscribers').where('email', '=', email)
  await row.where('state', 'in', ['pending', 'confirmed', 'unsubscribed']).execute()
}

export async function removeUnconfirmed(db: Db, at: Date): Promise<number> {
  const over = db.deleteFrom('subscribers').where('state', '=', 'pending').where('confirmUntil', '<', at)
  return Number((await over.executeTakeFirst()).numDeletedRows)
}
