import { describe, expect, test } from 'vitest'
import { findBalances } from '#appointments/credit/minutes-db.server.ts'
import type { Payment } from '#platform/payments/payments.ts'
import { orderPartRefunded, orderRefunded } from '#shop/events.ts'
import { lockOrder } from '#shop/orders/order-db.server.ts'
import { settlePayment } from '#shop/orders/settle-payment.server.ts'
import { actorOf, aPerson, listEmails } from '#test/cases.ts'
import { listNotified } from '#test/events.ts'
import { aSetting } from '#test/settings.ts'
import { aPendingOrder, aShop } from '#test/shop.ts'
import { runJobs, type World } from '#test/world.ts'
import { declineRefund, grantRefund } from './answer-refund.server.ts'
import { listRefunds } from './refund-db.server.ts'
import { payRefund } from './refund-order.server.ts'
import { refundLimitFrancs } from './refund-rules.ts'
import { requestOwnRefund } from './request-own-refund.server.ts'
import { confirmRefund, requestRefund } from './request-refund.server.ts'

function countRefunds(world: World) {
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

async function aPaidOrder(world: World, variantId = 'standard-2025') {
  const client = await aPerson(world, { email: 'buyer@example.com' })
  const { order, payment } = await aPendingOrder(world, [[variantId, 1]], { person: client })
  const held: Payment = { ...payment, buyerEmail: client.email }
  world.payments.payments.set(held.checkoutId, held)
  await settlePayment(world, { ...held })
  await runJobs(world)
  const now = () => world.db.transaction().execute((tx) => lockOrder(tx, order.id))
  return { client, orderId: order.id, totalCents: order.totalCents, payment: held, now }
}

const staffOf = async (world: World, role: 'adviser' | 'admin' | 'owner') => actorOf(await aPerson(world, { role }))
const part = { amountCents: 5_000, reason: 'goodwill' as const, words: 'A late answer' }

describe('a partial refund', () => {
  test('is executed once, with an email and an event', async () => {
    const world = await aShop()
    const refunds = countRefunds(world)
    const { orderId, now } = await aPaidOrder(world)
    const actor = await staffOf(world, 'admin')
    const requested = await Promise.all(
      [1, 2].map(() => requestRefund(world, { orderId, actor, seenCents: 0, ...part })),
    )
    expect(requested.filter(({ ok }) => ok)).toEqual([{ ok: true, waits: false }])
    expect(requested).toContainEqual({ ok: false, reason: 'refund-open' })
    const [refund] = await listRefunds(world.db, orderId)
    await Promise.all([payRefund(world, refund?.id ?? ''), payRefund(world, refund?.id ?? '')])
    await payRefund(world, refund?.id ?? '')
    expect(refunds).toEqual([{ amountCents: 5_000, idempotencyKey: `refund-${refund?.id}` }])
    expect(await now()).toMatchObject({ state: 'paid', refundedCents: 5_000 })
    expect(await listRefunds(world.db, orderId)).toMatchObject([{ state: 'paid' }])
    expect(await listNotified(world, orderPartRefunded)).toEqual([
      { orderId, amountCents: 5_000, refundId: refund?.id, reason: 'goodwill' },
    ])
    const notified = (await listEmails(world)).filter(({ subject }) =>
      subject.startsWith('We have refunded part of your order'),
    )
    expect(notified).toHaveLength(1)
  })

  test('is neither lost nor repeated when the provider is down or the process is killed', async () => {
    const world = await aShop()
    const { orderId, now } = await aPaidOrder(world)
    const actor = await staffOf(world, 'admin')
    await requestRefund(world, { orderId, actor, seenCents: 0, ...part })
    const [refund] = await listRefunds(world.db, orderId)
    world.payments.refund = async () => {
      throw new Error('away')
    }
    await expect(payRefund(world, refund?.id ?? '')).rejects.toThrow('away')
    const refunds = countRefunds(world)
    const { refund: refundPayment } = world.payments
    world.payments.refund = async (request) => {
      await refundPayment(request)
      throw new Error('killed')
    }
    await expect(payRefund(world, refund?.id ?? '')).rejects.toThrow('killed')
    expect(await now()).toMatchObject({ refundedCents: 0 })
    world.payments.refund = refundPayment
    await payRefund(world, refund?.id ?? '')
    expect(refunds).toHaveLength(1)
    expect(await now()).toMatchObject({ refundedCents: 5_000 })
  })

  test('is limited to the rest, and refused if another refund was made since the page was opened', async () => {
    const world = await aShop()
    countRefunds(world)
    const { orderId } = await aPaidOrder(world)
    const actor = await staffOf(world, 'admin')
    const max = { orderId, actor, seenCents: 0, ...part, amountCents: 49_901 }
    expect(await requestRefund(world, max)).toMatchObject({ reason: 'too-much', leftCents: 49_900 })
    await requestRefund(world, { orderId, actor, seenCents: 0, ...part })
    await runJobs(world)
    expect(await requestRefund(world, { orderId, actor, seenCents: 0, ...part })).toMatchObject({
      reason: 'refunded-since',
    })
  })
})

describe('a refund above the limit', () => {
  test('needs confirmation by another staff member with permission', async () => {
    const world = await aShop()
    const refunds = countRefunds(world)
    await aSetting(world, refundLimitFrancs, 49)
    const { orderId } = await aPaidOrder(world)
    const adviser = await staffOf(world, 'adviser')
    const decision = { orderId, actor: adviser, seenCents: 0 }
    expect(await requestRefund(world, { ...decision, ...part })).toEqual({ ok: true, waits: true })
    await runJobs(world)
    expect(refunds).toEqual([])
    expect(await confirmRefund(world, decision)).toMatchObject({ reason: 'not-allowed' })
    expect(await declineRefund(world, { ...decision, words: 'No' })).toMatchObject({ reason: 'not-allowed' })
    const boss = { ...decision, actor: await staffOf(world, 'admin') }
    expect(await confirmRefund(world, boss)).toEqual({ ok: true, waits: false })
    expect(await confirmRefund(world, boss)).toMatchObject({ reason: 'nothing-to-decide' })
    await runJobs(world)
    expect(refunds).toHaveLength(1)
  })
})

describe('a refund requested by a client', () => {
  test('is granted with an email and paid, once', async () => {
    const world = await aShop()
    const refunds = countRefunds(world)
    const { client, orderId, now } = await aPaidOrder(world)
    const own = { actor: actorOf(client), orderId, words: 'I moved away.', payee: null }
    const [one, two] = await Promise.all([requestOwnRefund(world, own), requestOwnRefund(world, own)])
    expect([one, two].filter(({ ok }) => ok)).toHaveLength(1)
    const actor = await staffOf(world, 'admin')
    const granted = { orderId, actor, seenCents: 0, amountCents: 49_900, reason: 'guarantee' as const, words: '' }
    expect(await grantRefund(world, granted)).toMatchObject({ reason: 'no-words' })
    expect(await grantRefund(world, { ...granted, words: 'Of course.' })).toEqual({ ok: true, waits: false })
    const [refund] = await listRefunds(world.db, orderId)
    await payRefund(world, refund?.id ?? '')
    expect(refunds).toHaveLength(1)
    expect(await now()).toMatchObject({ state: 'refunded' })
    expect(await listNotified(world, orderRefunded)).toMatchObject([
      { orderId, reason: 'guarantee', amountCents: 49_900 },
    ])
    const email = (await listEmails(world)).find(({ subject }) => subject.startsWith('We will refund your order'))
    expect(email).toMatchObject({ toAddress: 'buyer@example.com' })
    expect(email?.textBody).toContain('Of course.')
  })

  test('is refused to other clients, and can be declined with a reason', async () => {
    const world = await aShop()
    const { client, orderId } = await aPaidOrder(world)
    const other = actorOf(await aPerson(world))
    const words = 'Please.'
    expect(await requestOwnRefund(world, { actor: other, orderId, words, payee: null })).toMatchObject({
      reason: 'unknown-order',
    })
    expect(await requestOwnRefund(world, { actor: actorOf(client), orderId, words, payee: null })).toEqual({
      ok: true,
    })
    const decision = { orderId, actor: await staffOf(world, 'admin'), seenCents: 0 }
    expect(await declineRefund(world, { ...decision, words: 'Your draft is with you.' })).toEqual({ ok: true })
    expect(await listRefunds(world.db, orderId)).toMatchObject([
      { state: 'declined', answer: 'Your draft is with you.' },
    ])
  })
})

test('a full refund restores stock, removes consultation credit and appointments, ends the case', async () => {
  const world = await aShop()
  countRefunds(world)
  await world.db
    .updateTable('productVariants')
    .set({ manageInventory: true, inventoryQuantity: 5 })
    .where('id', '=', 'standard-2025')
    .execute()
  const { client, orderId } = await aPaidOrder(world)
  const found = await world.db.selectFrom('cases').selectAll().where('orderId', '=', orderId).executeTakeFirstOrThrow()
  const adviser = await aPerson(world, { role: 'adviser' })
  await world.db
    .insertInto('appointments')
    .values({
      ...{ clientId: client.id, staffId: adviser.id, caseId: found.id, kind: 'included', status: 'confirmed' },
      ...{ title: 'Talk', startsAt: new Date('2026-12-01T09:00:00Z'), durationMinutes: 30, meetingType: 'video' },
    } as never)
    .execute()
  const actor = await staffOf(world, 'admin')
  await requestRefund(world, { orderId, actor, seenCents: 0, amountCents: 49_900, reason: 'guarantee', words: '' })
  await runJobs(world)
  await runJobs(world)
  const variant = await world.db
    .selectFrom('productVariants')
    .select('inventoryQuantity')
    .where('id', '=', 'standard-2025')
    .executeTakeFirst()
  expect(variant?.inventoryQuantity).toBe(5)
  expect((await findBalances(world.db, [found.id])).get(found.id)).toEqual({ left: 0, planned: 0, free: 0 })
  const appointment = await world.db.selectFrom('appointments').select(['status', 'cancelledBy']).executeTakeFirst()
  expect(appointment).toEqual({ status: 'cancelled', cancelledBy: 'firm' })
  const after = await world.db.selectFrom('cases').select('state').where('id', '=', found.id).executeTakeFirst()
  expect(after?.state).toBe('withdrawn')
})
