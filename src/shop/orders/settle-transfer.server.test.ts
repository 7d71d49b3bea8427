import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { orderPaid, orderPartRefunded, orderRefunded } from '#shop/events.ts'
import { anOrder } from '#test/cases.ts'
import { listNotified } from '#test/events.ts'
import { newWorld, type World } from '#test/world.ts'
import type { OrderState } from './order.ts'
import { lockOrder } from './order-db.server.ts'
import { cancelTransfer, recordTransfer, returnTransfer } from './settle-transfer.server.ts'

let world: World
beforeAll(async () => {
  world = await newWorld({}, afterAll)
})

const states = [
  ...(['pending', 'payment_failed', 'cancelled', 'expired', 'awaiting_transfer'] as const),
  ...(['paid', 'paid_review', 'refunded'] as const),
] satisfies OrderState[]
const inState = async (state: OrderState) => (await anOrder(world, { state })).id
const at = (orderId: string) => world.db.transaction().execute((tx) => lockOrder(tx, orderId))
const notified = async (orderId: string, event: Parameters<typeof listNotified>[1]) =>
  (await listNotified(world, event)).filter((received) => JSON.stringify(received).includes(orderId)).length
const take = (orderId: string, waivedCents = 0) =>
  world.db
    .transaction()
    .execute((tx) => recordTransfer(tx, orderId, { reference: orderId, now: world.now(), waivedCents }))
const cancel = (orderId: string) => world.db.transaction().execute((tx) => cancelTransfer(tx, orderId))
const refundPayment = (orderId: string, amountCents: number) =>
  world.db
    .transaction()
    .execute((tx) => returnTransfer(tx, orderId, { reference: orderId, amountCents, now: world.now(), why: {} }))

describe('a transfer', () => {
  test.each(states)('for an order in state %s is recorded only where a transfer is awaited', async (state) => {
    const orderId = await inState(state)
    const isAwaited = state === 'awaiting_transfer'
    expect(await take(orderId)).toBe(isAwaited)
    expect((await at(orderId))?.state).toBe(isAwaited ? 'paid' : state)
    expect(await take(orderId)).toBe(false)
    expect(await notified(orderId, orderPaid)).toBe(isAwaited ? 1 : 0)
  })

  test.each(states)('is cancelled only for an order that awaits one: %s', async (state) => {
    const orderId = await inState(state)
    const isAwaited = state === 'awaiting_transfer'
    expect(await cancel(orderId)).toBe(isAwaited)
    expect((await at(orderId))?.state).toBe(isAwaited ? 'cancelled' : state)
    expect(await take(orderId)).toBe(false)
  })

  test('recorded and cancelled concurrently has exactly one effect', async () => {
    for (let round = 0; round < 5; round++) {
      const orderId = await inState('awaiting_transfer')
      const [isPaid, isCancelled] = await Promise.all([take(orderId), cancel(orderId)])
      expect(isPaid).not.toBe(isCancelled)
      expect((await at(orderId))?.state).toBe(isPaid ? 'paid' : 'cancelled')
    }
  })
})

describe('a refund of a transfer', () => {
  test.each([
    ['awaiting_transfer', 'awaiting_transfer'],
    ['refunded', 'refunded'],
    ['paid', 'refunded'],
    ['paid_review', 'refunded'],
  ] as const)('of an order in state %s makes it %s', async (state, after) => {
    const orderId = await inState(state)
    expect(await refundPayment(orderId, 49_900)).toBe(state !== after)
    expect((await at(orderId))?.state).toBe(after)
  })

  test('in parts adds up to at most the amount paid', async () => {
    const orderId = await inState('awaiting_transfer')
    await take(orderId, 9_900)
    expect(await refundPayment(orderId, 40_001)).toBe(false)
    expect(await refundPayment(orderId, 15_000)).toBe(true)
    expect(await at(orderId)).toMatchObject({ state: 'paid', refundedCents: 15_000 })
    expect(await refundPayment(orderId, 25_001)).toBe(false)
    expect(await refundPayment(orderId, 25_000)).toBe(true)
    expect(await at(orderId)).toMatchObject({ state: 'refunded', refundedCents: 40_000 })
    expect(await refundPayment(orderId, 1)).toBe(false)
    expect([await notified(orderId, orderPartRefunded), await notified(orderId, orderRefunded)]).toEqual([1, 1])
  })

  test('is recorded once when two staff members do so concurrently', async () => {
    const orderId = await inState('paid')
    const returned = await Promise.all([refundPayment(orderId, 49_900), refundPayment(orderId, 49_900)])
    expect(returned.filter(Boolean)).toHaveLength(1)
    expect(await at(orderId)).toMatchObject({ refundedCents: 49_900 })
  })
})
