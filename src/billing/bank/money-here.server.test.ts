import { beforeEach, describe, expect, test } from 'vitest'
import type { Actor } from '#accounts/sessions/actor.ts'
import { markPayoutPaid, settlePayouts } from '#billing/payouts/change-payout.server.ts'
import { makePayoutFile } from '#billing/payouts/make-payout-file.server.ts'
import { findDueRefund } from '#cases/refunds/follow-refund.server.ts'
import { lockOrder } from '#shop/orders/order-db.server.ts'
import { requestRefund } from '#shop/refunds/request-refund.server.ts'
import { aShopWithAccount, asFirm, invoiceOf, orderByInvoice } from '#test/billing/billing.ts'
import { camt } from '#test/billing/camt.ts'
import { importFile } from '#test/billing/import.ts'
import { actorOf, aPerson } from '#test/cases.ts'
import { runJobs, type World } from '#test/world.ts'
import { matchPayments } from './assign.server.ts'
import { decidePayment, type PaymentDecision } from './decide-payment.server.ts'
import { listQueue } from './payment-db.server.ts'

const payee = { name: 'Bea Buyer', iban: 'CH5604835012345678009', bic: null }

let world: World
let actor: Actor
let orderId: string
beforeEach(async () => {
  world = await aShopWithAccount()
  actor = actorOf(await aPerson(world, { role: 'owner' }))
  await world.db
    .updateTable('productVariants')
    .set({ priceInCents: 41_995, salePriceInCents: null })
    .where('id', '=', 'standard-2025')
    .execute()
  const placed = await orderByInvoice(world)
  if (!placed.ok) throw new Error(placed.reason)
  orderId = placed.orderId
  await runJobs(world)
})

async function book(ref: string, amount: string, more: { reference?: string | null; entry?: object } = {}) {
  const reference = more.reference === undefined ? (await invoiceOf(world)).reference : more.reference
  const entries = [{ ref: `E-${ref}`, txs: [{ amount, reference, payer: 'Bea Buyer', ref }], ...more.entry }]
  const content = new TextEncoder().encode(camt({ format: 'camt.054.001.08', entries }))
  expect(await importFile(world, actor, { name: 'bank.xml', content })).toMatchObject({ ok: true, newLines: 1 })
  await matchPayments(world)
  const booked = world.db
    .selectFrom('paymentsReceived')
    .innerJoin('bankEntries', 'bankEntries.id', 'paymentsReceived.entryId')
    .where('bankEntries.bankReference', '=', `E-${ref}`)
    .select('paymentsReceived.id')
  return (await booked.executeTakeFirstOrThrow()).id
}

const decide = (id: string, decision: PaymentDecision) => decidePayment(world, actor, id, decision)
const payment = (id: string) =>
  world.db.selectFrom('paymentsReceived').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const order = () => world.db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow()
const payouts = () => world.db.selectFrom('payouts').selectAll().orderBy('number').execute()
const refund = (amountCents: number, seenCents = 0) =>
  requestRefund(world, { orderId, actor, seenCents, amountCents, reason: 'goodwill', words: 'A late answer', payee })
const make = () => asFirm(world, () => makePayoutFile(world, actor))

async function paidInTwoParts() {
  const max = await book('T-1', '400.00')
  expect(await payment(max)).toMatchObject({ state: 'queued', reason: 'underpaid' })
  const rest = await book('T-2', '19.95', { reference: null })
  return { max, rest, label: (await invoiceOf(world)).label }
}

async function paidInFull() {
  const parts = await paidInTwoParts()
  expect(await decide(parts.rest, { intent: 'assign', label: parts.label })).toEqual({ ok: true })
  await runJobs(world)
  expect(await order()).toMatchObject({ state: 'paid' })
  return parts
}

describe('an invoice paid in two parts', () => {
  test('has no open decisions once the rest is assigned, and its first part cannot be refunded', async () => {
    const { max } = await paidInFull()
    expect(await listQueue(world.db, { max: 10, first: null })).toEqual({ total: 0, queue: [] })
    for (const decision of [
      { intent: 'refund', note: 'Back' },
      { intent: 'write-off', note: 'Let it be' },
      { intent: 'ignore', note: 'Wait' },
    ] as const)
      expect(await decide(max, decision)).toEqual({ ok: false, reason: 'decided' })
    expect(await invoiceOf(world)).toMatchObject({ state: 'paid', paidCents: 41_995 })
    expect(await payouts()).toEqual([])
  })

  test('can be refunded by at most its amount less refunds in progress', async () => {
    const { max } = await paidInFull()
    expect(await refund(9_995)).toEqual({ ok: true, waits: false })
    expect(await decide(max, { intent: 'refund', note: 'Back' })).toEqual({ ok: false, reason: 'decided' })
    const [first] = await payouts()
    await markPayoutPaid(world, { actor, payoutId: first?.id ?? '', day: '2026-11-21' })
    expect(await refund(32_001, 9_995)).toMatchObject({ ok: false, reason: 'too-much', leftCents: 32_000 })
    expect(await refund(32_000, 9_995)).toEqual({ ok: true, waits: false })
    const out = (await payouts()).reduce((sum, { amountCents }) => sum + amountCents, 0)
    expect(out).toBe(41_995)
  })

  test('is due under the guarantee less every refund, including those in progress', async () => {
    await paidInFull()
    const held = () => world.db.transaction().execute((tx) => lockOrder(tx, orderId))
    const due = async () => {
      const paid = await held()
      return paid && (await findDueRefund(world.db, paid, world.now()))?.dueCents
    }
    expect(await due()).toBe(41_995)
    await refund(9_995)
    expect(await due()).toBe(32_000)
    const [first] = await payouts()
    await markPayoutPaid(world, { actor, payoutId: first?.id ?? '', day: '2026-11-21' })
    expect(await due()).toBe(32_000)
  })

  test('is either paid or refunded when staff decide concurrently', async () => {
    const { max, rest, label } = await paidInTwoParts()
    await Promise.all([
      decide(max, { intent: 'refund', note: 'Back' }),
      decide(rest, { intent: 'assign', label }),
      decide(max, { intent: 'refund', note: 'Back' }),
    ])
    const { paidCents } = await invoiceOf(world)
    const back = (await payouts()).reduce((sum, { amountCents }) => sum + amountCents, 0)
    expect(paidCents + back).toBe(41_995)
  })

  test('closes the first payment when the rest is written off from the second', async () => {
    const max = await book('T-1', '400.00')
    const little = await book('T-2', '10.00')
    expect(await decide(little, { intent: 'write-off', note: 'Charges of the bank' })).toEqual({ ok: true })
    expect(await payment(max)).toMatchObject({ state: 'assigned', reason: null })
  })
})

describe('a payment reversed by the bank', () => {
  test('blocks payouts that it leaves without cover, until the client pays again', async () => {
    await paidInFull()
    await refund(9_995)
    const reversal = await book('T-3', '400.00', { entry: { debit: true, reversal: true } })
    expect(await decide(reversal, { intent: 'take-back' })).toEqual({ ok: true })
    expect(await order()).toMatchObject({ owedCents: 40_000 })
    expect(await make()).toMatchObject({ ok: false, reason: 'money-not-here' })
    const [held] = await payouts()
    expect(await markPayoutPaid(world, { actor, payoutId: held?.id ?? '', day: '2026-11-21' })).toEqual({
      ok: false,
      reason: 'money-not-here',
    })
    await book('T-4', '400.00')
    expect(await make()).toMatchObject({ ok: true, count: 1 })
  })

  test('can be neither assigned nor refunded', async () => {
    const { max, label } = await paidInFull()
    const reversal = await book('T-3', '400.00', { entry: { debit: true, reversal: true } })
    expect(await decide(reversal, { intent: 'take-back' })).toEqual({ ok: true })
    expect(await payment(max)).toMatchObject({ state: 'taken_back' })
    expect(await decide(max, { intent: 'refund', note: 'Back' })).toEqual({ ok: false, reason: 'decided' })
    expect(await decide(max, { intent: 'assign', label })).toEqual({ ok: false, reason: 'decided' })
  })

  test('cancels its payout that is not yet in a bank file', async () => {
    const max = await book('T-1', '400.00')
    expect(await decide(max, { intent: 'refund', note: 'Back' })).toEqual({ ok: true })
    const reversal = await book('T-3', '400.00', { entry: { debit: true, reversal: true } })
    expect(await decide(reversal, { intent: 'take-back' })).toEqual({ ok: true })
    expect((await payouts()).map(({ state }) => state)).toEqual(['cancelled'])
    expect(await payment(max)).toMatchObject({ state: 'taken_back' })
  })

  test('cannot be reverted while a refund in a bank file needs its money', async () => {
    await paidInFull()
    await refund(9_995)
    expect(await make()).toMatchObject({ ok: true, count: 1 })
    const reversal = await book('T-3', '400.00', { entry: { debit: true, reversal: true } })
    expect(await decide(reversal, { intent: 'take-back' })).toEqual({ ok: false, reason: 'given-back' })
    await settlePayouts(world)
    expect(await order()).toMatchObject({ owedCents: 0 })
  })
})

describe('the database', () => {
  test('rejects refunds, payouts and allocations beyond the money received', async () => {
    const { max } = await paidInFull()
    await refund(9_995)
    const { db } = world
    const at = world.now()
    await db.updateTable('refunds').set({ state: 'paid' }).execute()
    await db.updateTable('orders').set({ refundedCents: 9_995 }).where('id', '=', orderId).execute()
    const more = { orderId, amountCents: 32_001, reason: 'goodwill', state: 'sending', requestedAt: at }
    await expect(db.insertInto('refunds').values(more).execute()).rejects.toThrow(/more than came/)
    const again = { paymentId: max, amountCents: 1, currencyCode: 'CHF', state: 'no_account', requestedAt: at }
    await expect(db.insertInto('payouts').values(again).execute()).rejects.toThrow(/more than came/)
    const { id: invoiceId } = await invoiceOf(world)
    const allocation = { paymentId: max, invoiceId, amountCents: 1, createdAt: at }
    await expect(db.insertInto('paymentAllocations').values(allocation).execute()).rejects.toThrow(/more than came/)
    const held = await db.transaction().execute((tx) => lockOrder(tx, orderId))
    expect(held).toMatchObject({ refundedCents: 9_995 })
  })
})
