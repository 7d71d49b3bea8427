import { expect, test } from 'vitest'
import { listDecisions } from '#billing/decisions/decision-db.server.ts'
import { settlePayment } from '#shop/orders/settle-payment.server.ts'
import { listRefunds } from '#shop/refunds/refund-db.server.ts'
import { actorOf, aPerson } from '#test/cases.ts'
import { aPendingOrder, aShop } from '#test/shop.ts'
import { runJobs, type World } from '#test/world.ts'
import { dismissLate, grantLate } from './decide-late.server.ts'
import { listLateOf } from './late-db.server.ts'
import { noteLatePackages } from './note-late-packages.server.ts'

async function aCaseInPreparation(world: World) {
  const { order, payment } = await aPendingOrder(world)
  world.payments.payments.set(payment.checkoutId, payment)
  await settlePayment(world, payment)
  await runJobs(world)
  const found = await world.db
    .selectFrom('cases')
    .select('id')
    .where('orderId', '=', order.id)
    .executeTakeFirstOrThrow()
  await world.db.updateTable('cases').set({ state: 'in_preparation' }).where('id', '=', found.id).execute()
  const payload = JSON.stringify({ code: 'moved', values: { move: 'start_preparation', reason: null } })
  const at = new Date('2026-12-01T10:00:00Z')
  await world.db.insertInto('caseEvents').values({ caseId: found.id, at, payload, toState: 'in_preparation' }).execute()
  return { orderId: order.id, caseId: found.id }
}

test('a late package is recorded once, and granting the claim refunds half of the price once', async () => {
  const world = await aShop()
  const { orderId, caseId } = await aCaseInPreparation(world)
  world.setNow('2026-12-09T06:00:00Z')
  expect(await noteLatePackages(world)).toBe(0)
  world.setNow('2026-12-10T06:00:00Z')
  expect(await Promise.all([noteLatePackages(world), noteLatePackages(world)])).toEqual(expect.arrayContaining([1]))
  expect(await noteLatePackages(world)).toBe(0)
  expect(await listLateOf(world.db, orderId)).toMatchObject([
    { caseId, allowedDays: 5, countedDays: 6, completeOn: '2026-12-01', lateOn: '2026-12-09', amountCents: 24_950 },
  ])
  const { first } = await listDecisions(world.db, { scope: null, now: world.now(), limit: 5 })
  expect(first.filter(({ kind }) => kind === 'late')).toMatchObject([{ amountCents: 24_950 }])
  const actor = actorOf(await aPerson(world, { role: 'admin' }))
  const decision = { caseId, orderId, actor, seenCents: 0 }
  const both = await Promise.all([grantLate(world, decision), grantLate(world, decision)])
  expect(both.filter(({ ok }) => ok)).toEqual([{ ok: true, waits: false }])
  expect(await listRefunds(world.db, orderId)).toMatchObject([
    { reason: 'late', amountCents: 24_950, state: 'sending' },
  ])
  expect(await listLateOf(world.db, orderId)).toEqual([])
})

test('an admin, not an adviser, may dismiss a late package, and only with a reason', async () => {
  const world = await aShop()
  const { orderId, caseId } = await aCaseInPreparation(world)
  world.setNow('2026-12-10T06:00:00Z')
  await noteLatePackages(world)
  const decision = { caseId, orderId, actor: actorOf(await aPerson(world, { role: 'adviser' })), seenCents: 0 }
  expect(await dismissLate(world, { ...decision, words: 'No' })).toMatchObject({ reason: 'not-allowed' })
  const boss = { ...decision, actor: actorOf(await aPerson(world, { role: 'admin' })) }
  expect(await dismissLate(world, { ...boss, words: ' ' })).toMatchObject({ reason: 'no-words' })
  expect(await dismissLate(world, { ...boss, words: 'We agreed on a later day.' })).toEqual({ ok: true })
  expect(await grantLate(world, boss)).toMatchObject({ reason: 'nothing-to-decide' })
})

test('days on which a question waits for the client do not count', async () => {
  const world = await aShop()
  const { orderId, caseId } = await aCaseInPreparation(world)
  const found = await world.db.selectFrom('cases').select('clientId').where('id', '=', caseId).executeTakeFirstOrThrow()
  const adviser = await aPerson(world, { role: 'adviser' })
  const say = async (person: { id: string; role: string }, body: string, at: string) => {
    world.setNow(at)
    const client = { id: found.clientId, role: 'client' }
    const thread = { caseId, clientId: found.clientId, subject: 'Salary', lastMessageAt: at, waitingFor: 'client' }
    const known = world.db
      .selectFrom('messageThreads')
      .select('id')
      .where('caseId', '=', caseId)
      .where('subject', '=', 'Salary')
    const threadId =
      (await known.executeTakeFirst())?.id ??
      (await world.db.insertInto('messageThreads').values(thread).returning('id').executeTakeFirstOrThrow()).id
    const message = {
      threadId,
      caseId,
      clientId: client.id,
      senderId: person.id,
      subject: 'Salary',
      body,
      createdAt: at,
    }
    await world.db
      .insertInto('messages')
      .values({ ...message, senderType: person.role === 'client' ? 'client' : 'admin' })
      .execute()
  }
  await say(adviser, 'Which certificate is yours?', '2026-12-02T09:00:00Z')
  world.setNow('2026-12-10T06:00:00Z')
  expect(await noteLatePackages(world)).toBe(0)
  await say({ id: found.clientId, role: 'client' }, 'The second.', '2026-12-10T09:00:00Z')
  world.setNow('2026-12-17T06:00:00Z')
  expect(await noteLatePackages(world)).toBe(0)
  world.setNow('2026-12-19T06:00:00Z')
  expect(await noteLatePackages(world)).toBe(1)
  expect(await listLateOf(world.db, orderId)).toMatchObject([{ countedDays: 6, lateOn: '2026-12-18' }])
})
