import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { isOrderState, type OrderState } from './order.ts'

/** The variants of a checkout with their products, locked in a fixed order until the transaction ends. */
export function lockVariants(tx: Tx, ids: string[]) {
  return tx
    .selectFrom('productVariants as v')
    .innerJoin('products as p', 'p.id', 'v.productId')
    .select([
      'v.id',
      'v.title',
      'v.currencyCode',
      'v.priceInCents',
      'v.salePriceInCents',
      'v.manageInventory',
      'v.inventoryQuantity',
      'v.taxYear',
      'v.productId',
      'p.title as productTitle',
      'p.purchasable',
      'p.status',
      'p.deletedAt',
      'p.isHidden',
      'p.typeValue',
      'p.caseType',
    ])
    .where('v.id', 'in', ids)
    .orderBy('v.id')
    .forUpdate('v')
    .execute()
}

export type LockedVariant = Awaited<ReturnType<typeof lockVariants>>[number]

/** Units of each variant that open orders hold at `now`. */
export async function listReserved(tx: Db | Tx, variantIds: string[], now: Date): Promise<Map<string, number>> {
  const rows = await tx
    .selectFrom('stockReservations')
    .select(['variantId', (eb) => eb.fn.sum<number>('quantity').as('held')])
    .where('variantId', 'in', variantIds)
    .where('expiresAt', '>', now)
    .groupBy('variantId')
    .execute()
  return new Map(rows.map((row) => [row.variantId, Number(row.held)]))
}

/** Units of each variant that the open orders of one cart hold at `now`. */
export async function listReservedByCart(db: Db, cartKey: string, now: Date): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('stockReservations as r')
    .innerJoin('orders as o', 'o.id', 'r.orderId')
    .select(['r.variantId', 'r.quantity'])
    .where('o.cartKey', '=', cartKey)
    .where('o.state', 'in', ['pending', 'payment_failed'])
    .where('r.expiresAt', '>', now)
    .execute()
  return new Map(rows.map((row) => [row.variantId, row.quantity]))
}

export async function lockOrder(tx: Tx, id: string) {
  const row = await tx.selectFrom('orders').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  return row ? { ...row, state: stateOf(row.state) } : null
}

export type LockedOrder = NonNullable<Awaited<ReturnType<typeof lockOrder>>>

/** The unpaid orders of one cart, locked: at most one is pending. */
export async function lockOpenOrders(tx: Tx, cartKey: string) {
  return tx
    .selectFrom('orders')
    .selectAll()
    .where('cartKey', '=', cartKey)
    .where('state', 'in', ['pending', 'payment_failed'])
    .forUpdate()
    .execute()
}

export async function findOrderByToken(db: Db | Tx, returnToken: string) {
  const row = await db.selectFrom('orders').selectAll().where('returnToken', '=', returnToken).executeTakeFirst()
  return row ? { ...row, state: stateOf(row.state) } : null
}

export function listLines(db: Db | Tx, orderId: string) {
  return db.selectFrom('orderLines').selectAll().where('orderId', '=', orderId).orderBy('position').execute()
}

export async function saveOrderState(tx: Tx, id: string, state: OrderState) {
  await tx.updateTable('orders').set({ state, updatedAt: sql<Date>`now()` }).where('id', '=', id).execute()
}

export async function saveRefundAsked(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.updateTable('orders').set({ refundAskedAt: at }).where('id', '=', id).execute()
}

/** Gives back the stock held for an order. */
export async function releaseStock(tx: Tx, orderId: string): Promise<void> {
  await tx.deleteFrom('stockReservations').where('orderId', '=', orderId).execute()
}

/** Unpaid orders that the provider is to be asked about, the most urgent first. */
export function listOrdersToCheck(db: Db, now: Date) {
  return db
    .selectFrom('orders')
    .select(['id', 'providerCheckoutId', 'expiresAt', 'checkCount'])
    .where('state', 'in', ['pending', 'payment_failed'])
    .where('nextCheckAt', '<=', now)
    .orderBy('nextCheckAt')
    .limit(200)
    .execute()
}

/** Puts the next check of an order off; false when somebody else is checking it. */
export async function claimCheck(db: Db, id: string, checkCount: number, nextCheckAt: Date): Promise<boolean> {
  const claimed = await db
    .updateTable('orders')
    .set({ nextCheckAt, checkCount: checkCount + 1 })
    .where('id', '=', id)
    .where('checkCount', '=', checkCount)
    .executeTakeFirst()
  return Number(claimed.numUpdatedRows) > 0
}

function stateOf(text: string): OrderState {
  if (!isOrderState(text)) throw new Error(`An order cannot be ${text}`)
  return text
}

/** Lets only one checkout of a cart run at a time. */
export async function lockCart(tx: Tx, cartKey: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${cartKey}))`.execute(tx)
}
