import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { isUuid } from '#platform/text/uuid.ts'
import { type EmailPreference, type EmailTopic, isEmailPreference, isEmailTopic } from './email-topics.ts'

export async function findChoice(db: Db | Tx, address: string, topic: EmailTopic): Promise<EmailPreference> {
  const { rows } = await sql<{
    choice: string | null
  }>`select email_preference(${address}, ${topic}) as choice`.execute(db)
  const choice = rows[0]?.choice
  return isEmailPreference(choice) ? choice : 'now'
}

export async function listChoices(
  db: Db | Tx,
  personId: string,
): Promise<Partial<Record<EmailTopic, EmailPreference>>> {
  const rows = await db
    .selectFrom('emailPreferences')
    .select(['topic', 'choice'])
    .where('personId', '=', personId)
    .execute()
  const chosen: Partial<Record<EmailTopic, EmailPreference>> = {}
  for (const { topic, choice } of rows) if (isEmailTopic(topic) && isEmailPreference(choice)) chosen[topic] = choice
  return chosen
}

export async function saveChoice(tx: Tx, personId: string, topic: EmailTopic, choice: EmailPreference): Promise<void> {
  if (choice === 'now') {
    await tx.deleteFrom('emailPreferences').where('personId', '=', personId).where('topic', '=', topic).execute()
    return
  }
  await tx
    .insertInto('emailPreferences')
    .values({ personId, topic, choice })
    .onConflict((conflict) => conflict.columns(['personId', 'topic']).doUpdateSet({ choice }))
    .execute()
}

/** Topic and recipient of a sent email; null if the address no longer belongs to the recipient. */
export async function findReader(db: Db | Tx, emailId: string) {
  if (!isUuid(emailId)) return null
  const row = await db
    .selectFrom('emails as l')
    .innerJoin('people as p', 'p.email', 'l.toAddress')
    .select(['p.id as personId', 'l.topic'])
    .where('l.id', '=', emailId)
    .executeTakeFirst()
  return row && isEmailTopic(row.topic) ? { personId: row.personId, topic: row.topic } : null
}

export async function listSuppressedAddresses(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('emails').select('toAddress').distinct().where('state', '=', 'held').execute()
  return rows.map(({ toAddress }) => toAddress)
}

/** Locks the deferred emails of an address, marks them as `bundled` and returns them, oldest first. */
export async function takeHeld(tx: Tx, address: string): Promise<{ subject: string; topic: string | null }[]> {
  const held = await tx
    .selectFrom('emails')
    .select(['id', 'subject', 'topic'])
    .where('toAddress', '=', address)
    .where('state', '=', 'held')
    .orderBy('createdAt')
    .forUpdate()
    .execute()
  if (held.length === 0) return []
  const ids = held.map(({ id }) => id)
  await tx.updateTable('emails').set({ state: 'bundled' }).where('id', 'in', ids).execute()
  return held
}
