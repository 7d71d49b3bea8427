import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { unpaidStates } from '#shop/orders/order.ts'
import { unitPriceCents } from './catalogue.ts'

/** Locks the variants in id order, to avoid deadlocks, and returns them with product and current price. */
export async function lockVariants(tx: Tx, ids: string[]) {
  const rows = await tx
    .selectFrom('productVariants as v')
    .innerJoin('products as p', 'p.id', 'v.productId')
    .select(['v.id', 'v.title', 'v.currencyCode', 'v.priceInCents', 'v.salePriceInCents', 'v.manageInventory'])
    .select(['v.taxYear', 'v.productId', 'p.title as productTitle', 'p.purchasable', 'p.status'])
    .select(['p.isHidden', 'p.typeValue', 'p.caseType', 'v.isOffered'])
    .where('v.id', 'in', ids)
    .orderBy('v.id')
    .forUpdate('v')
    .execute()
  return rows.map(({ priceInCents, salePriceInCents, ...row }) => ({
    ...row,
    unitPriceCents: unitPriceCents({ price_in_cents: priceInCents, sale_price_in_cents: salePriceInCents }),
  }))
}

export type LockedVariant = Awaited<ReturnType<typeof lockVariants>>[number]

/** SQL: available units of variant `v`: stock minus active reservations; null when stock is not counted. */
export function stockLeft(now: Date) {
  return sql<number | null>`case when v.manage_inventory then greatest(0, v.inventory_quantity - coalesce((
    select sum(r.quantity) from stock_reservations r where r.variant_id = v.id and r.expires_at > ${now}), 0)) end`
}

/** Available units per variant. To reserve units, call `lockVariants` first. */
export async function listLeft(db: Db | Tx, variantIds: string[], now: Date): Promise<Map<string, number | null>> {
  const rows = await db
    .selectFrom('productVariants as v')
    .select(['v.id', stockLeft(now).as('left')])
    .where('v.id', 'in', variantIds)
    .execute()
  return new Map(rows.map(({ id, left }) => [id, left]))
}

export async function listNames(db: Db, variantIds: string[]): Promise<{ title: string; variantTitle: string }[]> {
  if (variantIds.length === 0) return []
  return db
    .selectFrom('productVariants as v')
    .innerJoin('products as p', 'p.id', 'v.productId')
    .select(['p.title', 'v.title as variantTitle'])
    .where('v.id', 'in', variantIds)
    .execute()
}

export async function listReservedByCart(db: Db, cartKey: string, now: Date): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('stockReservations as r')
    .innerJoin('orders as o', 'o.id', 'r.orderId')
    .select(['r.variantId', 'r.quantity'])
    .where('o.cartKey', '=', cartKey)
    .where('o.state', 'in', unpaidStates)
    .where('r.expiresAt', '>', now)
    .execute()
  return new Map(rows.map((row) => [row.variantId, row.quantity]))
}

type Units = { variantId: string; quantity: number }

export async function reserveStock(tx: Tx, orderId: string, units: Units[], expiresAt: Date): Promise<void> {
  const rows = units.map(({ variantId, quantity }) => ({ orderId, variantId, quantity, expiresAt }))
  if (rows.length > 0) await tx.insertInto('stockReservations').values(rows).execute()
}

export async function extendReservation(tx: Tx, orderId: string, expiresAt: Date): Promise<void> {
  await tx.updateTable('stockReservations').set({ expiresAt }).where('orderId', '=', orderId).execute()
}

export async function releaseStock(tx: Tx, orderId: string): Promise<void> {
  await tx.deleteFrom('stockReservations').where('orderId', '=', orderId).execute()
}

export async function takeFromStock(tx: Tx, units: Units[]): Promise<void> {
  for (const { variantId, quantity } of units.toSorted((a, b) => (a.variantId < b.variantId ? -1 : 1))) {
    await tx
      .updateTable('productVariants')
      .set({ inventoryQuantity: sql<number>`greatest(0, coalesce(inventory_quantity, 0) - ${quantity})` })
      .where('id', '=', variantId)
      .where('manageInventory', '=', true)
      .execute()
  }
}

export async function returnToStock(tx: Tx, units: Units[]): Promise<void> {
  for (const { variantId, quantity } of units.toSorted((a, b) => (a.variantId < b.variantId ? -1 : 1))) {
    await tx
      .updateTable('productVariants')
      .set({ inventoryQuantity: sql<number>`coalesce(inventory_quantity, 0) + ${quantity}` })
      .where('id', '=', variantId)
      .where('manageInventory', '=', true)
      .execute()
  }
}

/** Marks new monthly quotas as filled this month, so that they are first refilled next month. */
export async function beginPlaces(tx: Tx, today: string): Promise<void> {
  await tx
    .updateTable('productVariants')
    .set({ placesFilledOn: today })
    .where('monthlyPlaces', 'is not', null)
    .where('placesFilledOn', 'is', null)
    .execute()
}

export function fillPlaces(tx: Tx, today: string, monthBegan: string): Promise<{ id: string; productId: string }[]> {
  return tx
    .updateTable('productVariants')
    .set({ inventoryQuantity: sql`monthly_places`, placesFilledOn: today })
    .where('monthlyPlaces', 'is not', null)
    .where('placesFilledOn', '<', monthBegan)
    .returning(['id', 'productId'])
    .execute()
}
