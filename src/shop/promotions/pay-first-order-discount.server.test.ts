import { describe, expect, test } from 'vitest'
import { findFirstOrderDiscount } from '#shop/checkout/first-order-discount-db.server.ts'
import type { PlaceOrder } from '#shop/checkout/reserve-order.server.ts'
import { markPaidAfterReview, requestRefund } from '#shop/orders/review-order.server.ts'
import { settlePayment } from '#shop/orders/settle-payment.server.ts'
import { executeRefund } from '#shop/refunds/refund-order.server.ts'
import { aPerson } from '#test/accounts/people.ts'
import { listAuditActions, listEmails } from '#test/cases.ts'
import { aPendingOrder, aShop } from '#test/shop.ts'
import type { World } from '#test/world.ts'
import {
  declineFirstOrderDiscount,
  executeFirstOrderDiscount,
  payFirstOrderDiscount,
} from './pay-first-order-discount.server.ts'

async function aReviewer(world: World, role: 'adviser' | 'admin' = 'admin') {
  return { person: await aPerson(world, { role, password: null }), metadata: { id: 'request-1', ip: '192.0.2.7' } }
}

async function aWaitingPayment(
  world: World,
  buyerEmail: string,
  items?: [string, number][],
  changes: Partial<PlaceOrder> = {},
) {
  const { order, payment } = await aPendingOrder(world, items, changes)
  const paid = { ...payment, buyerEmail }
  world.payments.payments.set(paid.checkoutId, paid)
  return { orderId: order.id, number: order.number, payment: paid, pay: () => settlePayment(world, paid) }
}

async function aPaidOrder(world: World, buyerEmail: string, items?: [string, number][], changes?: Partial<PlaceOrder>) {
  const waiting = await aWaitingPayment(world, buyerEmail, items, changes)
  await waiting.pay()
  return waiting
}

function countRefunds(world: World): { amountCents: number; idempotencyKey: string }[] {
  const done: { amountCents: number; idempotencyKey: string }[] = []
  world.payments.refund = async ({ paymentId, amountCents, idempotencyKey }) => {
    if (done.some((refund) => refund.idempotencyKey === idempotencyKey)) return null
    done.push({ amountCents, idempotencyKey })
    for (const payment of world.payments.payments.values()) {
      if (payment.paymentId !== paymentId) continue
      payment.refundedCents += amountCents
      if (payment.refundedCents >= payment.amountCents) payment.state = 'refunded'
    }
    return null
  }
  return done
}

const dueFor = ({ db }: World, orderId: string) => findFirstOrderDiscount(db, orderId)

describe('entitlement to the first-order discount', () => {
  test.each<[string, [string, number][], number | null]>([
    ['a package', [['standard-2025', 1]], 4990],
    [
      'two packages: a tenth of the dearer one',
      [
        ['basic-2025', 1],
        ['premium-2024', 2],
      ],
      7990,
    ],
    [
      'a package with an add-on: the add-on counts for nothing',
      [
        ['basic-2025', 1],
        ['add-on-crypto-default', 1],
      ],
      2990,
    ],
    ['a consultation alone', [['tax-planning-session-default', 1]], null],
  ])('the first order of a buyer has a discount due for %s', async (_, items, amountCents) => {
    const world = await aShop()
    const { orderId } = await aPaidOrder(world, 'New@Example.com', items)
    expect(await dueFor(world, orderId)).toEqual(
      amountCents === null ? null : { amountCents, state: 'due', reason: null, reasonCode: null },
    )
  })

  test('a second order has none, whether by the same address or the same person', async () => {
    const world = await aShop()
    const person = await aPerson(world, { email: 'ana@example.com' })
    const first = await aPaidOrder(world, 'ANA@example.com')
    expect(await dueFor(world, first.orderId)).toMatchObject({ state: 'due' })
    const again = await aPaidOrder(world, 'ana@example.com')
    const otherAddress = await aPaidOrder(world, 'ana@work.example', undefined, { person })
    expect([await dueFor(world, again.orderId), await dueFor(world, otherAddress.orderId)]).toEqual([null, null])
    const stranger = await aPaidOrder(world, 'new@example.com')
    expect(await dueFor(world, stranger.orderId)).toMatchObject({ state: 'due' })
  })

  test('of two first orders of one buyer paid concurrently exactly one has a discount', async () => {
    const world = await aShop()
    for (const round of [1, 2, 3, 4, 5]) {
      const both = [
        await aWaitingPayment(world, `twin-${round}@example.com`),
        await aWaitingPayment(world, `Twin-${round}@example.com`, [['premium-2025', 1]]),
      ]
      await Promise.all(both.flatMap(({ pay }) => [pay(), pay()]))
      const due = await Promise.all(both.map(({ orderId }) => dueFor(world, orderId)))
      expect(due.filter((discount) => discount?.state === 'due')).toHaveLength(1)
    }
  })

  test('of two orders under different addresses of one person paid concurrently one has a discount', async () => {
    const world = await aShop()
    const person = await aPerson(world, { email: 'ana@example.com' })
    const both = [
      await aWaitingPayment(world, 'ana@example.com'),
      await aWaitingPayment(world, 'ana@work.example', undefined, { person }),
    ]
    await Promise.all(both.map(({ pay }) => pay()))
    const due = await Promise.all(both.map(({ orderId }) => dueFor(world, orderId)))
    expect(due.filter(Boolean)).toHaveLength(1)
  })

  test('an order accepted after review has a discount', async () => {
    const world = await aShop()
    const actor = await aReviewer(world)
    const { orderId, payment } = await aWaitingPayment(world, 'new@example.com')
    await settlePayment(world, { ...payment, amountCents: payment.amountCents - 100 })
    expect(await dueFor(world, orderId)).toBeNull()
    await markPaidAfterReview(world, { orderId, actor, seen: 'paid_review' })
    expect(await dueFor(world, orderId)).toMatchObject({ amountCents: 4990, state: 'due' })
  })
})

describe('payment of the first-order discount', () => {
  test('staff pay the discount once despite repeated clicks, and the buyer gets one email', async () => {
    const world = await aShop()
    const actor = await aReviewer(world)
    const { orderId, number, payment } = await aPaidOrder(world, 'new@example.com')
    const refunds = countRefunds(world)
    const decision = { orderId, actor, seen: 'paid' as const }
    const presses = await Promise.all([1, 2].map(() => payFirstOrderDiscount(world, decision)))
    expect(presses.filter(({ ok }) => ok)).toHaveLength(1)
    expect(presses).toContainEqual({ ok: false, reason: 'nothing-due' })
    expect(refunds).toEqual([])
    await Promise.all([executeFirstOrderDiscount(world, orderId), executeFirstOrderDiscount(world, orderId)])
    await settlePayment(world, payment)
    expect(refunds).toEqual([{ amountCents: 4990, idempotencyKey: `first-order-${orderId}` }])
    expect(await dueFor(world, orderId)).toMatchObject({ state: 'paid_back' })
    const order = await world.db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow()
    expect(order).toMatchObject({ state: 'paid', refundedCents: 4990 })
    const emails = (await listEmails(world)).filter(
      ({ subject }) => subject === `We have refunded part of your order ${number}`,
    )
    expect(emails).toMatchObject([{ toAddress: 'new@example.com' }])
    expect(emails[0]?.textBody).toContain('10% first-order discount on your package, as promised in our terms')
    expect(await listAuditActions(world)).toEqual(
      expect.arrayContaining(['order.first-discount-asked', 'order.partly-refunded']),
    )
  })

  test('a full refund waits for the discount and refunds the rest', async () => {
    const world = await aShop()
    const actor = await aReviewer(world)
    const { orderId } = await aPaidOrder(world, 'new@example.com')
    const refunds = countRefunds(world)
    const decision = { orderId, actor, seen: 'paid' as const }
    await payFirstOrderDiscount(world, decision)
    await requestRefund(world, decision)
    await expect(executeRefund(world, orderId)).rejects.toThrow('the rest follows')
    await executeFirstOrderDiscount(world, orderId)
    await executeRefund(world, orderId)
    expect(refunds.map(({ amountCents }) => amountCents)).toEqual([4990, 44910])
  })

  test('the discount of a fully refunded order is not due, and the next order has it', async () => {
    const world = await aShop()
    const actor = await aReviewer(world)
    const { orderId } = await aPaidOrder(world, 'new@example.com')
    const decision = { orderId, actor, seen: 'paid' as const }
    countRefunds(world)
    await requestRefund(world, decision)
    expect(await payFirstOrderDiscount(world, decision)).toEqual({ ok: false, reason: 'refund-asked' })
    await executeRefund(world, orderId)
    expect(await dueFor(world, orderId)).toEqual({
      amountCents: 4990,
      state: 'not_due',
      reason: null,
      reasonCode: 'order-refunded',
    })
    const next = await aPaidOrder(world, 'new@example.com')
    expect(await dueFor(world, next.orderId)).toMatchObject({ state: 'due' })
  })

  test('staff with permission decline it with a reason, for good', async () => {
    const world = await aShop()
    const { orderId } = await aPaidOrder(world, 'new@example.com')
    const adviser = { orderId, actor: await aReviewer(world, 'adviser'), seen: 'paid' as const }
    expect(await payFirstOrderDiscount(world, adviser)).toEqual({ ok: false, reason: 'not-allowed' })
    const decision = { ...adviser, actor: await aReviewer(world) }
    expect(await declineFirstOrderDiscount(world, { ...decision, reason: ' ' })).toEqual({
      ok: false,
      reason: 'no-reason',
    })
    const reason = 'The husband ordered in 2025'
    expect(await declineFirstOrderDiscount(world, { ...decision, reason })).toEqual({ ok: true })
    expect(await dueFor(world, orderId)).toMatchObject({ state: 'not_due', reason })
    expect(await payFirstOrderDiscount(world, decision)).toEqual({ ok: false, reason: 'nothing-due' })
  })

  test('an unavailable provider leaves the discount requested, and the retry pays it', async () => {
    const world = await aShop()
    const { orderId } = await aPaidOrder(world, 'new@example.com')
    await payFirstOrderDiscount(world, { orderId, actor: await aReviewer(world), seen: 'paid' })
    world.payments.refund = async () => {
      throw new Error('away')
    }
    await expect(executeFirstOrderDiscount(world, orderId)).rejects.toThrow('away')
    const refunds = countRefunds(world)
    await executeFirstOrderDiscount(world, orderId)
    expect(refunds).toHaveLength(1)
    expect(await dueFor(world, orderId)).toMatchObject({ state: 'paid_back' })
  })
})
