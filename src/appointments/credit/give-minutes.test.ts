import { expect, test } from 'vitest'
import { openCasesForOrder } from '#cases/opening/open-cases-for-order.server.ts'
import { settlePayment } from '#shop/orders/settle-payment.server.ts'
import { aPendingOrder, aShop } from '#test/shop.ts'
import { runJobs, type World } from '#test/world.ts'
import { enterOrderedMinutes, reclaimMinutes } from './give-minutes.server.ts'
import { enterMinutes, findBalances, listMinutes } from './minutes-db.server.ts'

async function aPaidCase(world: World, variantId: string) {
  const { order, payment } = await aPendingOrder(world, [[variantId, 1]])
  await settlePayment(world, payment)
  await runJobs(world)
  const found = await world.db
    .selectFrom('cases')
    .select('id')
    .where('orderId', '=', order.id)
    .executeTakeFirstOrThrow()
  const entries = async () => (await listMinutes(world.db, found.id)).map(({ entry, minutes }) => `${entry} ${minutes}`)
  const left = async () => (await findBalances(world.db, [found.id])).get(found.id)?.left
  const refund = async () => {
    await settlePayment(world, { ...payment, state: 'refunded', refundedCents: payment.amountCents })
    await runJobs(world)
  }
  return { caseId: found.id, orderId: order.id, entries, left, refund }
}

test.each([
  ['tax-consultation-60', 'bought 60'],
  ['standard-2025', 'included 30'],
])('minutes of %s are credited once, and a refund removes them once', async (variantId, entry) => {
  const world = await aShop()
  const { caseId, orderId, entries, left, refund } = await aPaidCase(world, variantId)
  await enterOrderedMinutes(world, caseId)
  expect(await entries()).toEqual([entry])
  await refund()
  await Promise.all([reclaimMinutes(world, orderId), reclaimMinutes(world, orderId)])
  expect(await entries()).toEqual([entry, `taken-back ${entry.split(' ')[1]}`])
  expect(await left()).toBe(0)
})

test('a refund does not remove used minutes', async () => {
  const world = await aShop()
  const { caseId, entries, left, refund } = await aPaidCase(world, 'tax-consultation-60')
  await world.db
    .transaction()
    .execute((tx) => enterMinutes(tx, { caseId, entry: 'used', minutes: 45, actorId: null, at: world.now() }))
  await refund()
  expect(await entries()).toEqual(['bought 60', 'used 45', 'taken-back 15'])
  expect(await left()).toBe(0)
})

test('minutes are not credited if the refund arrives first', async () => {
  const world = await aShop()
  const { order, payment } = await aPendingOrder(world, [['tax-consultation-60', 1]])
  await settlePayment(world, payment)
  const opened = await openCasesForOrder(world, order.id)
  const [caseId = ''] = opened.ok ? opened.caseIds : []
  // Handle the refund before the event that credits the minutes.
  await settlePayment(world, { ...payment, state: 'refunded', refundedCents: payment.amountCents })
  await reclaimMinutes(world, order.id)
  await enterOrderedMinutes(world, caseId)
  await reclaimMinutes(world, order.id)
  expect(await listMinutes(world.db, caseId)).toEqual([])
})
