import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.server.ts'

export async function findClientOfSummary(tx: Tx, clientId: string) {
  const row = await tx
    .selectFrom('people')
    .select(['name', 'email', 'phone', 'company', 'canton'])
    .where('id', '=', clientId)
    .executeTakeFirst()
  return row ?? null
}

export async function countMessages(tx: Tx, caseId: string) {
  return tx
    .selectFrom('messages')
    .select((is) => [
      is.fn.countAll<number>().as('count'),
      sql<number>`count(*) filter (where sender_type = 'client')`.as('byClient'),
      is.fn.max('createdAt').as('lastAt'),
    ])
    .where('caseId', '=', caseId)
    .where('isInternal', '=', false)
    .executeTakeFirstOrThrow()
}

export async function listAppointments(tx: Tx, caseId: string) {
  return tx
    .selectFrom('appointments')
    .select(['title', 'startsAt', 'durationMinutes', 'status'])
    .where('caseId', '=', caseId)
    .orderBy('startsAt')
    .limit(200)
    .execute()
}

export async function listMinuteSums(tx: Tx, caseId: string) {
  return tx
    .selectFrom('consultationCredits')
    .select(['entry', sql<number>`sum(minutes)::int`.as('minutes')])
    .where('caseId', '=', caseId)
    .groupBy('entry')
    .orderBy('entry')
    .execute()
}

export async function findOrderOfSummary(tx: Tx, orderId: string) {
  const order = await tx
    .selectFrom('orders')
    .select(['number', 'state', 'totalCents', 'currencyCode', 'createdAt', 'paidAt', 'refundedAt'])
    .where('id', '=', orderId)
    .executeTakeFirst()
  if (!order) return null
  const lines = await tx
    .selectFrom('orderLines')
    .select(['productTitle', 'variantTitle', 'quantity', 'unitPriceCents'])
    .where('orderId', '=', orderId)
    .orderBy('position')
    .execute()
  return { ...order, lines }
}
