import { describe, expect, test } from 'vitest'
import { cancelInvoice } from '#billing/invoices/change-invoice.server.ts'
import * as billingStaffTexts from '#billing/staff/locales/en.ts'
import { aShopWithAccount, invoiceOf, orderByInvoice } from '#test/billing/billing.ts'
import { camt, type Tx } from '#test/billing/camt.ts'
import { importFile } from '#test/billing/import.ts'
import { actorOf, aPerson } from '#test/cases.ts'
import { runJobs, type World } from '#test/world.ts'
import { matchPayments } from './assign.server.ts'
import { decidePayment, type PaymentDecision } from './decide-payment.server.ts'
import { enterPayment } from './enter-payment.server.ts'

async function aDebt() {
  const world = await aShopWithAccount()
  const placed = await orderByInvoice(world)
  if (!placed.ok) throw new Error(placed.reason)
  await runJobs(world)
  const invoice = await invoiceOf(world)
  const actor = actorOf(await aPerson(world, { role: 'admin' }))
  const pay = async (
    txs: Tx[],
    more: Partial<Parameters<typeof camt>[0]['entries'][0]> = {},
    format: Parameters<typeof camt>[0]['format'] = 'camt.054.001.08',
  ) => {
    const content = new TextEncoder().encode(camt({ format, entries: [{ ref: 'E-1', txs, ...more }] }))
    const outcome = await importFile(world, actor, { name: 'bank.xml', content })
    await matchPayments(world)
    return outcome
  }
  const full: Tx = { amount: '499.00', reference: invoice.reference, payer: 'Bea Buyer', ref: 'T-1' }
  const decide = async (decision: PaymentDecision) => {
    const queued = world.db
      .selectFrom('paymentsReceived')
      .select('id')
      .where('state', '=', 'queued')
      .orderBy('createdAt', 'desc')
    return decidePayment(world, actor, (await queued.executeTakeFirstOrThrow()).id, decision)
  }
  return { world, invoice, actor, orderId: placed.orderId, pay, full, decide }
}

const paymentsOf = ({ db }: World) =>
  db.selectFrom('paymentsReceived').selectAll().orderBy('createdAt').orderBy('amountCents').execute()
const stateOf = async (world: World, orderId: string) =>
  (await world.db.selectFrom('orders').select('state').where('id', '=', orderId).executeTakeFirstOrThrow()).state

describe('a bank file', () => {
  test('pays the invoice with its reference, and the paid order opens its case', async () => {
    const { world, orderId, pay, full } = await aDebt()
    expect(await pay([full])).toMatchObject({ ok: true, newLines: 1, knownLines: 0 })
    expect(await invoiceOf(world)).toMatchObject({ state: 'paid', paidCents: 49_900 })
    expect(await paymentsOf(world)).toMatchObject([{ state: 'assigned', reason: null }])
    expect(await stateOf(world, orderId)).toBe('paid')
    await runJobs(world)
    expect(await world.db.selectFrom('cases').select('id').execute()).toHaveLength(1)
  })

  test('books a payment once from repeated, concurrent and different files', async () => {
    const { world, pay, full } = await aDebt()
    const again = await Promise.all([
      pay([full]),
      pay([full]),
      pay([full], {}, 'camt.053.001.04'),
      pay([], { amount: '499.00' }, 'camt.053.001.08'),
    ])
    expect(again.map((one) => (one.ok ? one.newLines : one.reason)).toSorted()).toEqual([0, 0, 0, 1])
    expect((await invoiceOf(world)).paidCents).toBe(49_900)
  })

  test('that repeats a booking books it once', async () => {
    const { world, actor, full } = await aDebt()
    const entries = [1, 2].map(() => ({ ref: 'E-1', txs: [full] }))
    const content = new TextEncoder().encode(camt({ format: 'camt.053.001.08', entries }))
    expect(await importFile(world, actor, { name: 'x', content })).toMatchObject({ newLines: 1, knownLines: 1 })
    await runJobs(world)
    expect(await paymentsOf(world)).toHaveLength(1)
  })

  test('whose matching was interrupted is matched once by concurrent runs', async () => {
    const { world, actor, full } = await aDebt()
    const content = new TextEncoder().encode(
      camt({ format: 'camt.053.001.08', entries: [{ ref: 'E-1', txs: [full] }] }),
    )
    await importFile(world, actor, { name: 'x', content })
    expect(await paymentsOf(world)).toMatchObject([{ state: 'new' }])
    await Promise.all([matchPayments(world), matchPayments(world), runJobs(world)])
    expect(await world.db.selectFrom('paymentAllocations').selectAll().execute()).toHaveLength(1)
    expect((await invoiceOf(world)).state).toBe('paid')
  })

  test('is accepted only from staff with the permission', async () => {
    const { world } = await aDebt()
    const adviser = actorOf(await aPerson(world, { role: 'adviser' }))
    const upload = { name: 'x', content: new Uint8Array() }
    expect(await importFile(world, adviser, upload)).toEqual({ ok: false, reason: 'not-allowed' })
  })
})

describe('a payment that does not match is queued for staff', () => {
  test('as underpaid; a second payment settles the invoice', async () => {
    const { world, orderId, pay, full } = await aDebt()
    await pay([{ ...full, amount: '400.00' }])
    expect(await invoiceOf(world)).toMatchObject({ state: 'partly_paid', paidCents: 40_000 })
    expect(await paymentsOf(world)).toMatchObject([{ state: 'queued', reason: 'underpaid' }])
    expect(await stateOf(world, orderId)).toBe('awaiting_transfer')
    await pay([{ ...full, amount: '99.00', ref: 'T-2' }], { ref: 'E-2' })
    expect((await invoiceOf(world)).state).toBe('paid')
    expect(await stateOf(world, orderId)).toBe('paid')
  })

  test('as underpaid; staff can write off the rest, which pays the order', async () => {
    const { world, orderId, pay, full, decide } = await aDebt()
    await pay([{ ...full, amount: '498.95' }])
    expect(await decide({ intent: 'write-off', note: ' ' })).toEqual({ ok: false, reason: 'no-note' })
    expect(await decide({ intent: 'write-off', note: billingStaffTexts.billing.outcomes.charges })).toEqual({
      ok: true,
    })
    expect(await invoiceOf(world)).toMatchObject({
      state: 'written_off',
      writtenOffCents: 5,
      writtenOffOn: '2026-11-21',
    })
    expect(await stateOf(world, orderId)).toBe('paid')
  })

  test('as underpaid; staff can refund it in full and cancel the open invoice', async () => {
    const { world, invoice, actor, pay, full, decide } = await aDebt()
    await pay([{ ...full, amount: '400.00' }])
    expect(await decide({ intent: 'refund', note: 'Changed their mind' })).toEqual({ ok: true })
    expect(await invoiceOf(world)).toMatchObject({ state: 'issued', paidCents: 0 })
    const payouts = world.db.selectFrom('payouts').select(['amountCents', 'state'])
    expect(await payouts.execute()).toEqual([{ amountCents: 40_000, state: 'no_account' }])
    expect(await cancelInvoice(world, { actor, invoiceId: invoice.id })).toEqual({ ok: true })
  })

  test('as overpaid; staff can refund the excess', async () => {
    const { world, pay, full, decide } = await aDebt()
    await pay([{ ...full, amount: '500.00' }])
    expect((await invoiceOf(world)).state).toBe('paid')
    expect(await paymentsOf(world)).toMatchObject([{ state: 'queued', reason: 'overpaid' }])
    expect(await decide({ intent: 'refund', note: 'CHF 1 back by bank' })).toEqual({ ok: true })
    expect(await paymentsOf(world)).toMatchObject([{ state: 'to_refund' }])
  })

  test('when the invoice is already paid; staff can ignore it', async () => {
    const { world, pay, full, decide } = await aDebt()
    await pay([full])
    await pay([{ ...full, ref: 'T-2' }], { ref: 'E-2' })
    expect((await invoiceOf(world)).paidCents).toBe(49_900)
    expect(await paymentsOf(world)).toMatchObject([{ state: 'assigned' }, { state: 'queued', reason: 'paid-already' }])
    expect(await decide({ intent: 'ignore', note: 'Entered by hand before' })).toEqual({ ok: true })
    expect(
      (await world.db.selectFrom('paymentsReceived').select('state').where('state', '=', 'queued').execute()).length,
    ).toBe(0)
  })

  test('when its reference is unknown; staff can assign it by invoice number', async () => {
    const { world, invoice, pay, full, decide } = await aDebt()
    await pay([{ ...full, reference: 'RF18539007547034' }])
    expect(await paymentsOf(world)).toMatchObject([{ state: 'queued', reason: 'unknown-reference' }])
    expect(await decide({ intent: 'assign', label: '2026-99999' })).toEqual({ ok: false, reason: 'unknown-invoice' })
    expect(await decide({ intent: 'assign', label: invoice.label })).toEqual({ ok: true })
    expect((await invoiceOf(world)).state).toBe('paid')
  })

  test('when in another currency; it cannot be assigned', async () => {
    const { world, invoice, pay, full, decide } = await aDebt()
    await pay([{ ...full, currency: 'EUR' }])
    expect(await paymentsOf(world)).toMatchObject([{ state: 'queued', reason: 'other-currency' }])
    expect(await decide({ intent: 'assign', label: invoice.label })).toEqual({ ok: false, reason: 'other-currency' })
  })

  test('when it is a reversal; confirming it reopens the invoice', async () => {
    const { world, pay, full, decide } = await aDebt()
    await pay([full])
    await pay([{ ...full, ref: 'T-9' }], { ref: 'E-9', debit: true, reversal: true })
    expect(await paymentsOf(world)).toMatchObject([{ state: 'assigned' }, { state: 'queued', reason: 'reversal' }])
    expect(await decide({ intent: 'take-back' })).toEqual({ ok: true })
    expect(await invoiceOf(world)).toMatchObject({ state: 'issued', paidCents: 0 })
    expect(await paymentsOf(world)).toMatchObject([{ state: 'taken_back' }, { state: 'taken_back' }])
  })
})

describe('a booking with different references in statement and notification', () => {
  test.each([
    ['statement first', ['camt.053.001.08', 'camt.054.001.08']],
    ['notification first', ['camt.054.001.04', 'camt.053.001.04']],
  ] as const)('is booked once, %s', async (_name, formats) => {
    const { world, pay, full } = await aDebt()
    for (const format of formats) await pay([{ ...full, ref: `T-${format}` }], { ref: `E-${format}` }, format)
    expect(await paymentsOf(world)).toMatchObject([{ state: 'assigned' }])
    for (const format of formats)
      expect(await pay([{ ...full, ref: `T-${format}` }], { ref: `E-${format}` }, format)).toMatchObject({
        newLines: 0,
      })
  })

  test('is booked as often as in the file that contains it most often', async () => {
    const { world, pay, full } = await aDebt()
    await pay([full], { ref: 'E-1' }, 'camt.054.001.08')
    await pay([{ ...full, ref: 'T-2' }], { ref: 'E-2' }, 'camt.054.001.08')
    expect(await paymentsOf(world)).toHaveLength(2)
    for (const ref of ['S-1', 'S-2']) await pay([{ ...full, ref: `T-${ref}` }], { ref }, 'camt.053.001.08')
    expect(await paymentsOf(world)).toHaveLength(2)
    await pay([{ ...full, ref: 'T-S-3' }], { ref: 'S-3' }, 'camt.053.001.08')
    expect(await paymentsOf(world)).toHaveLength(3)
  })

  test.each([
    ['another amount', { amount: '499.05' }],
    ['another reference', { reference: 'RF18539007547034' }],
    ['no reference', { reference: null }],
  ])('is another booking with %s', async (_name, other) => {
    const { world, pay, full } = await aDebt()
    await pay([full])
    await pay([{ ...full, ref: 'T-2', ...other }], { ref: 'E-2' }, 'camt.053.001.08')
    expect(await paymentsOf(world)).toHaveLength(2)
  })
})

describe('a payment entered by hand', () => {
  const submitted = { amount: '499.00', day: '20.11.2026', payer: 'Bea', key: crypto.randomUUID() }

  test('pays its invoice, once however often the form is submitted', async () => {
    const { world, invoice, actor } = await aDebt()
    const enter = () => enterPayment(world, actor, { ...submitted, invoice: invoice.label })
    const both = await Promise.all([enter(), enter(), enter()])
    expect(both.every(({ ok }) => ok)).toBe(true)
    expect(await paymentsOf(world)).toMatchObject([{ state: 'assigned', bankFileId: null, bookedOn: '2026-11-20' }])
    expect((await invoiceOf(world)).state).toBe('paid')
  })

  test.each([
    [{ amount: '4,99' }, 'amount'],
    [{ amount: '0' }, 'amount'],
    [{ day: '30.2.2026' }, 'day'],
    [{ day: '22.11.2026' }, 'day'],
    [{ invoice: ' ' }, 'invoice'],
  ])('is refused with %j', async (change, field) => {
    const { world, invoice, actor } = await aDebt()
    const outcome = await enterPayment(world, actor, { ...submitted, invoice: invoice.label, ...change })
    expect(outcome).toMatchObject({ ok: false, reason: 'invalid', error: { issues: [{ path: [field] }] } })
    expect(await paymentsOf(world)).toEqual([])
  })
})

describe('cancelling an invoice', () => {
  test('creates the credit note, cancels the order and emails the buyer, once', async () => {
    const { world, invoice, actor, orderId } = await aDebt()
    world.mail.sent.length = 0
    const all = await Promise.all([1, 2].map(() => cancelInvoice(world, { actor, invoiceId: invoice.id })))
    expect(all.map((one) => (one.ok ? 'ok' : one.reason)).toSorted()).toEqual(['not-open', 'ok'])
    expect(await stateOf(world, orderId)).toBe('cancelled')
    await runJobs(world)
    expect(world.mail.sent.map(({ subject }) => subject)).toEqual(['Invoice 2026-00001 has been cancelled'])
    expect((await invoiceOf(world)).state).toBe('credited')
  })

  test('is refused once part of it was paid', async () => {
    const { world, invoice, actor, pay, full } = await aDebt()
    await pay([{ ...full, amount: '1.00' }])
    expect(await cancelInvoice(world, { actor, invoiceId: invoice.id })).toEqual({ ok: false, reason: 'has-payments' })
  })
})
