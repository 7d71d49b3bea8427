import { sql } from 'kysely'
import type { Db } from '#platform/db/database.server.ts'

export async function findCompanySavedAt(db: Db): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`select max(updated_at) as at from settings
    where starts_with(key, 'company.')`.execute(db)
  return rows[0]?.at ?? null
}

/** The last test email to this address. */
export async function findTestEmail(db: Db, address: string) {
  return db
    .selectFrom('emails')
    .select(['state', 'createdAt', 'sentAt', 'lastError'])
    .where('eventKey', 'like', 'test-letter:%')
    .where('toAddress', '=', address)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The last test of a provider and its outcome. */
export async function findProviderTest(db: Db, id: string): Promise<{ at: Date; outcome: string } | null> {
  const { rows } = await sql<{ at: Date; outcome: string }>`select at, detail->>'outcome' as outcome
    from audit_events where action = 'provider.tested' and object_type = 'provider' and object_id = ${id}
    order by id desc limit 1`.execute(db)
  return rows[0] ?? null
}

export async function findLastPaymentEvent(db: Db, provider: string): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`select max(received_at) as at from payment_events
    where provider = ${provider}`.execute(db)
  return rows[0]?.at ?? null
}

export function listActiveStaff(db: Db) {
  return db
    .selectFrom('people')
    .select(['name', 'twoFactorEnabled'])
    .where('role', '!=', 'client')
    .where('status', '=', 'active')
    .orderBy('name')
    .execute()
}
