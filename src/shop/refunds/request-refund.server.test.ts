import { afterAll, describe, expect, test } from 'vitest'
import type { Payment } from '#platform/payments/payments.ts'
import { lockOrder } from '#shop/orders/order-db.server.ts'
import { settlePayment } from '#shop/orders/settle-payment.server.ts'
import { actorOf, aPerson } from '#test/cases.ts'
import { onServer } from '#test/database.ts'
import { aPendingOrder, aShop } from '#test/shop.ts'
import { declineRefund, grantRefund } from './answer-refund.server.ts'
import { listRefunds } from './refund-db.server.ts'
import { requestOwnRefund } from './request-own-refund.server.ts'
import { confirmRefund, requestRefund } from './request-refund.server.ts'

const world = await aShop({}, afterAll)
const staff = async (role: 'adviser' | 'admin' | 'owner') => actorOf(await aPerson(world, { role }))
const [adviser, admin, secondAdmin, owner] = await Promise.all([
  staff('adviser'),
  staff('admin'),
  staff('admin'),
  staff('owner'),
])
const anonymous = '00000000-0000-4000-8000-000000000000'

async function aPaidOrder() {
  const client = await aPerson(world)
  const { order, payment } = await aPendingOrder(world, [['standard-2025', 1]], { person: client })
  const held: Payment = { ...payment, buyerEmail: client.email }
  world.payments.payments.set(held.checkoutId, held)
  await settlePayment(world, { ...held })
  const set = (change: object) => world.db.updateTable('orders').set(change).where('id', '=', order.id).execute()
  // Runs as the table owner, because the application role cannot change an order's total.
  const cost = (cents: number) =>
    onServer(
      world.ownerUrl,
      `update orders set total_cents = ${cents}, received_cents = ${cents} where id = '${order.id}'`,
    )
  return { orderId: order.id, client: actorOf(client), set, cost }
}
const decision = (orderId: string, actor = admin, seenCents = 0) => ({ orderId, actor, seenCents })
const part = { amountCents: 5_000, reason: 'goodwill', words: 'A late answer' } as const
const aboveLimit = { ...part, amountCents: 100_001 }
const statesOf = async (orderId: string) => (await listRefunds(world.db, orderId)).map(({ state }) => state)

describe('a refused refund request leaves the order unchanged', () => {
  test.each([
    ['nothing', { amountCents: 0 }, 'too-much'],
    ['less than nothing', { amountCents: -1 }, 'too-much'],
    ['a centime more than was paid', { amountCents: 49_901 }, 'too-much'],
  ])('with an amount of %s', async (_name, change, reason) => {
    const { orderId } = await aPaidOrder()
    expect(await requestRefund(world, { ...decision(orderId), ...part, ...change })).toMatchObject({
      ok: false,
      reason,
      leftCents: 49_900,
    })
    expect(await statesOf(orderId)).toEqual([])
  })

  test.each([
    ['an order that is none', anonymous],
    ['what is no name of one', '../orders'],
    ['nothing', ''],
  ])('for %s', async (_name, orderId) => {
    expect(await requestRefund(world, { ...decision(orderId), ...part })).toEqual({
      ok: false,
      reason: 'unknown-order',
    })
  })

  test('for an order that is not paid, and names its state', async () => {
    const { orderId, set } = await aPaidOrder()
    await set({ state: 'refunded' })
    expect(await requestRefund(world, { ...decision(orderId), ...part })).toEqual({
      ok: false,
      reason: 'wrong-state',
      state: 'refunded',
    })
  })

  test('for an order whose full refund is already requested', async () => {
    const { orderId, set } = await aPaidOrder()
    await set({ refundRequestedAt: world.now() })
    expect(await requestRefund(world, { ...decision(orderId), ...part })).toEqual({ ok: false, reason: 'refund-asked' })
  })

  test('by a client, for their own and for other orders', async () => {
    const { orderId, client } = await aPaidOrder()
    const stranger = actorOf(await aPerson(world))
    for (const actor of [client, stranger]) {
      expect(await requestRefund(world, { ...decision(orderId, actor), ...part })).toEqual({
        ok: false,
        reason: 'not-allowed',
      })
    }
    expect(await statesOf(orderId)).toEqual([])
  })
})

describe('deciding without a second person', () => {
  test.each([
    ['an admin', admin],
    ['an owner', owner],
  ])('%s may do so up to the limit', async (_name, actor) => {
    for (const [amountCents, waits] of [
      [100_000, false],
      [100_001, true],
    ] as const) {
      const { orderId, cost } = await aPaidOrder()
      await cost(500_000)
      const requested = await requestRefund(world, { ...decision(orderId, actor), ...part, amountCents })
      expect(requested).toEqual({ ok: true, waits })
      expect(await statesOf(orderId)).toEqual([waits ? 'waiting' : 'sending'])
    }
  })

  test('an adviser never decides alone, not even about a centime', async () => {
    const { orderId } = await aPaidOrder()
    const requested = await requestRefund(world, { ...decision(orderId, adviser), ...part, amountCents: 1 })
    expect(requested).toEqual({ ok: true, waits: true })
  })
})

describe('a second person', () => {
  const aWaiting = async () => {
    const { orderId, cost } = await aPaidOrder()
    await cost(500_000)
    await requestRefund(world, { ...decision(orderId, adviser), ...aboveLimit })
    return orderId
  }

  test('confirms once, also concurrently', async () => {
    const orderId = await aWaiting()
    const outcomes = await Promise.all(
      [admin, secondAdmin].map((actor) => confirmRefund(world, decision(orderId, actor))),
    )
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(outcomes).toContainEqual({ ok: false, reason: 'nothing-to-decide' })
    expect(await statesOf(orderId)).toEqual(['sending'])
  })

  test('must have the permission to decide about money', async () => {
    const orderId = await aWaiting()
    expect(await confirmRefund(world, decision(orderId, adviser))).toEqual({ ok: false, reason: 'not-allowed' })
    const another = await staff('adviser')
    expect(await confirmRefund(world, decision(orderId, another))).toEqual({ ok: false, reason: 'not-allowed' })
    expect(await statesOf(orderId)).toEqual(['waiting'])
  })

  test('cannot be the one who requested the refund', async () => {
    const { orderId, cost } = await aPaidOrder()
    await cost(500_000)
    await requestRefund(world, { ...decision(orderId), ...aboveLimit })
    expect(await confirmRefund(world, decision(orderId))).toEqual({ ok: false, reason: 'not-allowed' })
    expect(await confirmRefund(world, decision(orderId, secondAdmin))).toEqual({ ok: true, waits: false })
  })

  test('declines with a reason, once', async () => {
    const orderId = await aWaiting()
    const words = (text: string) => declineRefund(world, { ...decision(orderId), words: text })
    expect(await words('  ')).toEqual({ ok: false, reason: 'no-words' })
    expect(await words('Not yet.')).toEqual({ ok: true })
    expect(await words('Not yet.')).toEqual({ ok: false, reason: 'nothing-to-decide' })
    expect(await statesOf(orderId)).toEqual(['declined'])
  })

  test('has no decision to make about a refund that is already executing', async () => {
    const { orderId } = await aPaidOrder()
    await requestRefund(world, { ...decision(orderId), ...part })
    expect(await confirmRefund(world, decision(orderId, owner))).toEqual({ ok: false, reason: 'nothing-to-decide' })
    expect(await declineRefund(world, { ...decision(orderId, owner), words: 'No.' })).toEqual({
      ok: false,
      reason: 'nothing-to-decide',
    })
  })

  test('sees a conflict if another amount was refunded in the meantime', async () => {
    const orderId = await aWaiting()
    expect(await confirmRefund(world, decision(orderId, admin, 1))).toEqual({ ok: false, reason: 'refunded-since' })
  })
})

describe('a refund requested by a client', () => {
  const ask = ({ orderId, client }: Awaited<ReturnType<typeof aPaidOrder>>, words = 'Please.', actor = client) =>
    requestOwnRefund(world, { actor, orderId, words, payee: null })

  test('needs a reason and an own, paid order', async () => {
    const bought = await aPaidOrder()
    expect(await ask(bought, ' ')).toEqual({ ok: false, reason: 'no-words' })
    expect(await ask(bought, 'Please.', admin)).toEqual({ ok: false, reason: 'unknown-order' })
    expect(await ask({ ...bought, orderId: anonymous })).toEqual({ ok: false, reason: 'unknown-order' })
    await bought.set({ state: 'refunded' })
    expect(await ask(bought)).toEqual({ ok: false, reason: 'not-paid' })
    expect(await statesOf(bought.orderId)).toEqual([])
  })

  test('is limited to five a day', async () => {
    const bought = await aPaidOrder()
    for (let time = 1; time <= 5; time += 1) await ask({ ...bought, orderId: anonymous })
    expect(await ask(bought)).toEqual({ ok: false, reason: 'too-many' })
  })

  test('blocks other refunds until staff answer it', async () => {
    const bought = await aPaidOrder()
    expect(await ask(bought)).toEqual({ ok: true })
    expect(await ask(bought)).toEqual({ ok: false, reason: 'refund-open' })
    expect(await requestRefund(world, { ...decision(bought.orderId), ...part })).toEqual({
      ok: false,
      reason: 'refund-open',
    })
    expect(await confirmRefund(world, decision(bought.orderId))).toEqual({ ok: false, reason: 'nothing-to-decide' })
    expect(await statesOf(bought.orderId)).toEqual(['requested'])
  })

  test('is granted in part, at most up to the amount paid, and once', async () => {
    const bought = await aPaidOrder()
    const grant = (amountCents: number) => grantRefund(world, { ...decision(bought.orderId), ...part, amountCents })
    expect(await grant(5_000)).toEqual({ ok: false, reason: 'nothing-to-decide' })
    await ask(bought)
    expect(await grant(49_901)).toMatchObject({ ok: false, reason: 'too-much', leftCents: 49_900 })
    expect(await grant(20_000)).toEqual({ ok: true, waits: false })
    expect(await grant(20_000)).toEqual({ ok: false, reason: 'nothing-to-decide' })
    expect(await statesOf(bought.orderId)).toEqual(['sending'])
  })

  test('needs a second person when granted above the limit', async () => {
    const bought = await aPaidOrder()
    await bought.cost(500_000)
    await ask(bought)
    expect(await grantRefund(world, { ...decision(bought.orderId, adviser), ...aboveLimit })).toEqual({
      ok: true,
      waits: true,
    })
    expect(await confirmRefund(world, decision(bought.orderId))).toEqual({ ok: true, waits: false })
    const held = await world.db.transaction().execute((tx) => lockOrder(tx, bought.orderId))
    expect(held).toMatchObject({ state: 'paid', refundedCents: 0, refundRequestedAt: null })
  })
})
