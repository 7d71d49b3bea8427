import { beforeEach, expect, test } from 'vitest'
import type { Actor } from '#accounts/sessions/actor.ts'
import { decidePayment } from '#billing/bank/decide-payment.server.ts'
import { listRefunds } from '#shop/refunds/refund-db.server.ts'
import { requestRefund } from '#shop/refunds/request-refund.server.ts'
import { aShopWithAccount, asFirm, invoiceOf, orderByInvoice } from '#test/billing/billing.ts'
import { camt } from '#test/billing/camt.ts'
import { importFile } from '#test/billing/import.ts'
import { actorOf, aPerson, listEmails } from '#test/cases.ts'
import { runJobs, type World } from '#test/world.ts'
import { namePayee } from './change-payee.server.ts'
import { cancelPayout, markPayoutPaid, notePayoutReturned } from './change-payout.server.ts'
import { makePayoutFile } from './make-payout-file.server.ts'

const payee = { name: 'Bea Buyer', iban: 'CH5604835012345678009', bic: null }

let world: World
let actor: Actor
beforeEach(async () => {
  world = await aShopWithAccount()
  actor = actorOf(await aPerson(world, { role: 'owner' }))
})

const pay = async (amount: string) => {
  const { reference } = await invoiceOf(world)
  const payer = { payer: 'Bea Buyer', payerAccount: payee.iban }
  const entries = [{ ref: 'E-1', txs: [{ amount, reference: reference ?? '', ref: 'T-1', ...payer }] }]
  const content = new TextEncoder().encode(camt({ format: 'camt.053.001.08', entries }))
  await importFile(world, actor, { name: 'bank.xml', content })
  await runJobs(world)
}
const aPaidOrder = async () => {
  const placed = await orderByInvoice(world)
  if (!placed.ok) throw new Error(placed.reason)
  await runJobs(world)
  await pay('499.00')
  return placed.orderId
}
const refund = (orderId: string, amountCents: number) =>
  requestRefund(world, { orderId, actor, seenCents: 0, amountCents, reason: 'goodwill', words: 'A late answer', payee })
const payouts = () => world.db.selectFrom('payouts').selectAll().orderBy('number').execute()
const newest = async () => (await payouts()).at(-1)?.id ?? ''
const cancel = async (reason = 'The client wants to stay', by = actor) =>
  cancelPayout(world, { actor: by, payoutId: await newest(), reason })
const make = () => asFirm(world, () => makePayoutFile(world, actor))

test('a cancelled payout declines its refund, notifies the buyer, and can be decided again', async () => {
  const orderId = await aPaidOrder()
  await world.db.updateTable('orders').set({ fulfilledAt: null }).execute()
  await world.db.deleteFrom('cases').execute()
  expect(await refund(orderId, 49_900)).toMatchObject({ ok: true })
  const adviser = actorOf(await aPerson(world, { role: 'adviser' }))
  expect(await cancel('Why not', adviser)).toEqual({ ok: false, reason: 'not-allowed' })
  expect(await cancel(' \n')).toEqual({ ok: false, reason: 'no-reason' })
  const twice = await Promise.all([cancel(), cancel()])
  expect(twice.filter(({ ok }) => ok)).toHaveLength(1)
  expect(twice).toContainEqual({ ok: false, reason: 'not-open' })
  expect(await payouts()).toMatchObject([{ state: 'cancelled', reason: 'The client wants to stay' }])
  expect(await listRefunds(world.db, orderId)).toMatchObject([
    { state: 'declined', answer: 'The client wants to stay' },
  ])
  await runJobs(world)
  const emails = (await listEmails(world)).filter(({ subject }) => subject.includes('We have cancelled the refund'))
  expect(emails).toMatchObject([{ toAddress: 'bea@example.com' }])
  expect(emails[0]?.textBody).toContain('The client wants to stay')
  const audit = world.db.selectFrom('auditEvents').select('detail').where('action', '=', 'payout.cancelled')
  expect(await audit.execute()).toHaveLength(1)
  expect(await world.db.selectFrom('cases').select('orderId').execute()).toEqual([{ orderId }])
  expect(await make()).toEqual({ ok: false, reason: 'nothing-to-pay' })
  expect(await refund(orderId, 10_000)).toMatchObject({ ok: true })
  expect(await make()).toMatchObject({ ok: true, count: 1 })
  expect(await cancel()).toEqual({ ok: false, reason: 'in-file' })
})

test('a payout cancelled while a bank file is created is either cancelled or in the file', async () => {
  const orderId = await aPaidOrder()
  for (let round = 0; round < 6; round++) {
    await refund(orderId, 1_000)
    const both = [() => cancel(), make]
    const outcomes = await Promise.all((round % 2 ? both : both.toReversed()).map((act) => act()))
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    const payout = (await payouts()).at(-1)
    expect(payout?.fileId === null).toBe(payout?.state === 'cancelled')
    if (payout?.state === 'in_file') await markPayoutPaid(world, { actor, payoutId: payout.id, day: '2026-11-21' })
    await world.db.updateTable('orders').set({ refundedCents: 0 }).execute()
  }
})

test('the repetition of a returned payout is owed and cannot be cancelled', async () => {
  const orderId = await aPaidOrder()
  await refund(orderId, 1_000)
  await make()
  await markPayoutPaid(world, { actor, payoutId: await newest(), day: '2026-11-21' })
  await notePayoutReturned(world, { actor, payoutId: await newest() })
  expect(await cancel()).toEqual({ ok: false, reason: 'owed-again' })
  expect((await payouts()).map(({ state }) => state)).toEqual(['returned', 'no_account'])
})

test('cancelling the payout of an overpayment queues the payment for a new decision', async () => {
  await orderByInvoice(world)
  await runJobs(world)
  await pay('599.00')
  const { id } = await world.db.selectFrom('paymentsReceived').select('id').executeTakeFirstOrThrow()
  const refundPayment = () => decidePayment(world, actor, id, { intent: 'refund', note: 'Too much came' })
  expect(await refundPayment()).toEqual({ ok: true })
  expect(await cancel('They want to pay the next order with it')).toEqual({ ok: true })
  expect(await world.db.selectFrom('paymentsReceived').select(['state', 'reason']).execute()).toEqual([
    { state: 'queued', reason: 'payout-cancelled' },
  ])
  expect(await refundPayment()).toEqual({ ok: true })
  await namePayee(world, { actor, payoutId: await newest(), payee })
  expect(await make()).toMatchObject({ ok: true, count: 1 })
  expect(await cancel()).toEqual({ ok: false, reason: 'in-file' })
})
