import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Payment } from '#platform/payments/payments.ts'
import { listLeft } from '#shop/catalogue/stock-db.server.ts'
import { aPendingOrder, aShop } from '#test/shop.ts'
import type { World } from '#test/world.ts'
import { cancelOrder, checkOrder, closeUnwantedCheckout } from './close-orders.server.ts'
import type { OrderState } from './order.ts'
import { findOrderByToken } from './order-db.server.ts'
import { payOwnOrder } from './pay-own-order.server.ts'

let world: World
beforeAll(async () => {
  world = await aShop({}, afterAll)
})

async function anOpenOrder(items?: [string, number][]) {
  const { order, payment, returnToken } = await aPendingOrder(world, items)
  const become = (state: Payment['state']) => world.payments.payments.set(payment.checkoutId, { ...payment, state })
  const put = (change: { state?: OrderState; expiresAt?: Date; checkoutUrl?: null; cartKey?: string }) =>
    world.db.updateTable('orders').set(change).where('id', '=', order.id).execute()
  const state = async () => (await findOrderByToken(world.db, returnToken))?.state
  return { order, returnToken, checkoutId: payment.checkoutId, become, put, state }
}

const states = [
  ...(['pending', 'payment_failed', 'cancelled', 'expired', 'awaiting_transfer'] as const),
  ...(['paid', 'paid_review', 'refunded'] as const),
] satisfies OrderState[]

describe('a buyer who returns without paying', () => {
  test.each(states)('cancels the order only while it awaits payment: %s', async (before) => {
    const { returnToken, put, state } = await anOpenOrder()
    await put({ state: before })
    const after = before === 'pending' || before === 'payment_failed' ? 'cancelled' : before
    expect(await cancelOrder(world, returnToken)).toMatchObject({ state: after, lines: [{ quantity: 1 }] })
    expect(await state()).toBe(after)
  })

  test('gets no order for an unknown token', async () => {
    expect(await cancelOrder(world, 'nonsense')).toBeNull()
    expect(await checkOrder(world, '')).toBeNull()
    expect(await payOwnOrder(world, "' or true --")).toEqual({ ok: false, reason: 'nothing-to-pay' })
  })

  test('but paid just before has a paid order and its stock', async () => {
    const { id } = await world.db
      .selectFrom('productVariants')
      .select('id')
      .where('inventoryQuantity', '=', 5)
      .executeTakeFirstOrThrow()
    const left = async () => (await listLeft(world.db, [id], world.now())).get(id)
    const { returnToken, checkoutId, become, state } = await anOpenOrder([[id, 2]])
    expect(await left()).toBe(3)
    await cancelOrder(world, returnToken)
    expect(await left()).toBe(5)
    become('paid')
    await Promise.all([closeUnwantedCheckout(world, checkoutId), closeUnwantedCheckout(world, checkoutId)])
    expect(await state()).toBe('paid')
    expect(await left()).toBe(3)
  })

  test.each(['open', 'processing', 'failed', 'expired'] as const)(
    'has a cancelled order while the provider reports %s',
    async (content) => {
      const { returnToken, checkoutId, become, state } = await anOpenOrder()
      await cancelOrder(world, returnToken)
      become(content)
      await closeUnwantedCheckout(world, checkoutId)
      expect(await state()).toBe('cancelled')
    },
  )

  test('has a checkout that is closed on retry when the provider is unavailable', async () => {
    const { checkoutId } = await anOpenOrder()
    const away = { ...world.payments, cancelCheckout: () => Promise.reject(new Error('away')) }
    await expect(closeUnwantedCheckout({ ...world, payments: away }, checkoutId)).rejects.toThrow('away')
  })
})

describe('checking an order', () => {
  test.each(states.filter((state) => state !== 'pending' && state !== 'payment_failed'))(
    'does not query the provider once it is %s',
    async (state) => {
      const { returnToken, put } = await anOpenOrder()
      await put({ state })
      const silent = { ...world.payments, findPayment: () => Promise.reject(new Error('requested')) }
      const seen = await checkOrder({ ...world, payments: silent }, returnToken)
      expect(seen).toMatchObject({ state, isUnsure: false, isOnItsWay: false })
    },
  )

  test.each([
    ['open', 'pending', false],
    ['processing', 'pending', true],
    ['failed', 'payment_failed', false],
    ['paid', 'paid', false],
    ['refunded', 'refunded', false],
    ['cancelled', 'cancelled', false],
    ['expired', 'expired', false],
  ] as const)('adopts the state reported by the provider: %s', async (content, state, isOnItsWay) => {
    const { returnToken, become } = await anOpenOrder()
    become(content)
    expect(await checkOrder(world, returnToken)).toMatchObject({ state, isOnItsWay, isUnsure: false })
  })
})

describe('paying an own order', () => {
  const later = () => new Date(world.now().getTime() + 60_000)
  type Change = { state?: OrderState; expiresAt?: 'now'; checkoutUrl?: null; cartKey?: string }
  test.each<[string, Payment['state'], Change, string]>([
    ['is sent to its checkout', 'open', {}, 'https://pay.example/'],
    ['orders again what ran out', 'open', { state: 'expired' }, '/checkout/cancelled/'],
    ['orders again when its time is over this very moment', 'open', { expiresAt: 'now' }, '/checkout/cancelled/'],
    ['orders again when the card was refused', 'failed', {}, '/checkout/cancelled/'],
    ['orders again when no checkout came of it', 'open', { checkoutUrl: null }, '/checkout/cancelled/'],
    ['waits while the money is on its way', 'processing', {}, 'on-its-way'],
    ['has paid', 'paid', {}, 'nothing-to-pay'],
    ['has given it up', 'open', { state: 'cancelled' }, 'nothing-to-pay'],
    ['pays by transfer', 'open', { state: 'awaiting_transfer' }, 'nothing-to-pay'],
    ['pays an offer where the offer is', 'open', { cartKey: 'agreed:1' }, 'nothing-to-pay'],
  ])('the buyer %s', async (_, content, change, expected) => {
    const { returnToken, become, put } = await anOpenOrder()
    become(content)
    await put({ ...change, expiresAt: change.expiresAt ? world.now() : later() })
    const outcome = await payOwnOrder(world, returnToken)
    expect(outcome.ok ? outcome.url : outcome.reason).toMatch(expected)
  })
})
