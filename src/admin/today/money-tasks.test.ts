import { expect, test } from 'vitest'
import { loader as home } from '#admin/home-page.tsx'
import { decidePayment } from '#billing/bank/decide-payment.server.ts'
import { enterPayment } from '#billing/bank/enter-payment.server.ts'
import { remindDebtors } from '#billing/reminders/remind-debtors.server.ts'
import { loader as openInvoices } from '#billing/staff/invoice-list-page.tsx'
import type { Dispute } from '#platform/payments/payments.ts'
import { settlePayment } from '#shop/orders/settle-payment.server.ts'
import { recordDispute } from '#shop/refunds/record-returned.server.ts'
import { listDisputes } from '#shop/refunds/refund-db.server.ts'
import { argsFor } from '#test/admin/admin-context.ts'
import { aShopWithAccount, orderByInvoice } from '#test/billing/billing.ts'
import { actorOf, aPerson } from '#test/cases.ts'
import { aPendingOrder, aShop } from '#test/shop.ts'
import { runJobs } from '#test/world.ts'
import { countBilling, listMoneyTasks } from './work-db.server.ts'

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
  expect(await listMoneyTasks(world.db, null)).toMatchObject({
    count: 1,
    first: [{ orderId: order.id, kind: 'disputed', at: open.evidenceDueAt }],
  })
  expect(await notify('e2', { ...open, state: 'lost' })).toEqual({ ok: true, changed: true })
  expect(await notify('e3', open)).toEqual({ ok: true, changed: false })
  expect(await listDisputes(world.db, order.id)).toMatchObject([{ state: 'lost' }])
  expect((await listMoneyTasks(world.db, null)).count).toBe(0)
})

test('admins see open billing tasks on their dashboard; advisers do not', async () => {
  const world = await aShopWithAccount()
  await orderByInvoice(world)
  await runJobs(world)
  expect(await countBilling(world.db)).toEqual({ toDecide: 0, overdue: 0, toPay: 0 })
  world.setNow('2026-12-28T09:00:00Z')
  await remindDebtors(world)
  const actor = actorOf(await aPerson(world, { role: 'admin' }))
  const entered = { invoice: 'none', amount: '12.00', day: '20.11.2026', payer: 'Bea', key: crypto.randomUUID() }
  await enterPayment(world, actor, entered)
  expect(await countBilling(world.db)).toEqual({ toDecide: 1, overdue: 1, toPay: 0 })
  const { id } = await world.db.selectFrom('paymentsReceived').select('id').executeTakeFirstOrThrow()
  await decidePayment(world, actor, id, { intent: 'refund', note: 'Not ours' })
  const invoices = await openInvoices(argsFor(world, actor.person, { path: '/admin/billing/invoices?state=overdue' }))
  expect(invoices.list.total).toBe(1)
  const { day } = await home(argsFor(world, actor.person, { path: '/admin' }))
  expect(day?.billing).toEqual({ toDecide: 0, overdue: 1, toPay: 1 })
  const adviser = await home(argsFor(world, await aPerson(world, { role: 'adviser' }), { path: '/admin' }))
  expect(adviser.day?.billing).toBeNull()
})
