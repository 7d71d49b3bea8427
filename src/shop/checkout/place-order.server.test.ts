import { describe, expect, test } from 'vitest'
import { listStock } from '#shop/catalogue/catalogue-db.server.ts'
import { cancelOrder, reconcileOrders } from '#shop/orders/close-orders.server.ts'
import { anOrderInput, aPendingOrder, aShop } from '#test/shop.ts'
import { placeOrder } from './place-order.server.ts'

describe('placing an order', () => {
  test('an order uses catalogue and sale prices', async () => {
    const world = await aShop()
    const placed = await placeOrder(
      world,
      anOrderInput([
        ['standard-2025', 2],
        ['tax-consultation-60', 1],
      ]),
    )
    expect(placed.ok).toBe(true)
    const order = await world.db.selectFrom('orders').selectAll().executeTakeFirstOrThrow()
    expect(order).toMatchObject({ state: 'pending', totalCents: 2 * 49_900 + 15_000, currencyCode: 'chf' })
    expect(world.payments.checkouts).toHaveLength(1)
  })

  test('the same cart is one order and one checkout; a changed cart cancels the first order', async () => {
    const world = await aShop()
    const discount = anOrderInput([['basic-2025', 1]])
    const [first, second] = await Promise.all([placeOrder(world, discount), placeOrder(world, discount)])
    expect(second).toEqual(first)
    const third = await placeOrder(world, { ...discount, items: [{ variantId: 'basic-2025', quantity: 2 }] })
    expect(third.ok).toBe(true)
    const orders = await world.db.selectFrom('orders').select('state').orderBy('number').execute()
    expect(orders.map((order) => order.state)).toEqual(['cancelled', 'pending'])
  })

  test.each([
    ['an empty cart', [], 'cart-empty'],
    ['a variant nobody knows', [['nothing', 1]], 'unknown-variant'],
    ['a product that is not for sale', [['voluntary-disclosure-default', 1]], 'not-purchasable'],
  ] as [string, [string, number][], string][])('%s is refused', async (_name, items, reason) => {
    const world = await aShop()
    expect(await placeOrder(world, anOrderInput(items))).toMatchObject({ ok: false, reason })
    expect(await world.db.selectFrom('orders').selectAll().execute()).toEqual([])
  })

  test('a cart with two currencies is refused', async () => {
    const world = await aShop()
    await world.db.updateTable('productVariants').set({ currencyCode: 'eur' }).where('id', '=', 'basic-2025').execute()
    expect(
      await placeOrder(
        world,
        anOrderInput([
          ['basic-2025', 1],
          ['standard-2025', 1],
        ]),
      ),
    ).toMatchObject({ reason: 'mixed-currencies' })
  })

  test('a total that differs from the one shown is reported before payment', async () => {
    const world = await aShop()
    const outcome = await placeOrder(world, anOrderInput([['basic-2025', 1]], { expectedTotalCents: 19_900 }))
    expect(outcome).toEqual({ ok: false, reason: 'price-changed', totalCents: 29_900, currency: 'chf' })
  })
})

describe('stock and provider', () => {
  test('stock is reserved for half an hour and released when the order expires', async () => {
    const world = await aShop()
    const { id, productId } = await aManagedVariant(world)
    const stock = () =>
      listStock(world.db, [productId], world.now()).then(
        (rows) => rows.find((row) => row.id === id)?.inventory_quantity,
      )
    expect(await stock()).toBe(5)
    await aPendingOrder(world, [[id, 4]])
    expect(await stock()).toBe(1)
    expect(await placeOrder(world, anOrderInput([[id, 2]]))).toMatchObject({ reason: 'out-of-stock', left: 1 })
    world.setNow('2026-11-21T09:31:00Z')
    expect(await stock()).toBe(5)
    expect(await reconcileOrders(world)).toEqual({ settled: 0, expired: 1 })
    expect(await world.db.selectFrom('stockReservations').selectAll().execute()).toEqual([])
  })

  test('cancelling releases the stock, once and only with a known token', async () => {
    const world = await aShop()
    const { id } = await aManagedVariant(world)
    const { returnToken } = await aPendingOrder(world, [[id, 2]])
    expect(await cancelOrder(world, returnToken)).toMatchObject({
      state: 'cancelled',
      lines: [{ variantId: id, quantity: 2 }],
    })
    expect(await cancelOrder(world, returnToken)).toMatchObject({ state: 'cancelled' })
    expect(await cancelOrder(world, 'guessed')).toBeNull()
    expect(await world.db.selectFrom('stockReservations').selectAll().execute()).toEqual([])
  })

  test('of 50 concurrent buyers of the last unit exactly one gets it', async () => {
    const world = await aShop()
    const { id } = await aManagedVariant(world)
    await world.db.updateTable('productVariants').set({ inventoryQuantity: 1 }).where('id', '=', id).execute()
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => placeOrder(world, anOrderInput([[id, 1]]))))
    expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(1)
    expect(outcomes.filter((outcome) => !outcome.ok && outcome.reason === 'out-of-stock')).toHaveLength(49)
  })

  test('an unavailable provider leaves the order pending, and the next attempt continues it', async () => {
    const world = await aShop()
    const { createCheckout } = world.payments
    world.payments.createCheckout = () => Promise.reject(new Error('connection refused'))
    const discount = anOrderInput([['basic-2025', 1]])
    expect(await placeOrder(world, discount)).toEqual({ ok: false, reason: 'provider-down' })
    world.payments.createCheckout = createCheckout
    expect((await placeOrder(world, discount)).ok).toBe(true)
    expect(await world.db.selectFrom('orders').selectAll().execute()).toHaveLength(1)
  })
})

async function aManagedVariant(world: Awaited<ReturnType<typeof aShop>>) {
  return world.db
    .selectFrom('productVariants')
    .select(['id', 'productId'])
    .where('manageInventory', '=', true)
    .where('inventoryQuantity', '=', 5)
    .executeTakeFirstOrThrow()
}
