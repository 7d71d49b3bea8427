import { expect, test } from 'vitest'
import { lockOrder } from '#shop/orders/order-db.server.ts'
import { returnTransfer } from '#shop/orders/settle-transfer.server.ts'
import { requestRefund } from '#shop/refunds/request-refund.server.ts'
import { aShopWithAccount, invoiceOf, orderByInvoice } from '#test/billing/billing.ts'
import { camt } from '#test/billing/camt.ts'
import { importFile } from '#test/billing/import.ts'
import { actorOf, aPerson } from '#test/cases.ts'
import { runJobs } from '#test/world.ts'
import { matchPayments } from './assign.server.ts'
import { decidePayment, type PaymentDecision } from './decide-payment.server.ts'

async function aReversedPayment() {
  const world = await aShopWithAccount()
  const placed = await orderByInvoice(world)
  if (!placed.ok) throw new Error(placed.reason)
  await runJobs(world)
  const actor = actorOf(await aPerson(world, { role: 'admin' }))
  const { reference } = await invoiceOf(world)
  const book = async (ref: string, amount: string, more: object = {}) => {
    const entries = [{ ref: `E-${ref}`, txs: [{ amount, reference, payer: 'Bea Buyer', ref }], ...more }]
    const content = new TextEncoder().encode(camt({ format: 'camt.054.001.08', entries }))
    expect(await importFile(world, actor, { name: 'bank.xml', content })).toMatchObject({ ok: true, newLines: 1 })
    await matchPayments(world)
  }
  const decide = async (reason: string, decision: PaymentDecision) => {
    const of = world.db.selectFrom('paymentsReceived').select('id').where('reason', '=', reason)
    return decidePayment(world, actor, (await of.executeTakeFirstOrThrow()).id, decision)
  }
  await book('T-1', '499.00')
  await book('T-2', '499.00', { debit: true, reversal: true })
  expect(await decide('reversal', { intent: 'take-back' })).toEqual({ ok: true })
  const order = () => world.db.transaction().execute((tx) => lockOrder(tx, placed.orderId))
  const refundPayment = (amountCents: number) => {
    const returned = { reference: '2026-00001', amountCents, now: world.now(), why: {} }
    return world.db.transaction().execute((tx) => returnTransfer(tx, placed.orderId, returned))
  }
  return { world, book, decide, order, refundPayment }
}

test('after a reversal and a partial payment with write-off, at most the money received is refunded', async () => {
  const { world, book, decide, order, refundPayment } = await aReversedPayment()
  await book('T-3', '400.00')
  expect(await decide('underpaid', { intent: 'write-off', note: 'Let it be' })).toEqual({ ok: true })
  expect(await invoiceOf(world)).toMatchObject({ state: 'written_off', paidCents: 40_000, writtenOffCents: 9_900 })
  expect(await order()).toMatchObject({ state: 'paid', waivedCents: 9_900 })
  expect(await refundPayment(40_001)).toBe(false)
  expect(await refundPayment(40_000)).toBe(true)
  await runJobs(world)
  expect(await order()).toMatchObject({ state: 'refunded', refundedCents: 40_000 })
  expect(await invoiceOf(world)).toMatchObject({ paidCents: 0, creditedCents: 40_000 })
})

test('a payment after a reversal pays the order, opens no second case and can be refunded in full', async () => {
  const { world, book, order, refundPayment } = await aReversedPayment()
  await book('T-3', '499.00')
  expect(await invoiceOf(world)).toMatchObject({ state: 'paid', paidCents: 49_900 })
  await runJobs(world)
  expect(await world.db.selectFrom('cases').select('id').execute()).toHaveLength(1)
  expect(await refundPayment(49_900)).toBe(true)
  await runJobs(world)
  expect(await order()).toMatchObject({ state: 'refunded', waivedCents: 0 })
  expect(await invoiceOf(world)).toMatchObject({ state: 'credited', paidCents: 0 })
})

test('a reversed payment cannot be refunded until the client pays again', async () => {
  const { world, book, order, refundPayment } = await aReversedPayment()
  const held = await order()
  const owner = actorOf(await aPerson(world, { role: 'owner' }))
  const ask = (amountCents: number) =>
    requestRefund(world, {
      ...{ orderId: held?.id ?? '', actor: owner, seenCents: 0 },
      ...{ amountCents, reason: 'goodwill', words: 'A late answer' },
    })
  expect(held).toMatchObject({ state: 'paid', owedCents: 49_900 })
  expect(await ask(1)).toMatchObject({ ok: false, reason: 'too-much', leftCents: 0 })
  expect(await refundPayment(1)).toBe(false)
  await book('T-3', '400.00')
  expect(await order()).toMatchObject({ owedCents: 9_900 })
  expect(await ask(40_001)).toMatchObject({ ok: false, reason: 'too-much', leftCents: 40_000 })
  expect(await ask(40_000)).toEqual({ ok: true, waits: false })
})
