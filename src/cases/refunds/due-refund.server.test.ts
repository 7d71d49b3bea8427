import { expect, test } from 'vitest'
import { lockOrder } from '#shop/orders/order-db.server.ts'
import { settlePayment } from '#shop/orders/settle-payment.server.ts'
import { declineRefund } from '#shop/refunds/answer-refund.server.ts'
import { requestOwnRefund } from '#shop/refunds/request-own-refund.server.ts'
import { requestRefund } from '#shop/refunds/request-refund.server.ts'
import { actorOf, aPerson } from '#test/cases.ts'
import { onServer } from '#test/database.ts'
import { aPendingOrder, aShop } from '#test/shop.ts'
import { findDueRefund } from './follow-refund.server.ts'

async function aPaidOrder() {
  const world = await aShop()
  const client = await aPerson(world)
  const { order, payment } = await aPendingOrder(world, [['standard-2025', 1]], { person: client })
  await settlePayment(world, payment)
  const orderId = order.id
  const staff = actorOf(await aPerson(world, { role: 'admin' }))
  const dueCents = async () => {
    const held = await world.db.transaction().execute((tx) => lockOrder(tx, orderId))
    return held && (await findDueRefund(world.db, held, world.now()))?.dueCents
  }
  return { world, client, orderId, staff, dueCents }
}

test('a refund requested in time stays under the guarantee until staff decide', async () => {
  const { world, client, orderId, staff, dueCents } = await aPaidOrder()
  world.setNow('2026-12-21T22:30:00Z')
  const requested = { actor: actorOf(client), orderId, words: 'We move away', payee: null }
  expect(await requestOwnRefund(world, requested)).toEqual({ ok: true })
  world.setNow('2027-01-04T09:00:00Z')
  expect(await dueCents()).toBe(49_900)
  const decision = { orderId, actor: staff, seenCents: 0, words: 'The draft was with you' }
  expect(await declineRefund(world, decision)).toEqual({ ok: true })
  expect(await dueCents()).toBe(0)
})

test('a refund request by staff does not extend the client’s guarantee period', async () => {
  const { world, orderId, staff, dueCents } = await aPaidOrder()
  const amounts = 'total_cents = 500000, received_cents = 500000'
  await onServer(world.ownerUrl, `update orders set ${amounts} where id = '${orderId}'`)
  const input = { orderId, actor: staff, seenCents: 0, amountCents: 200_000, reason: 'goodwill' as const, words: 'x' }
  expect(await requestRefund(world, input)).toEqual({ ok: true, waits: true })
  world.setNow('2026-12-22T09:00:00Z')
  expect(await dueCents()).toBe(0)
})
