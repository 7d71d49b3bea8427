import { randomUUID } from 'node:crypto'
import { onlyProvenClaims } from '#company/claims/claims-setting.ts'
import type { Payment } from '#platform/payments/payments.ts'
import { beginSetting } from '#platform/settings/settings.server.ts'
import { seedCatalogue } from '#shop/catalogue/seed-catalogue.server.ts'
import { placeOrder } from '#shop/checkout/place-order.server.ts'
import type { PlaceOrder } from '#shop/checkout/reserve-order.server.ts'
import { noDiscountInput } from '#shop/promotions/discount-input.ts'
import { newWorld, type World } from './world.ts'

/** A test context with the catalogue, in which all advertising claims are shown, as in the demo data. */
export async function aShop(...requested: Parameters<typeof newWorld>): Promise<World> {
  const world = await newWorld(...requested)
  await seedCatalogue(world)
  await beginSetting(world.db, onlyProvenClaims, false)
  return world
}

export function anOrderInput(
  items: [variantId: string, quantity: number][],
  changes: Partial<PlaceOrder> = {},
): PlaceOrder {
  return {
    items: items.map(([variantId, quantity]) => ({ variantId, quantity })),
    cartKey: randomUUID(),
    person: null,
    successUrl: 'http://localhost:3000/success',
    cancelUrl: 'http://localhost:3000/cart',
    locale: 'en',
    timeZone: 'Europe/Zurich',
    expectedTotalCents: null,
    discount: noDiscountInput,
    domicile: { country: 'CH', source: 'declared' },
    ...changes,
  }
}

export async function aPendingOrder(
  world: World,
  items: [string, number][] = [['standard-2025', 1]],
  changes: Partial<PlaceOrder> = {},
) {
  const placed = await placeOrder(world, anOrderInput(items, changes))
  if (!placed.ok) throw new Error(placed.reason)
  const order = await world.db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', placed.orderId)
    .executeTakeFirstOrThrow()
  const payment: Payment = {
    checkoutId: order.providerCheckoutId ?? '',
    paymentId: `pay-${order.number}`,
    orderId: order.id,
    storeId: world.config.STORE_ID,
    state: 'paid',
    amountCents: order.totalCents,
    refundedCents: 0,
    currency: order.currencyCode,
    buyerEmail: 'buyer@example.com',
    buyerName: 'Bea Buyer',
  }
  return { order, payment, returnToken: placed.returnToken }
}
