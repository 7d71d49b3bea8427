import { randomBytes, randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { Tx } from '#platform/db/database.server.ts'
import type { OrderLines } from '#platform/db/schema.ts'
import { announceStock } from '#shop/catalogue/changed-products.server.ts'
import { reserveStock } from '#shop/catalogue/stock-db.server.ts'
import { type Domicile, vatPlaceOf } from '#shop/domicile/domicile.ts'
import { mergeItems, nextCheckAt, reservationMinutes } from '#shop/orders/order.ts'
import { insertOrder, type OpenOrder } from './checkout-db.server.ts'

export type NewOrder = {
  cartKey: string
  personId: string | null
  buyerEmail: string | null
  currencyCode: string
  totalCents: number
  locale: string | null
  timeZone: string | null
  provider: string
  successUrl: string
  cancelUrl: string
  /** `vatOffCents`: VAT not due because of the buyer's domicile; already deducted from the total. */
  domicile: Domicile | null
  vatOffCents: number
  forCaseId?: string | null
}

export type NewLine = Omit<Insertable<OrderLines>, 'id' | 'orderId' | 'position'> & { isCounted: boolean }

export async function writeOrder(tx: Tx, order: NewOrder, lines: readonly NewLine[], now: Date): Promise<OpenOrder> {
  const { domicile, ...facts } = order
  const returnToken = randomBytes(24).toString('base64url')
  const successUrl = new URL(order.successUrl)
  successUrl.searchParams.set('order', returnToken)
  const expiresAt = new Date(now.getTime() + reservationMinutes * 60_000)
  const times = { expiresAt, nextCheckAt: nextCheckAt({ checkCount: 0, expiresAt }, now) }
  const written = await insertOrder(
    tx,
    { ...facts, ...times, ...domicileFacts(domicile, now), id: randomUUID(), returnToken, successUrl: successUrl.href },
    lines.map(({ isCounted: _, ...line }) => line),
  )
  const counted = lines.filter(({ isCounted }) => isCounted)
  await reserveStock(tx, written.id, mergeItems(counted), expiresAt)
  await announceStock(tx, counted)
  return written
}

export function domicileFacts(domicile: Domicile | null, domicileAt: Date) {
  if (!domicile) return {}
  const { country: domicileCountry, canton: domicileCanton = null, source: domicileSource } = domicile
  return { domicileCountry, domicileCanton, domicileSource, domicileAt, vatPlace: vatPlaceOf(domicile) }
}
