import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.server.ts'
import type { OrderLines, Orders } from '#platform/db/schema.ts'
import { currentLocale } from '#platform/locale.ts'
import { t } from '#platform/texts.ts'
import * as catalogueTexts from '#shop/catalogue/locales/en.ts'
import { unpaidStates } from '#shop/orders/order.ts'

const copy = () => t(catalogueTexts.agreedProductDb)

const id = 'agreed-work'

/** Makes concurrent checkouts of one cart wait for each other until the transaction ends. */
export async function lockCart(tx: Tx, cartKey: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${cartKey}))`.execute(tx)
}

/** Locks and returns the unpaid orders of a cart; at most one of them is pending. */
export function lockOpenOrders(tx: Tx, cartKey: string) {
  return tx
    .selectFrom('orders')
    .selectAll()
    .where('cartKey', '=', cartKey)
    .where('state', 'in', unpaidStates)
    .forUpdate()
    .execute()
}

/** Locks unpaid orders of an account that hold a discount: a checkout on another device replaces them. */
export function lockDiscountedOf(tx: Tx, personId: string) {
  const held = tx.selectFrom('orderDiscounts').select('orderId').where('state', '=', 'held')
  return tx
    .selectFrom('orders')
    .selectAll()
    .where('personId', '=', personId)
    .where('state', 'in', unpaidStates)
    .where('id', 'in', held)
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Unpaid orders that a checkout of this cart or account would replace. */
export async function listReplaceable(
  db: Db,
  { cartKey, personId }: { cartKey: string | null; personId: string | null },
): Promise<string[]> {
  if (cartKey === null && personId === null) return []
  const unpaid = db.selectFrom('orders').select('id').where('state', 'in', unpaidStates)
  const rows = await unpaid
    .where((is) =>
      is.or([...(cartKey ? [is('cartKey', '=', cartKey)] : []), ...(personId ? [is('personId', '=', personId)] : [])]),
    )
    .execute()
  return rows.map(({ id }) => id)
}

export function listAwaitingOf(tx: Tx, cartKey: string) {
  const awaiting = tx.selectFrom('orders').select(['id', 'returnToken']).where('cartKey', '=', cartKey)
  return awaiting.where('state', '=', 'awaiting_transfer').execute()
}

export type OpenOrder = Awaited<ReturnType<typeof lockOpenOrders>>[number]

export async function insertOrder(
  tx: Tx,
  order: Insertable<Orders>,
  lines: Omit<Insertable<OrderLines>, 'orderId' | 'position'>[],
): Promise<OpenOrder> {
  const values = { buyerLocale: currentLocale(), ...order }
  const row = await tx.insertInto('orders').values(values).returningAll().executeTakeFirstOrThrow()
  const rows = lines.map((line, position) => ({ ...line, orderId: row.id, position }))
  await tx.insertInto('orderLines').values(rows).execute()
  return row
}

/** Saves the provider's checkout session. False if the order no longer awaits payment. */
export async function saveCheckout(
  tx: Tx,
  id: string,
  checkout: { checkoutId: string; url: string },
): Promise<boolean> {
  const change = { providerCheckoutId: checkout.checkoutId, checkoutUrl: checkout.url }
  const open = tx.updateTable('orders').set(change).where('id', '=', id).where('state', 'in', unpaidStates)
  return Number((await open.executeTakeFirst()).numUpdatedRows) > 0
}

export async function listBegun(db: Db, cartKey: string): Promise<string[]> {
  const open = db.selectFrom('orders').select('returnToken').where('cartKey', '=', cartKey)
  const begun = open.where('state', 'in', unpaidStates).where('providerCheckoutId', 'is not', null)
  return (await begun.execute()).map(({ returnToken }) => returnToken)
}

export function listOrdersToCheck(db: Db, now: Date) {
  return db
    .selectFrom('orders')
    .select(['id', 'providerCheckoutId', 'expiresAt', 'checkCount'])
    .where('state', 'in', unpaidStates)
    .where('nextCheckAt', '<=', now)
    .orderBy('nextCheckAt')
    .limit(200)
    .execute()
}

/** Claims the next payment check (optimistic lock on `checkCount`). False if another worker claimed it. */
export async function claimCheck(db: Db, id: string, checkCount: number, nextCheckAt: Date): Promise<boolean> {
  const claimed = await db
    .updateTable('orders')
    .set({ nextCheckAt, checkCount: checkCount + 1 })
    .where('id', '=', id)
    .where('checkCount', '=', checkCount)
    .executeTakeFirst()
  return Number(claimed.numUpdatedRows) > 0
}

/** Product and variant for individually agreed work, which the store does not sell. Created on first use. */
export async function findAgreedWork(tx: Tx): Promise<{ productId: string; variantId: string }> {
  const product = { id, title: copy().servicesAsAgreed, typeValue: 'service', status: 'archived', purchasable: false }
  await tx
    .insertInto('products')
    .values({ ...product, isHidden: true, position: 9999 })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await tx
    .insertInto('productVariants')
    .values({ id, productId: id, title: copy().asAgreed, priceInCents: 0, isOffered: false })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return { productId: id, variantId: id }
}
