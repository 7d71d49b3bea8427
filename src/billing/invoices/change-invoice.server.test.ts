import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lockOrder } from '#shop/orders/order-db.server.ts'
import { settlePayment } from '#shop/orders/settle-payment.server.ts'
import { recordTransfer } from '#shop/orders/settle-transfer.server.ts'
import { aFact, asFirm, firm, orderByInvoice } from '#test/billing/billing.ts'
import { actorOf, aPerson } from '#test/cases.ts'
import { aPendingOrder, aShop } from '#test/shop.ts'
import type { World } from '#test/world.ts'
import { billOrder } from './bill-order.server.ts'
import { cancelInvoice } from './change-invoice.server.ts'
import { creditInvoice } from './credit-invoice.server.ts'
import { findInvoiceOf, lockInvoice } from './invoice-db.server.ts'
import { recipientOf } from './issue-invoice.server.ts'
import { removeOldInvoices } from './remove-old-invoices.server.ts'

let world: World
beforeAll(async () => {
  world = await aShop({}, afterAll)
  await aFact(world, 'iban', firm.iban)
})

async function anInvoice(by: 'transfer' | 'card' = 'transfer') {
  let orderId = ''
  if (by === 'card') {
    const { order, payment } = await aPendingOrder(world)
    await settlePayment(world, payment)
    orderId = order.id
  } else {
    const placed = await orderByInvoice(world)
    orderId = placed.ok ? placed.orderId : ''
  }
  await asFirm(world, () => billOrder(world, orderId))
  const again = async () => {
    const invoice = await findInvoiceOf(world.db, orderId)
    if (!invoice) throw new Error('There is no invoice')
    return invoice
  }
  const order = () => world.db.transaction().execute((tx) => lockOrder(tx, orderId))
  return { orderId, again, order, id: (await again()).id }
}
const credit = (invoiceId: string, amountCents: number, reason: 'refund' | 'cancelled' = 'refund') =>
  world.db.transaction().execute(async (tx) => {
    const invoice = await lockInvoice(tx, invoiceId)
    if (invoice) return creditInvoice(tx, invoice, { amountCents, reason, at: world.now() })
  })
const notesOf = (invoiceId: string) =>
  world.db
    .selectFrom('invoices')
    .select(['id', 'totalCents', 'vatCents', 'number'])
    .where('creditsId', '=', invoiceId)
    .orderBy('number')
    .execute()

describe('cancelling an invoice', () => {
  test('is refused without permission and changes nothing', async () => {
    const { id, again, order } = await anInvoice()
    for (const role of ['client', 'adviser'] as const) {
      const actor = actorOf(await aPerson(world, { role }))
      expect(await cancelInvoice(world, { actor, invoiceId: id })).toEqual({ ok: false, reason: 'not-allowed' })
    }
    expect(await again()).toMatchObject({ state: 'issued', creditedCents: 0 })
    expect(await order()).toMatchObject({ state: 'awaiting_transfer' })
  })

  test('requires an unpaid transfer invoice', async () => {
    const actor = actorOf(await aPerson(world, { role: 'admin' }))
    const cancel = (invoiceId: string) => cancelInvoice(world, { actor, invoiceId })
    expect(await cancel((await anInvoice('card')).id)).toEqual({ ok: false, reason: 'not-open' })
    const { id, orderId, order } = await anInvoice()
    expect(await cancel(id)).toEqual({ ok: true })
    const [note] = await notesOf(id)
    for (const other of [note?.id ?? '', randomUUID()])
      expect(await cancel(other)).toEqual({ ok: false, reason: 'unknown-invoice' })
    const late = { reference: '2026-1', now: world.now() }
    expect(await world.db.transaction().execute((tx) => recordTransfer(tx, orderId, late))).toBe(false)
    expect(await order()).toMatchObject({ state: 'cancelled' })
  })
})

describe('a credit note', () => {
  test('credits in parts, with consecutive numbers and the exact VAT of the invoice', async () => {
    const { id, again } = await anInvoice('card')
    for (const cents of [16_633, 16_633, 16_634]) await credit(id, cents)
    const invoice = await again()
    expect(invoice).toMatchObject({ state: 'credited', creditedCents: 49_900, paidCents: 0 })
    const notes = await notesOf(id)
    expect(invoice.vatCents).toBe(3_739)
    expect(notes.reduce((sum, { vatCents }) => sum + vatCents, 0)).toBe(invoice.vatCents)
    const [first = 0] = notes.map(({ number }) => number)
    expect(notes.map(({ number }) => number)).toEqual([first, first + 1, first + 2])
  })

  test('never exceeds the rest, and a failed attempt uses up no number', async () => {
    const { id, again } = await anInvoice('card')
    await credit(id, 49_899)
    await expect(credit(id, 2)).rejects.toThrow(/would be credited/)
    expect(await again()).toMatchObject({ creditedCents: 49_899, state: 'paid' })
    await credit(id, 1)
    const numbers = (await notesOf(id)).map(({ number }) => number)
    expect((numbers[1] ?? 0) - (numbers[0] ?? 0)).toBe(1)
  })

  test('of an unpaid invoice leaves nothing open', async () => {
    const { id, again } = await anInvoice()
    await credit(id, 49_900, 'cancelled')
    expect(await again()).toMatchObject({ state: 'credited', creditedCents: 49_900, paidCents: 0 })
    await expect(credit(id, 1, 'cancelled')).rejects.toThrow(/would be credited/)
  })
})

test('the recipient is taken from the order, then the account, then the order number alone', async () => {
  const client = await aPerson(world, { name: 'Ana Keller' })
  const { order: pending } = await aPendingOrder(world, [['basic-2025', 1]], { person: client })
  const anonymous = { name: `Order ${pending.number}`, email: null, address: null }
  for (const [change, expected] of [
    [{ buyerName: null }, { name: 'Ana Keller', email: client.email, address: null }],
    [
      { buyerName: 'Bea Buyer', buyerEmail: 'bea@example.com' },
      { name: 'Bea Buyer', email: 'bea@example.com' },
    ],
    [
      { buyerName: '', personId: null },
      { name: 'bea@example.com', address: null },
    ],
    [{ buyerEmail: null }, anonymous],
    [{ billingAddress: JSON.stringify({ town: 'Biel' }) }, anonymous],
  ] as const) {
    await world.db.updateTable('orders').set(change).where('id', '=', pending.id).execute()
    const found = await world.db.transaction().execute(async (tx) => {
      const order = await lockOrder(tx, pending.id)
      return order && recipientOf(tx, order)
    })
    expect(found).toMatchObject(expected)
  }
})

test('old invoices are removed with their credit notes, unless a credit note is newer', async () => {
  world.setNow('2016-03-01T09:00:00Z')
  const [old, saved] = [await anInvoice('card'), await anInvoice('card')]
  await credit(old.id, 100)
  const before = new Date('2016-06-01T00:00:00Z')
  world.setNow('2016-06-01T00:00:00Z')
  await credit(saved.id, 100)
  expect(await removeOldInvoices(world, before)).toBe(2)
  expect(await findInvoiceOf(world.db, old.orderId)).toBeNull()
  expect(await saved.again()).toMatchObject({ creditedCents: 100 })
  expect(await removeOldInvoices(world, new Date(before.getTime() + 1))).toBe(2)
})
