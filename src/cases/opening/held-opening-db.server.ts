import { sql } from 'kysely'
import type { AccessScope } from '#accounts/access/access-scope.ts'
import { onlyVisibleTo } from '#accounts/access/visible-db.server.ts'
import type { Db, Tx } from '#platform/db/database.server.ts'

export async function findQuoteOfOrder(tx: Tx, orderId: string) {
  const row = await tx
    .selectFrom('quotes')
    .select(['createdBy', 'secondCaseReason'])
    .where('orderId', '=', orderId)
    .executeTakeFirst()
  return row ?? null
}

/** Orders that wait for a decision, longest first: of one adviser with those without an adviser, or of everyone in scope. */
export async function listHeldOrders(
  db: Db,
  { scope, assignedTo, limit }: { scope: AccessScope; assignedTo: readonly string[] | undefined; limit: number },
) {
  const rows = await db
    .selectFrom('heldOpenings as h')
    .innerJoin('orders as o', 'o.id', 'h.orderId')
    .innerJoin('cases as c', 'c.id', 'h.caseId')
    .innerJoin('people as p', 'p.id', 'c.clientId')
    .leftJoin('people as adviser', 'adviser.id', 'c.assignedTo')
    .select(['h.orderId', 'o.number', 'h.heldAt', 'c.caseNumber', 'c.taxYear', 'p.name as clientName'])
    .select('adviser.name as adviserName')
    .distinctOn(['h.heldAt', 'h.orderId'])
    .where('h.decidedAt', 'is', null)
    .where('o.state', 'in', ['paid', 'awaiting_transfer'])
    .where('o.refundRequestedAt', 'is', null)
    .where(onlyVisibleTo(scope))
    .$if(assignedTo !== undefined, (query) =>
      query.where(sql<boolean>`(c.assigned_to is null or c.assigned_to = any(${assignedTo}))`),
    )
    .orderBy('h.heldAt')
    .orderBy('h.orderId')
    .limit(200)
    .execute()
  return { first: rows.slice(0, limit), count: rows.length }
}

type Unit = { orderLineId: string; unitNumber: number }

export async function insertHeldOpening(
  tx: Tx,
  held: Unit & { orderId: string; caseId: string; heldAt: Date },
): Promise<void> {
  await tx.insertInto('heldOpenings').values(held).execute()
}

/** Undecided units of an order that still counts, with the case of their year. */
export function listHeldOpenings(db: Db | Tx, orderId: string, scope: AccessScope) {
  return db
    .selectFrom('heldOpenings as h')
    .innerJoin('orderLines as l', 'l.id', 'h.orderLineId')
    .innerJoin('cases as c', 'c.id', 'h.caseId')
    .innerJoin('people as p', 'p.id', 'c.clientId')
    .select(['h.orderLineId', 'h.unitNumber', 'h.heldAt', 'l.productTitle', 'l.variantTitle'])
    .select(['c.id as caseId', 'c.caseNumber', 'c.title as caseTitle', 'c.taxYear', 'c.state', 'p.name as clientName'])
    .where('h.orderId', '=', orderId)
    .where('h.decidedAt', 'is', null)
    .where(onlyVisibleTo(scope))
    .orderBy('l.position')
    .orderBy('h.unitNumber')
    .execute()
}

export type HeldOpening = Awaited<ReturnType<typeof listHeldOpenings>>[number]

export async function isOrderHeld(db: Db | Tx, orderId: string): Promise<boolean> {
  const undecided = db.selectFrom('heldOpenings').select('orderId').where('decidedAt', 'is', null)
  return (await undecided.where('orderId', '=', orderId).executeTakeFirst()) !== undefined
}

/** Orders that wait for the decision of staff about a case of the client. */
export function listOrdersHeldFor(db: Db | Tx, caseId: string) {
  return db
    .selectFrom('heldOpenings as h')
    .innerJoin('orders as o', 'o.id', 'h.orderId')
    .select(['o.id', 'o.number'])
    .distinct()
    .where('h.caseId', '=', caseId)
    .where('h.decidedAt', 'is', null)
    .where('o.state', 'in', ['paid', 'awaiting_transfer'])
    .orderBy('o.number')
    .execute()
}

export async function lockHeldOpening(tx: Tx, { orderId, orderLineId, unitNumber }: Unit & { orderId: string }) {
  const row = await tx
    .selectFrom('heldOpenings')
    .select(['caseId', 'decidedAt'])
    .where('orderId', '=', orderId)
    .where('orderLineId', '=', orderLineId)
    .where('unitNumber', '=', unitNumber)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

type Decided = { decidedAt: Date; decidedBy: string; isJoined: boolean; reason: string | null }

export async function saveDecidedOpening(tx: Tx, { orderLineId, unitNumber }: Unit, decided: Decided): Promise<void> {
  const own = tx.updateTable('heldOpenings').set(decided).where('orderLineId', '=', orderLineId)
  await own.where('unitNumber', '=', unitNumber).execute()
}

export async function saveCaseOfOrder(tx: Tx, orderId: string, forCaseId: string): Promise<void> {
  const unlinked = tx.updateTable('orders').set({ forCaseId }).where('id', '=', orderId)
  await unlinked.where('forCaseId', 'is', null).execute()
}
