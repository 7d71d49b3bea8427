import { expect, test } from 'vitest'
import type { Dispute } from '#platform/payments/payments.ts'
import { listDisputes } from '#shop/disputes/dispute-db.server.ts'
import { recordDispute } from '#shop/disputes/record-dispute.server.ts'
import { settlePayment } from '#shop/settle-payment.server.ts'
import { aPendingOrder, aShop } from '#test/shop.ts'
import { listMoneyTasks } from './money-tasks-db.server.ts'

test('a dispute is work with its last day until it is closed, however often and in whatever order it is told', async () => {
  const world = await aShop()
  const { order, payment } = await aPendingOrder(world)
  await settlePayment(world, payment)
  const open: Dispute = {
    ...{ disputeId: 'dp_1', paymentId: payment.paymentId ?? '', amountCents: 49_900, currency: 'chf' },
    ...{ reason: 'fraudulent', state: 'open', evidenceDueAt: new Date('2026-12-05T12:00:00Z') },
  }
  const tell = (eventId: string, dispute: Dispute) => recordDispute(world, { eventId, type: 'charge.dispute', dispute })
  expect(await tell('e0', { ...open, paymentId: 'another' })).toEqual({ ok: false, reason: 'foreign' })
  const twice = await Promise.all([tell('e1', open), tell('e1', open)])
  expect(twice).toContainEqual({ ok: true, changed: true })
  expect(twice).toContainEqual({ ok: false, reason: 'duplicate' })
  expect(await listMoneyTasks(world.db, null)).toMatchObject({
    count: 1,
    first: [{ orderId: order.id, kind: 'disputed', at: open.evidenceDueAt }],
  })
  expect(await tell('e2', { ...open, state: 'lost' })).toEqual({ ok: true, changed: true })
  expect(await tell('e3', open)).toEqual({ ok: true, changed: false })
  expect(await listDisputes(world.db, order.id)).toMatchObject([{ state: 'lost' }])
  expect((await listMoneyTasks(world.db, null)).count).toBe(0)
})
