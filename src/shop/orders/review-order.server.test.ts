import { describe, expect, test } from 'vitest'
import { openCasesForOrder } from '#cases/opening/open-cases-for-order.server.ts'
import { orderPaid } from '#shop/events.ts'
import * as shopEmailTexts from '#shop/locales/en-emails.ts'
import { executeRefund } from '#shop/refunds/refund-order.server.ts'
import { aPerson } from '#test/accounts/people.ts'
import { listAuditActions, listEmails } from '#test/cases.ts'
import { listNotified } from '#test/events.ts'
import { aPendingOrder, aShop } from '#test/shop.ts'
import type { World } from '#test/world.ts'
import { markPaidAfterReview, requestRefund } from './review-order.server.ts'
import { settlePayment } from './settle-payment.server.ts'

const metadata = { id: 'request-1', ip: '192.0.2.7' }

async function aReviewer(world: World, role: 'adviser' | 'admin' = 'admin') {
  return { person: await aPerson(world, { role, password: null }), metadata }
}

async function anOrderToReview(world: World) {
  const { order, payment } = await aPendingOrder(world)
  const paid = { ...payment, amountCents: payment.amountCents - 100 }
  world.payments.payments.set(paid.checkoutId, paid)
  await settlePayment(world, paid)
  return { order, payment: paid }
}

async function aPaidOrder(world: World) {
  const { order, payment } = await aPendingOrder(world)
  world.payments.payments.set(payment.checkoutId, payment)
  await settlePayment(world, payment)
  return { order, payment }
}

function stateOf({ db }: World, id: string) {
  return db.selectFrom('orders').select(['state', 'refundedAt']).where('id', '=', id).executeTakeFirstOrThrow()
}

async function waitingJobs({ pool }: World, name: string): Promise<number> {
  const { rows } = await pool.query('select count(*)::int as n from graphile_worker.jobs where task_identifier = $1', [
    name,
  ])
  return rows[0].n
}

describe('accepting a payment after review', () => {
  test('an order in review is fulfilled once when its payment is accepted, also concurrently', async () => {
    const world = await aShop()
    const actor = await aReviewer(world)
    const { order } = await anOrderToReview(world)
    expect((await stateOf(world, order.id)).state).toBe('paid_review')
    expect(await listNotified(world, orderPaid)).toHaveLength(0)

    const both = await Promise.all(
      [1, 2].map(() => markPaidAfterReview(world, { orderId: order.id, actor, seen: 'paid_review' })),
    )
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    expect(both).toContainEqual({ ok: false, reason: 'wrong-state', state: 'paid' })
    expect((await stateOf(world, order.id)).state).toBe('paid')
    expect(await listNotified(world, orderPaid)).toHaveLength(1)
    expect(await listAuditActions(world)).toContain('order.accept-payment')
  })

  test('accepting an order reduces the stock, which never becomes negative', async () => {
    const world = await aShop()
    const actor = await aReviewer(world)
    const { order } = await anOrderToReview(world)
    await world.db.updateTable('productVariants').set({ manageInventory: true, inventoryQuantity: 5 }).execute()
    await markPaidAfterReview(world, { orderId: order.id, actor, seen: 'paid_review' })
    const variant = () =>
      world.db
        .selectFrom('productVariants')
        .select('inventoryQuantity')
        .where('id', '=', 'standard-2025')
        .executeTakeFirstOrThrow()
    expect((await variant()).inventoryQuantity).toBe(4)

    const second = await anOrderToReview(world)
    await world.db.updateTable('productVariants').set({ inventoryQuantity: 0 }).execute()
    expect(await markPaidAfterReview(world, { orderId: second.order.id, actor, seen: 'paid_review' })).toEqual({
      ok: true,
    })
    expect((await variant()).inventoryQuantity).toBe(0)
  })
})

describe('refunding and permissions', () => {
  test('a refund is enqueued at once and executed later, once, with the amount paid', async () => {
    const world = await aShop()
    const actor = await aReviewer(world)
    const { order, payment } = await anOrderToReview(world)
    const requested: { amountCents: number; idempotencyKey: string }[] = []
    world.payments.refund = async (request) => {
      requested.push(request)
      return null
    }

    expect(await requestRefund(world, { orderId: order.id, actor, seen: 'paid_review' })).toEqual({ ok: true })
    expect(await requestRefund(world, { orderId: order.id, actor, seen: 'paid_review' })).toEqual({ ok: true })
    expect(requested).toEqual([])
    expect((await stateOf(world, order.id)).state).toBe('paid_review')
    expect(await waitingJobs(world, 'refund-order')).toBe(1)

    await executeRefund(world, order.id)
    await executeRefund(world, order.id)
    expect(requested).toEqual([
      { paymentId: payment.paymentId, amountCents: order.totalCents - 100, idempotencyKey: `refund-${order.id}` },
    ])
    expect(await stateOf(world, order.id)).toEqual({ state: 'refunded', refundedAt: world.now() })
    expect(await listAuditActions(world)).toEqual(expect.arrayContaining(['order.refund-asked', 'order.refunded']))
  })

  test('an unavailable provider leaves the order unchanged for the retry', async () => {
    const world = await aShop()
    const actor = await aReviewer(world)
    const { order } = await aPaidOrder(world)
    await requestRefund(world, { orderId: order.id, actor, seen: 'paid' })
    world.payments.refund = async () => {
      throw new Error('away')
    }
    await expect(executeRefund(world, order.id)).rejects.toThrow('away')
    expect((await stateOf(world, order.id)).state).toBe('paid')
  })

  test('money of another payment is not refunded', async () => {
    const world = await aShop()
    const actor = await aReviewer(world)
    const { order, payment } = await aPaidOrder(world)
    world.payments.payments.set(payment.checkoutId, { ...payment, paymentId: 'another' })
    await requestRefund(world, { orderId: order.id, actor, seen: 'paid' })
    await expect(executeRefund(world, order.id)).rejects.toThrow('refund it at the provider')
    expect(world.payments.refunds).toEqual([])
  })

  test('advisers can neither accept nor refund, and the attempt is audited', async () => {
    const world = await aShop()
    const actor = await aReviewer(world, 'adviser')
    const { order } = await anOrderToReview(world)
    const refused = { ok: false, reason: 'not-allowed' }
    expect(await markPaidAfterReview(world, { orderId: order.id, actor, seen: 'paid_review' })).toEqual(refused)
    expect(await requestRefund(world, { orderId: order.id, actor, seen: 'paid_review' })).toEqual(refused)
    expect((await stateOf(world, order.id)).state).toBe('paid_review')
    const denied = await world.db.selectFrom('auditEvents').select('action').where('outcome', '=', 'denied').execute()
    expect(denied.map(({ action }) => action)).toEqual(['order.accept-payment', 'order.refund-asked'])
  })
})

describe('conflicting states and repeated refunds', () => {
  test('an unpaid or unknown order can be neither accepted nor refunded', async () => {
    const world = await aShop()
    const actor = await aReviewer(world)
    const { order } = await aPendingOrder(world)
    const pending = { ok: false, reason: 'wrong-state', state: 'pending' }
    expect(await markPaidAfterReview(world, { orderId: order.id, actor, seen: 'pending' })).toEqual(pending)
    expect(await requestRefund(world, { orderId: order.id, actor, seen: 'pending' })).toEqual(pending)
    expect(await requestRefund(world, { orderId: 'nonsense', actor, seen: 'pending' })).toEqual({
      ok: false,
      reason: 'unknown-order',
    })
  })

  test('a payment cannot be accepted once a refund was requested', async () => {
    const world = await aShop()
    const actor = await aReviewer(world)
    const { order } = await anOrderToReview(world)
    const decision = { orderId: order.id, actor, seen: 'paid_review' as const }
    const [refund, accept] = await Promise.all([requestRefund(world, decision), markPaidAfterReview(world, decision)])
    expect([refund.ok, accept.ok].filter(Boolean)).toHaveLength(1)
    expect(await markPaidAfterReview(world, decision)).toMatchObject({ ok: false })
    expect(await requestRefund(world, decision)).toEqual(refund)
    expect((await listNotified(world, orderPaid)).length + (await waitingJobs(world, 'refund-order'))).toBe(1)
  })

  test('a refund from an outdated page is refused once the order was accepted', async () => {
    const world = await aShop()
    const actor = await aReviewer(world)
    const { order } = await anOrderToReview(world)
    const decision = { orderId: order.id, actor, seen: 'paid_review' as const }
    expect(await markPaidAfterReview(world, decision)).toEqual({ ok: true })
    expect(await requestRefund(world, decision)).toEqual({ ok: false, reason: 'wrong-state', state: 'paid' })
    expect(await waitingJobs(world, 'refund-order')).toBe(0)
    expect(await requestRefund(world, { ...decision, seen: 'paid' })).toEqual({ ok: true })
  })

  test('no case is opened for an order with a requested refund', async () => {
    const world = await aShop()
    const actor = await aReviewer(world)
    const { order } = await aPaidOrder(world)
    await requestRefund(world, { orderId: order.id, actor, seen: 'paid' })
    expect(await openCasesForOrder(world, order.id)).toEqual({ ok: false, reason: 'not-paid' })
  })

  test('the buyer gets one email about the review and one about the refund, with amounts', async () => {
    const world = await aShop()
    const actor = await aReviewer(world)
    const { order, payment } = await anOrderToReview(world)
    for (const _ of [1, 2]) await settlePayment(world, payment)
    await requestRefund(world, { orderId: order.id, actor, seen: 'paid_review' })
    for (const _ of [1, 2]) await executeRefund(world, order.id)
    const emails = await listEmails(world)
    expect(emails.map(({ subject, toAddress }) => [subject, toAddress])).toEqual([
      [shopEmailTexts.shop.underReview.subject(order.number), 'buyer@example.com'],
      [shopEmailTexts.shop.refunded.subject(order.number, true), 'buyer@example.com'],
    ])
    expect(emails[0]?.textBody).toContain('by the next working day at the latest')
    expect(emails[1]?.textBody.replaceAll('\u00a0', ' ')).toContain('CHF 498.00')
  })

  test('a full refund excludes what was refunded before', async () => {
    const world = await aShop()
    const actor = await aReviewer(world)
    const { order, payment } = await aPaidOrder(world)
    const part = { ...payment, refundedCents: 9_900 }
    world.payments.payments.set(part.checkoutId, part)
    await settlePayment(world, part)
    const requested: number[] = []
    world.payments.refund = async ({ amountCents }) => {
      requested.push(amountCents)
      return null
    }
    await requestRefund(world, { orderId: order.id, actor, seen: 'paid' })
    await executeRefund(world, order.id)
    expect(requested).toEqual([40_000])
    expect((await stateOf(world, order.id)).state).toBe('refunded')
  })
})
