import { describe, expect, test } from 'vitest'
import { placeOrder } from '#shop/checkout/place-order.server.ts'
import { orderPaid } from '#shop/events.ts'
import { listNotified } from '#test/events.ts'
import { anOrderInput, aPendingOrder, aShop } from '#test/shop.ts'
import { checkOrder, reconcileOrders } from './close-orders.server.ts'
import { settlePayment } from './settle-payment.server.ts'

describe('settling a payment', () => {
  test('a payment makes the order paid, publishes the event and sends one email', async () => {
    const world = await aShop()
    const { order, payment } = await aPendingOrder(world)
    expect(await settlePayment(world, payment, { eventId: 'evt_1', type: 'paid' })).toEqual({
      ok: true,
      state: 'paid',
      changed: true,
    })
    const saved = await world.db.selectFrom('orders').selectAll().where('id', '=', order.id).executeTakeFirstOrThrow()
    expect(saved).toMatchObject({ state: 'paid', buyerEmail: 'buyer@example.com', buyerName: 'Bea Buyer' })
    expect(await listNotified(world, orderPaid)).toHaveLength(1)
  })

  test('20 copies of one event and the returning buyer settle the order once', async () => {
    const world = await aShop()
    const { order, payment, returnToken } = await aPendingOrder(world)
    world.payments.payments.set(payment.checkoutId, payment)
    const copies = Array.from({ length: 20 }, () => settlePayment(world, payment, { eventId: 'evt_1', type: 'paid' }))
    const returns = Array.from({ length: 5 }, () => checkOrder(world, returnToken))
    const outcomes = await Promise.all([...copies, ...returns])
    expect(outcomes.filter((outcome) => outcome && 'changed' in outcome && outcome.changed).length).toBeLessThanOrEqual(
      1,
    )
    expect(await listNotified(world, orderPaid)).toHaveLength(1)
    const audit = await world.db
      .selectFrom('auditEvents')
      .select('id')
      .where('action', '=', 'order.paid')
      .where('objectId', '=', order.id)
      .execute()
    expect(audit).toHaveLength(1)
  })

  test.each([
    ['too little', { amountCents: 100 }, { code: 'other-amount', values: { paidCents: 100, expectedCents: 49900 } }],
    ['another currency', { currency: 'eur' }, { code: 'other-currency', values: { paid: 'eur', expected: 'chf' } }],
    ['another checkout', { checkoutId: 'other' }, { code: 'other-checkout', values: {} }],
  ])('a payment with %s is held for review by staff', async (_name, change, reviewError) => {
    const world = await aShop()
    const { order, payment } = await aPendingOrder(world)
    expect(await settlePayment(world, { ...payment, ...change }, { eventId: 'evt_1', type: 'paid' })).toMatchObject({
      state: 'paid_review',
    })
    expect(
      await world.db.selectFrom('orders').select('reviewError').where('id', '=', order.id).executeTakeFirst(),
    ).toEqual({ reviewError })
    expect(await listNotified(world, orderPaid)).toHaveLength(0)
  })

  test('a foreign payment is ignored; an unknown order with our store id is retried', async () => {
    const world = await aShop()
    const { payment } = await aPendingOrder(world)
    expect(await settlePayment(world, { ...payment, orderId: null })).toEqual({ ok: false, reason: 'foreign' })
    expect(await settlePayment(world, { ...payment, storeId: 'another' })).toEqual({ ok: false, reason: 'foreign' })
    const unknown = { ...payment, orderId: '00000000-0000-4000-8000-000000000000' }
    expect(await settlePayment(world, unknown, { eventId: 'e', type: 't' })).toEqual({
      ok: false,
      reason: 'unknown-order',
    })
  })
})

describe('late payments and lost events', () => {
  test('a payment after expiry is accepted while in stock, otherwise held for review', async () => {
    const world = await aShop()
    const variant = await world.db
      .selectFrom('productVariants')
      .select('id')
      .where('manageInventory', '=', true)
      .where('inventoryQuantity', '=', 5)
      .executeTakeFirstOrThrow()
    await world.db.updateTable('productVariants').set({ inventoryQuantity: 1 }).where('id', '=', variant.id).execute()
    const late = await aPendingOrder(world, [[variant.id, 1]])
    world.setNow('2026-11-21T09:45:00Z')
    await reconcileOrders(world)
    const quick = await aPendingOrder(world, [[variant.id, 1]])
    expect(await settlePayment(world, quick.payment)).toMatchObject({ state: 'paid' })
    expect(await settlePayment(world, late.payment)).toMatchObject({ state: 'paid_review' })
    const emails = await world.db
      .selectFrom('emails')
      .select('toAddress')
      .where('eventKey', '=', `order-review-${late.order.id}`)
      .execute()
    expect(emails).toEqual([{ toAddress: 'buyer@example.com' }])
    const left = await world.db
      .selectFrom('productVariants')
      .select('inventoryQuantity')
      .where('id', '=', variant.id)
      .executeTakeFirst()
    expect(left?.inventoryQuantity).toBe(0)
  })

  test('a lost event is recovered by checks from the third minute on, at growing intervals', async () => {
    const world = await aShop()
    const { payment } = await aPendingOrder(world)
    const requested: string[] = []
    const { findPayment } = world.payments
    world.payments.findPayment = (id) => {
      requested.push(world.now().toISOString().slice(11, 16))
      return findPayment(id)
    }
    for (let minute = 0; minute < 20; minute++) {
      world.setNow(new Date(Date.parse('2026-11-21T09:00:00Z') + minute * 60_000).toISOString())
      await Promise.all([reconcileOrders(world), reconcileOrders(world)])
    }
    expect(requested).toEqual(['09:03', '09:06', '09:12'])
    world.payments.payments.set(payment.checkoutId, payment)
    world.setNow('2026-11-21T09:24:00Z')
    expect(await reconcileOrders(world)).toEqual({ settled: 1, expired: 0 })
  })

  test('a checkout paid while being closed is settled as paid', async () => {
    const world = await aShop()
    const { payment } = await aPendingOrder(world)
    world.payments.cancelCheckout = async (id) => void world.payments.payments.set(id, payment)
    world.setNow('2026-11-21T09:31:00Z')
    expect(await reconcileOrders(world)).toEqual({ settled: 1, expired: 0 })
  })

  test('an unavailable provider is not queried for every order', async () => {
    const world = await aShop()
    for (let n = 0; n < 5; n++) await aPendingOrder(world)
    let calls = 0
    world.payments.findPayment = () => Promise.reject(new Error(`away ${++calls}`))
    world.setNow('2026-11-21T09:03:00Z')
    expect(await reconcileOrders(world)).toEqual({ settled: 0, expired: 0 })
    expect(calls).toBe(3)
  })
})

describe('failed payments', () => {
  test('events in the wrong order end in the correct state', async () => {
    const world = await aShop()
    const { payment } = await aPendingOrder(world)
    expect(await settlePayment(world, { ...payment, state: 'failed' }, { eventId: 'a', type: 'f' })).toMatchObject({
      state: 'payment_failed',
    })
    expect(await settlePayment(world, { ...payment, state: 'expired' }, { eventId: 'b', type: 'e' })).toMatchObject({
      state: 'expired',
    })
    expect(await settlePayment(world, payment, { eventId: 'c', type: 'p' })).toMatchObject({ state: 'paid' })
    expect(await settlePayment(world, { ...payment, state: 'expired' }, { eventId: 'd', type: 'e' })).toMatchObject({
      state: 'paid',
      changed: false,
    })
  })

  test('a failed payment does not block a new order with its own reservation', async () => {
    const world = await aShop()
    const variant = await world.db
      .selectFrom('productVariants')
      .select('id')
      .where('manageInventory', '=', true)
      .where('inventoryQuantity', '=', 5)
      .executeTakeFirstOrThrow()
    const discount = anOrderInput([[variant.id, 5]])
    const { payment } = await aPendingOrder(world, [[variant.id, 5]], { cartKey: discount.cartKey })
    await settlePayment(world, { ...payment, state: 'failed' })
    expect((await placeOrder(world, discount)).ok).toBe(true)
  })
})
