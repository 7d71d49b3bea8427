import { describe, expect, test } from 'vitest'
import { accessScopeOf } from '#accounts/access/access-scope.ts'
import type { Person } from '#accounts/people/person.ts'
import * as caseEmailTexts from '#cases/locales/en-emails.ts'
import { findCaseForStaff, listCasesFor } from '#cases/process/case-db.server.ts'
import { listCaseEvents } from '#cases/process/case-event-db.server.ts'
import { shareCase } from '#cases/sharing/share-case.server.ts'
import { listOrdersOf } from '#shop/orders/staff/order-list-db.server.ts'
import { emailsOf } from '#test/accounts/people.ts'
import { aCase, actorOf, anOrder, aPerson, listAuditActions, type TestCase } from '#test/cases.ts'
import { aPartner } from '#test/households.ts'
import { newWorld, type World } from '#test/world.ts'
import { decideOpening } from './decide-opening.server.ts'
import { listHeldOpenings, listOrdersHeldFor } from './held-opening-db.server.ts'
import { openCasesForOrder } from './open-cases-for-order.server.ts'

const checklist = [{ title: 'Salary certificate', isRequired: true }]
const line = { productId: 'premium', title: 'Premium', checklist }

async function aHeldOrder(world: World, found: TestCase, buyer: Person = found.client) {
  const order = await anOrder(world, { personId: buyer.id, lines: [line] })
  const outcome = await openCasesForOrder(world, order.id)
  const [held] = await listHeldOpenings(world.db, order.id, null)
  return { order, outcome, held, unit: { orderId: order.id, orderLineId: held?.orderLineId ?? '', unitNumber: 1 } }
}

const caseIds = async (world: World) => (await world.db.selectFrom('cases').select('id').execute()).map(({ id }) => id)

describe('an order for a year that has a case', () => {
  test('opens no second case, waits for staff and tells the adviser of the case', async () => {
    const world = await newWorld()
    const adviser = await aPerson(world, { role: 'adviser', email: 'adviser@example.com' })
    const found = await aCase(world, { assignedTo: adviser.id })
    const { order, outcome, held } = await aHeldOrder(world, found)
    expect(outcome).toEqual({ ok: true, caseIds: [] })
    expect(held).toMatchObject({ caseId: found.id, caseNumber: found.caseNumber, productTitle: 'Premium' })
    expect(await listOrdersHeldFor(world.db, found.id)).toEqual([order])
    expect(await caseIds(world)).toEqual([found.id])
    expect(await emailsOf(world, adviser.email)).toMatchObject([
      { subject: caseEmailTexts.cases.subject('An order needs your decision', found.caseNumber) },
    ])
    expect(await listAuditActions(world)).toEqual(['case.order-held', 'order.fulfilled'])
  })

  test.each([
    ['closed', 'tax_return', true],
    ['withdrawn', 'tax_return', true],
    ['assessed', 'tax_return', false],
    ['on_hold', 'tax_return', false],
    ['intake', 'consultation', true],
  ] as const)('with a case that is %s (%s), a case is opened at once: %s', async (state, caseType, isOpened) => {
    const world = await newWorld()
    const found = await aCase(world)
    await world.db.updateTable('cases').set({ state, caseType }).execute()
    const { held } = await aHeldOrder(world, found)
    expect(await caseIds(world)).toHaveLength(isOpened ? 2 : 1)
    expect(held === undefined).toBe(isOpened)
  })

  test('the return that a partner shares counts, one that is not shared does not', async () => {
    const world = await newWorld()
    const found = await aCase(world)
    const partner = await aPartner(world, found.client)
    await shareCase(world, actorOf(found.client), { caseId: found.id, isShared: true })
    expect((await aHeldOrder(world, found, partner)).held).toMatchObject({ caseId: found.id })
    await shareCase(world, actorOf(found.client), { caseId: found.id, isShared: false })
    expect((await aHeldOrder(world, found, partner)).held).toBeUndefined()
  })

  test('of two orders paid at the same moment one opens the case and the other waits', async () => {
    const world = await newWorld()
    const client = await aPerson(world)
    const orders = [await anOrder(world, { personId: client.id }), await anOrder(world, { personId: client.id })]
    await Promise.all(orders.map(({ id }) => openCasesForOrder(world, id)))
    expect(await caseIds(world)).toHaveLength(1)
    expect(await world.db.selectFrom('heldOpenings').selectAll().execute()).toHaveLength(1)
  })
})

describe('the decision', () => {
  test('adds the order to the case with what its checklist lacks, once, and emails the client', async () => {
    const world = await newWorld()
    const adviser = await aPerson(world, { role: 'adviser' })
    const found = await aCase(world, { assignedTo: adviser.id })
    const { order, unit } = await aHeldOrder(world, found)
    const join = () => decideOpening(world, { actor: actorOf(adviser), ...unit, isJoined: true, reason: '' })
    const both = await Promise.all([join(), join()])
    expect(both.filter(({ ok }) => ok)).toEqual([{ ok: true, caseId: found.id }])
    expect(both.find(({ ok }) => !ok)).toMatchObject({ reason: 'decided-before' })
    expect(await caseIds(world)).toEqual([found.id])
    expect((await findCaseForStaff(world.db, found.id))?.progress).toMatchObject({ needed: 1 })
    const linked = await world.db.selectFrom('orders').select('forCaseId').where('id', '=', order.id).executeTakeFirst()
    expect(linked).toEqual({ forCaseId: found.id })
    const shown = await listCasesFor(world.db, { scope: null, orderId: order.id })
    expect(shown.map(({ id }) => id)).toEqual([found.id])
    expect((await emailsOf(world, found.client.email)).map(({ subject }) => subject)).toContain(
      caseEmailTexts.cases.subject(caseEmailTexts.cases.orderJoined(order.number, '').subject, found.caseNumber),
    )
    expect(await listHeldOpenings(world.db, order.id, null)).toEqual([])
    const events = await listCaseEvents(world.db, found.id, { withInternal: true })
    expect(events.find(({ payload }) => payload.code === 'ordered-with')).toMatchObject({ actorName: adviser.name })
    expect(await listAuditActions(world)).toContain('case.order-decided')
  })

  test('opens a second case with a reason in its log, for the adviser of the first', async () => {
    const world = await newWorld()
    const adviser = await aPerson(world, { role: 'adviser' })
    const found = await aCase(world, { assignedTo: adviser.id })
    const { unit } = await aHeldOrder(world, found)
    const second = { actor: actorOf(adviser), ...unit, isJoined: false }
    expect(await decideOpening(world, { ...second, reason: ' ' })).toEqual({ ok: false, reason: 'no-reason' })
    const outcome = await decideOpening(world, { ...second, reason: 'For her brother' })
    if (!outcome.ok) throw new Error(outcome.reason)
    expect(await findCaseForStaff(world.db, outcome.caseId)).toMatchObject({ assignedTo: adviser.id, taxYear: 2025 })
    const codes = (await listCaseEvents(world.db, outcome.caseId, { withInternal: true })).map(({ payload }) => payload)
    expect(codes).toContainEqual({ code: 'second-case', values: { reason: 'For her brother' } })
  })

  test('is for those who may see the case: a colleague finds neither the order nor the decision', async () => {
    const world = await newWorld()
    const [adviser, colleague] = [await aPerson(world, { role: 'adviser' }), await aPerson(world, { role: 'adviser' })]
    const found = await aCase(world, { assignedTo: adviser.id })
    const { order, unit } = await aHeldOrder(world, found)
    const scope = accessScopeOf(actorOf(colleague))
    expect(await listHeldOpenings(world.db, order.id, scope)).toEqual([])
    expect((await listOrdersOf(world.db, found.client.id, scope)).map(({ id }) => id)).not.toContain(order.id)
    const decided = { ...unit, isJoined: true, reason: '' }
    expect(await decideOpening(world, { actor: actorOf(colleague), ...decided })).toMatchObject({
      reason: 'unknown-order',
    })
    expect(await decideOpening(world, { actor: actorOf(found.client), ...decided })).toMatchObject({
      reason: 'forbidden',
    })
  })

  test.each([
    [{ state: 'refunded' }, {}, 'not-paid'],
    [{ refundRequestedAt: new Date('2026-11-21') }, {}, 'not-paid'],
    [{}, { state: 'closed' }, 'case-over'],
  ])('is refused with the order %j and the case %j: %s', async (order, change, reason) => {
    const world = await newWorld()
    const found = await aCase(world)
    const { unit } = await aHeldOrder(world, found)
    await world.db
      .updateTable('orders')
      .set(order)
      .where('id', '=', unit.orderId)
      .$if(Object.keys(order).length === 0, (q) => q.set({ updatedAt: world.now() }))
      .execute()
    await world.db
      .updateTable('cases')
      .set({ updatedAt: world.now(), ...change })
      .execute()
    const owner = actorOf(await aPerson(world, { role: 'owner' }))
    expect(await decideOpening(world, { actor: owner, ...unit, isJoined: true, reason: '' })).toMatchObject({ reason })
  })
})
