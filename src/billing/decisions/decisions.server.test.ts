import { expect, test } from 'vitest'
import { accessScopeOf } from '#accounts/access/access-scope.ts'
import { decidePayment } from '#billing/bank/decide-payment.server.ts'
import { enterPayment } from '#billing/bank/enter-payment.server.ts'
import { remindDebtors } from '#billing/reminders/remind-debtors.server.ts'
import { action as assign, loader as toDecide } from '#billing/staff/decisions-page.tsx'
import { loader as openInvoices } from '#billing/staff/invoice-list-page.tsx'
import type { Dispute } from '#platform/payments/payments.ts'
import { settlePayment } from '#shop/orders/settle-payment.server.ts'
import { recordDispute } from '#shop/refunds/record-returned.server.ts'
import { listDisputes } from '#shop/refunds/refund-db.server.ts'
import { argsFor, outcomeOf } from '#test/admin/admin-context.ts'
import { aShopWithAccount, invoiceOf, orderByInvoice } from '#test/billing/billing.ts'
import { actorOf, aPerson } from '#test/cases.ts'
import { aPendingOrder, aShop } from '#test/shop.ts'
import { runJobs } from '#test/world.ts'
import { decisionPath } from './decision.ts'
import { countDecisions, listDecisions, sumOpenMoney } from './decision-db.server.ts'

test('a dispute is a task until it is closed; duplicate and late events change nothing', async () => {
  const world = await aShop()
  const { order, payment } = await aPendingOrder(world)
  await settlePayment(world, payment)
  const open: Dispute = {
    ...{ disputeId: 'dp_1', paymentId: payment.paymentId ?? '', amountCents: 49_900, currency: 'chf' },
    ...{ reason: 'fraudulent', state: 'open', evidenceDueAt: new Date('2026-12-05T12:00:00Z') },
  }
  const notify = (eventId: string, dispute: Dispute) =>
    recordDispute(world, { eventId, type: 'charge.dispute', dispute })
  expect(await notify('e0', { ...open, paymentId: 'another' })).toEqual({ ok: false, reason: 'foreign' })
  const twice = await Promise.all([notify('e1', open), notify('e1', open)])
  expect(twice).toContainEqual({ ok: true, changed: true })
  expect(twice).toContainEqual({ ok: false, reason: 'duplicate' })
  const list = async () => {
    const { first } = await listDecisions(world.db, { scope: null, now: world.now(), limit: 5 })
    return first.filter(({ kind }) => kind === 'disputed')
  }
  expect(await list()).toMatchObject([{ id: order.id, dueAt: open.evidenceDueAt }])
  expect(await notify('e2', { ...open, state: 'lost' })).toEqual({ ok: true, changed: true })
  expect(await notify('e3', open)).toEqual({ ok: true, changed: false })
  expect(await listDisputes(world.db, order.id)).toMatchObject([{ state: 'lost' }])
  expect(await list()).toEqual([])
})

test('payments without an invoice and refunds to pay are decisions of admins; advisers see neither', async () => {
  const world = await aShopWithAccount()
  await orderByInvoice(world)
  await runJobs(world)
  expect(await countDecisions(world.db, world.now())).toBe(0)
  world.setNow('2026-12-28T09:00:00Z')
  await remindDebtors(world)
  expect(await sumOpenMoney(world.db, '2026-12-28')).toMatchObject({ open: 1, overdue: 1 })
  const actor = actorOf(await aPerson(world, { role: 'admin' }))
  const entered = { invoice: 'none', amount: '12.00', day: '20.11.2026', payer: 'Bea', key: crypto.randomUUID() }
  await enterPayment(world, actor, entered)
  const view = () => toDecide(argsFor(world, actor.person, { path: '/admin/billing' }))
  const { id } = await world.db.selectFrom('paymentsReceived').select('id').executeTakeFirstOrThrow()
  const to = decisionPath({ kind: 'payment', id })
  expect(await view()).toMatchObject({ count: 1, tasks: [{ to, title: expect.stringContaining('12.00') }] })
  await decidePayment(world, actor, id, { intent: 'refund', note: 'Not ours' })
  expect(await view()).toMatchObject({ count: 1, tasks: [{ to: '/admin/billing/payouts' }] })
  expect(await countDecisions(world.db, world.now())).toBe(1)
  const invoices = await openInvoices(argsFor(world, actor.person, { path: '/admin/billing/invoices?state=overdue' }))
  expect(invoices.list.total).toBe(1)
  const adviser = await aPerson(world, { role: 'adviser' })
  const scope = accessScopeOf({ person: adviser })
  expect(await listDecisions(world.db, { scope, now: world.now(), limit: 5 })).toEqual({ count: 0, first: [] })
  expect(await outcomeOf(() => toDecide(argsFor(world, adviser, { path: '/admin/billing' })))).toMatchObject({
    status: 403,
  })
})

test('a suggested payment is shown once and assigned with one press, only once', async () => {
  const world = await aShopWithAccount()
  await orderByInvoice(world)
  await runJobs(world)
  const { label, totalCents, recipientName } = await world.db
    .selectFrom('invoices')
    .selectAll()
    .executeTakeFirstOrThrow()
  const admin = await aPerson(world, { role: 'admin' })
  const amount = (totalCents / 100).toFixed(2)
  const entered = { invoice: 'none', amount, day: '20.11.2026', payer: recipientName, key: crypto.randomUUID() }
  await enterPayment(world, actorOf(admin), entered)
  const { id } = await world.db.selectFrom('paymentsReceived').select('id').executeTakeFirstOrThrow()
  const view = () => toDecide(argsFor(world, admin, { path: '/admin/billing' }))
  expect(await view()).toMatchObject({
    ...{ count: 1, tasks: [] },
    matches: [{ id, suggestions: [{ label, isSameAmount: true, isSameName: true }] }],
  })
  const form = { intent: 'assign', payment: id, label }
  const press = (change = {}, person = admin) =>
    outcomeOf(assign(argsFor(world, person, { path: '/admin/billing', form: { ...form, ...change } })))
  expect(await press({}, await aPerson(world, { role: 'adviser' }))).toMatchObject({ status: 403 })
  expect(await press({ label: 'unknown' })).toMatchObject({ status: 409, data: { text: expect.any(String) } })
  expect(await press({ payment: 'x' })).toMatchObject({ status: 404 })
  const twice = await Promise.all([press(), press()])
  expect(twice.map(({ status }) => status).toSorted()).toEqual([303, 409])
  const after = await view()
  expect([after.matches, after.tasks.filter(({ key }) => key.startsWith('payment'))]).toEqual([[], []])
  expect(await invoiceOf(world)).toMatchObject({ state: 'paid', paidCents: totalCents })
})
