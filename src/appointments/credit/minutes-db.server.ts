import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { type Balance, balanceOf, type CreditEntry } from './minutes.ts'

export async function listMinutes(db: Db | Tx, caseId: string) {
  return db
    .selectFrom('consultationCredits')
    .select(['id', sql<CreditEntry>`entry`.as('entry'), 'minutes', 'note', 'at', 'appointmentId'])
    .where('caseId', '=', caseId)
    .orderBy('id')
    .limit(500)
    .execute()
}

/** Consultation credit by case id. Ignores the appointment `without`, because the caller is about to change it. */
export async function findBalances(db: Db | Tx, caseIds: string[], without?: string): Promise<Map<string, Balance>> {
  if (caseIds.length === 0) return new Map()
  const entries = await db
    .selectFrom('consultationCredits')
    .select(['caseId', sql<CreditEntry>`entry`.as('entry'), sql<number>`sum(minutes)::int`.as('minutes')])
    .where('caseId', 'in', caseIds)
    .groupBy(['caseId', 'entry'])
    .execute()
  const planned = await db
    .selectFrom('appointments')
    .select(['caseId', sql<number>`sum(duration_minutes)::int`.as('minutes')])
    .where('caseId', 'in', caseIds)
    .where('status', 'in', ['scheduled', 'confirmed'])
    .where('kind', 'in', ['included', 'paid'])
    .$if(without !== undefined, (query) => query.where('id', '<>', without ?? ''))
    .groupBy('caseId')
    .execute()
  const plannedOf = new Map(planned.map(({ caseId, minutes }) => [caseId, minutes]))
  return new Map(
    [...Map.groupBy(entries, ({ caseId }) => caseId)].map(([caseId, own]) => [
      caseId,
      balanceOf(own, plannedOf.get(caseId) ?? 0),
    ]),
  )
}

type NewEntry = {
  caseId: string
  entry: CreditEntry
  minutes: number
  appointmentId?: string | null
  note?: string
  actorId: string | null
  at: Date
}

/** Adds a credit entry. False if the case already has an opening entry, or the appointment a `used` entry. */
export async function enterMinutes(tx: Tx, entry: NewEntry): Promise<boolean> {
  const row = await tx
    .insertInto('consultationCredits')
    .values(entry)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

type Refunded = Required<Pick<NewEntry, 'caseId' | 'minutes' | 'note' | 'actorId'>> & { seen: number }

/**
 * True if this form was already submitted: the same staff member has credited the same minutes with the same note after
 * the entry `seen`, the newest one when the form was loaded.
 */
export async function hasGiven(tx: Tx, { caseId, minutes, note, actorId, seen }: Refunded): Promise<boolean> {
  const row = await tx
    .selectFrom('consultationCredits')
    .select('id')
    .where('caseId', '=', caseId)
    .where('entry', '=', 'given-back')
    .where('minutes', '=', minutes)
    .where('note', '=', note)
    .where('actorId', '=', actorId)
    .where('id', '>', seen)
    .executeTakeFirst()
  return row !== undefined
}

/** Minutes included in a case's order; null if none. The lock on the order prevents a concurrent refund. */
export async function holdOrderedMinutes(tx: Tx, caseId: string) {
  const row = await tx
    .selectFrom('cases as c')
    .innerJoin('orderLines as l', 'l.id', 'c.orderLineId')
    .innerJoin('orders as o', 'o.id', 'l.orderId')
    .innerJoin('productVariants as v', 'v.id', 'l.variantId')
    .select(['v.appointmentMinutes as minutes', 'l.typeValue as type'])
    .where('c.id', '=', caseId)
    .where('v.appointmentMinutes', '>', 0)
    .where('o.state', '<>', 'refunded')
    .forUpdate('o')
    .executeTakeFirst()
  return row ?? null
}

/** Cases opened by an order, with the minutes credited for it. */
export function listOrderedMinutes(db: Db | Tx, orderId: string) {
  return db
    .selectFrom('consultationCredits as m')
    .innerJoin('cases as c', 'c.id', 'm.caseId')
    .select(['m.caseId', 'm.minutes'])
    .where('c.orderId', '=', orderId)
    .where('m.entry', 'in', ['included', 'bought'])
    .execute()
}

export async function lockMinutes(tx: Tx, caseId: string): Promise<void> {
  await tx.selectFrom('cases').select('id').where('id', '=', caseId).forUpdate().execute()
}
