import { sql } from 'kysely'
import type { Interval } from '#appointments/kinds/terms.ts'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { isUuid } from '#platform/text/uuid.ts'

/** Locks all calendars until the transaction ends, so that the free times found in it stay free. */
export async function waitForCalendar(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('appointments'))`.execute(tx)
}

type NewHold = { staffId: string; startsAt: Date; taken: Interval; kind: string; expiresAt: Date; createdAt: Date }

export async function insertHold(tx: Tx, { taken, ...hold }: NewHold): Promise<string> {
  await deleteExpiredHolds(tx, hold.createdAt)
  const range = sql<string>`tstzrange(${new Date(taken.start)}, ${new Date(taken.end)})`
  const { id } = await tx
    .insertInto('appointmentHolds')
    .values({ ...hold, taken: range })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function findHold(db: Db | Tx, id: string, now: Date) {
  if (!isUuid(id)) return null
  const row = await db
    .selectFrom('appointmentHolds as h')
    .innerJoin('people as p', 'p.id', 'h.staffId')
    .select(['h.id', 'h.staffId', 'h.startsAt', 'h.kind', 'h.expiresAt', 'h.booking', 'p.name as staffName'])
    .where('h.id', '=', id)
    .where('h.expiresAt', '>', now)
    .executeTakeFirst()
  return row ?? null
}

export async function findHoldToConfirm(db: Db | Tx, tokenHash: string, now: Date) {
  const row = await db
    .selectFrom('appointmentHolds')
    .select(['id', 'staffId', 'startsAt', 'booking', 'expiresAt'])
    .where('confirmTokenHash', '=', tokenHash)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
  return row ?? null
}

type HoldDbInput = { booking: unknown; confirmTokenHash: string; expiresAt: Date }

export async function saveRequested(tx: Tx, id: string, { booking, ...requested }: HoldDbInput): Promise<void> {
  await tx
    .updateTable('appointmentHolds')
    .set({ ...requested, booking: JSON.stringify(booking) })
    .where('id', '=', id)
    .execute()
}

export async function deleteHold(tx: Tx, id: string): Promise<void> {
  if (isUuid(id)) await tx.deleteFrom('appointmentHolds').where('id', '=', id).execute()
}

export async function deleteExpiredHolds(db: Db | Tx, now: Date): Promise<void> {
  await db.deleteFrom('appointmentHolds').where('expiresAt', '<=', now).execute()
}
