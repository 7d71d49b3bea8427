import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import * as billingStaffTexts from '#billing/staff/locales/en.ts'
import { placeByInvoice } from '#shop/checkout/place-by-invoice.server.ts'
import { aFact, asFirm, buyer, firm } from '#test/billing/billing.ts'
import { camt, type Tx } from '#test/billing/camt.ts'
import { importFile } from '#test/billing/import.ts'
import { actorOf, aPerson, listAuditActions } from '#test/cases.ts'
import { anOrderInput, aShop } from '#test/shop.ts'
import { runJobs } from '#test/world.ts'
import { matchPayments } from './assign.server.ts'
import { decidePayment, type PaymentDecision } from './decide-payment.server.ts'
import { enterPayment } from './enter-payment.server.ts'

const world = await aShop({}, afterAll)
await aFact(world, 'iban', firm.iban)
await aFact(world, 'qrIban', firm.qrIban)
const staff = async (role: 'admin' | 'adviser') => actorOf(await aPerson(world, { role }))
const [admin, second, adviser] = [await staff('admin'), await staff('admin'), await staff('adviser')]

async function anInvoice() {
  const placed = await asFirm(world, () =>
    placeByInvoice(world, { ...anOrderInput([['standard-2025', 1]]), buyer, isClient: true }),
  )
  if (!placed.ok) throw new Error(placed.reason)
  await runJobs(world)
  return invoiceOf(placed.orderId)
}

const invoiceOf = (orderId: string) =>
  world.db
    .selectFrom('invoices')
    .selectAll()
    .where('orderId', '=', orderId)
    .where('kind', '=', 'invoice')
    .executeTakeFirstOrThrow()
type Invoice = Awaited<ReturnType<typeof anInvoice>>
const again = ({ orderId }: Invoice) => invoiceOf(orderId)

async function booking(invoice: Invoice | null, change: Partial<Tx> = {}, entry: object = {}) {
  const ref = randomUUID().slice(0, 18)
  const tx: Tx = { amount: '499.00', reference: invoice?.reference ?? null, payer: 'Bea Buyer', ref, ...change }
  const file = camt({ format: 'camt.054.001.08', entries: [{ ref: `E-${ref}`, txs: [tx], ...entry }] })
  const taken = await importFile(world, admin, { name: 'bank.xml', content: new TextEncoder().encode(file) })
  if (!taken.ok || taken.newLines !== 1) throw new Error('the booking was not taken in')
  await matchPayments(world)
  return paymentIn(taken.fileIds[0] ?? '')
}

const paymentIn = (fileId: string) =>
  world.db.selectFrom('paymentsReceived').selectAll().where('bankFileId', '=', fileId).executeTakeFirstOrThrow()
const payment = (id: string) =>
  world.db.selectFrom('paymentsReceived').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const decide = (id: string, decision: PaymentDecision, actor = admin) => decidePayment(world, actor, id, decision)
const payoutsOf = (paymentId: string) =>
  world.db.selectFrom('payouts').select(['amountCents', 'state']).where('paymentId', '=', paymentId).execute()
const allocated = async (invoiceId: string) =>
  (await world.db.selectFrom('paymentAllocations').selectAll().where('invoiceId', '=', invoiceId).execute())
    .filter(({ withdrawnAt }) => withdrawnAt === null)
    .reduce((sum, { amountCents }) => sum + amountCents, 0)

describe('a decision about a queued payment', () => {
  const decisions: PaymentDecision[] = [
    { intent: 'assign', label: '2026-00001' },
    { intent: 'refund', note: 'x' },
    { intent: 'ignore', note: 'x' },
    { intent: 'write-off', note: 'x' },
    { intent: 'take-back' },
  ]

  test.each(decisions)('requires permission: $intent', async (decision) => {
    const { id } = await booking(null)
    expect(await decide(id, decision, adviser)).toEqual({ ok: false, reason: 'not-allowed' })
    const client = actorOf(await aPerson(world))
    expect(await decide(id, decision, client)).toEqual({ ok: false, reason: 'not-allowed' })
    expect((await payment(id)).state).toBe('queued')
  })

  test.each(decisions)('fails for an unknown payment: $intent', async (decision) => {
    expect(await decide(randomUUID(), decision)).toEqual({ ok: false, reason: 'unknown-payment' })
  })

  test.each(decisions)('is refused for a payment that was matched automatically: $intent', async (decision) => {
    const invoice = await anInvoice()
    const { id, state } = await booking(invoice)
    expect(state).toBe('assigned')
    expect(await decide(id, decision)).toEqual({ ok: false, reason: 'decided' })
    expect(await again(invoice)).toMatchObject({ state: 'paid', paidCents: 49_900 })
    expect(await payoutsOf(id)).toEqual([])
  })

  test.each([
    { intent: 'refund', note: '' },
    { intent: 'ignore', note: ' \n\t ' },
    { intent: 'write-off', note: '\u00a0' },
  ] as PaymentDecision[])('requires a note: $intent', async (decision) => {
    const { id } = await booking(null)
    expect(await decide(id, decision)).toEqual({ ok: false, reason: 'no-note' })
    expect((await payment(id)).state).toBe('queued')
  })

  test('is made once when several staff members decide concurrently', async () => {
    const invoice = await anInvoice()
    const { id } = await booking(null)
    const before = (await listAuditActions(world)).filter((action) => action === 'payment.decided').length
    const outcomes = await Promise.all([
      decide(id, { intent: 'assign', label: invoice.label }),
      decide(id, { intent: 'refund', note: 'Not ours' }, second),
      decide(id, { intent: 'ignore', note: 'Not ours' }),
      decide(id, { intent: 'refund', note: 'Not ours' }),
    ])
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(outcomes.filter(({ ok }) => !ok)).toEqual(Array(3).fill({ ok: false, reason: 'decided' }))
    const given = (await payoutsOf(id)).reduce((sum, { amountCents }) => sum + amountCents, 0)
    expect((await allocated(invoice.id)) + given).toBeLessThanOrEqual(49_900)
    const after = (await listAuditActions(world)).filter((action) => action === 'payment.decided').length
    expect(after - before).toBe(1)
  })
})

describe('allocations and refunds never exceed the money received', () => {
  test('when the rest of an overpayment is assigned to another invoice', async () => {
    const [first, other] = [await anInvoice(), await anInvoice()]
    const paid = await booking(first, { amount: '600.00' })
    expect(paid).toMatchObject({ state: 'queued', reason: 'overpaid' })
    expect(await decide(paid.id, { intent: 'assign', label: ` ${other.label} ` })).toEqual({ ok: true })
    expect(await again(first)).toMatchObject({ state: 'paid', paidCents: 49_900 })
    expect(await again(other)).toMatchObject({ state: 'partly_paid', paidCents: 10_100 })
    expect(await payment(paid.id)).toMatchObject({ state: 'queued', reason: 'underpaid' })
    expect(await decide(paid.id, { intent: 'assign', label: other.label })).toEqual({
      ok: false,
      reason: 'nothing-left',
    })
    expect(await allocated(other.id)).toBe(10_100)
  })

  test('when a payment exceeds its invoice; the rest remains to be decided', async () => {
    const [first, other] = [await anInvoice(), await anInvoice()]
    const paid = await booking(null, { amount: '1200.00' })
    expect(await decide(paid.id, { intent: 'assign', label: first.label })).toEqual({ ok: true })
    expect(await payment(paid.id)).toMatchObject({ state: 'queued', reason: 'overpaid' })
    expect(await decide(paid.id, { intent: 'assign', label: first.label })).toEqual({ ok: false, reason: 'not-open' })
    expect(await decide(paid.id, { intent: 'assign', label: other.label })).toEqual({ ok: true })
    expect(await decide(paid.id, { intent: 'refund', note: 'Too much' })).toEqual({ ok: true })
    expect((await payoutsOf(paid.id)).map(({ amountCents }) => amountCents)).toEqual([120_000 - 2 * 49_900])
    expect([await allocated(first.id), await allocated(other.id)]).toEqual([49_900, 49_900])
  })

  test('when two payments are assigned to one invoice concurrently', async () => {
    const invoice = await anInvoice()
    const payments = [await booking(null), await booking(null)]
    const outcomes = await Promise.all(payments.map(({ id }) => decide(id, { intent: 'assign', label: invoice.label })))
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(outcomes).toContainEqual({ ok: false, reason: 'not-open' })
    expect(await again(invoice)).toMatchObject({ state: 'paid', paidCents: 49_900 })
    expect(await allocated(invoice.id)).toBe(49_900)
  })

  test('when one payment is assigned to two invoices concurrently', async () => {
    const invoices = [await anInvoice(), await anInvoice()]
    const { id } = await booking(null)
    const outcomes = await Promise.all(invoices.map(({ label }) => decide(id, { intent: 'assign', label })))
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    const sums = await Promise.all(invoices.map((invoice) => allocated(invoice.id)))
    expect(sums.toSorted((a, b) => a - b)).toEqual([0, 49_900])
  })

  test('when an underpayment is refunded in full; the invoice owes everything again', async () => {
    const invoice = await anInvoice()
    const { id } = await booking(invoice, { amount: '100.00' })
    const both = await Promise.all([1, 2].map(() => decide(id, { intent: 'refund', note: 'Changed their mind' })))
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    expect((await payoutsOf(id)).map(({ amountCents }) => amountCents)).toEqual([10_000])
    expect(await again(invoice)).toMatchObject({ state: 'issued', paidCents: 0 })
    expect(await allocated(invoice.id)).toBe(0)
  })

  test('when the rest of an invoice is written off; it accepts no further payment', async () => {
    const invoice = await anInvoice()
    const { id } = await booking(invoice, { amount: '498.00' })
    expect(await decide(id, { intent: 'write-off', note: billingStaffTexts.billing.outcomes.charges })).toEqual({
      ok: true,
    })
    expect(await again(invoice)).toMatchObject({ state: 'written_off', writtenOffCents: 100, paidCents: 49_800 })
    const late = await booking(invoice, { amount: '1.00' })
    expect(late).toMatchObject({ state: 'queued', reason: 'cancelled' })
    expect(await decide(late.id, { intent: 'assign', label: invoice.label })).toEqual({ ok: false, reason: 'not-open' })
  })

  test('when a write-off is refused for an invoice that the payment did not pay', async () => {
    const { id } = await booking(null)
    expect(await decide(id, { intent: 'write-off', note: 'x' })).toEqual({ ok: false, reason: 'not-open' })
  })
})

describe('decisions that do not apply', () => {
  test.each([
    { intent: 'assign', label: '' },
    { intent: 'refund', note: 'x' },
  ] as PaymentDecision[])('$intent is refused for a payment in another currency', async (decision) => {
    const invoice = await anInvoice()
    const { id, reason } = await booking(invoice, { currency: 'EUR' })
    expect(reason).toBe('other-currency')
    const requested = decision.intent === 'assign' ? { ...decision, label: invoice.label } : decision
    expect(await decide(id, requested)).toEqual({ ok: false, reason: 'other-currency' })
    expect(await allocated(invoice.id)).toBe(0)
  })

  test('a reversal can neither be assigned nor refunded', async () => {
    const invoice = await anInvoice()
    const { id } = await booking(invoice, {}, { debit: true, reversal: true })
    expect((await payment(id)).reason).toBe('reversal')
    expect(await decide(id, { intent: 'assign', label: invoice.label })).toEqual({
      ok: false,
      reason: 'other-currency',
    })
    expect(await decide(id, { intent: 'refund', note: 'x' })).toEqual({ ok: false, reason: 'other-currency' })
    expect(await decide(id, { intent: 'take-back' })).toEqual({ ok: false, reason: 'nothing-to-take-back' })
    expect(await decide(id, { intent: 'ignore', note: 'Never ours' })).toEqual({ ok: true })
  })

  test('a received payment cannot be handled as a reversal', async () => {
    const { id } = await booking(null)
    expect(await decide(id, { intent: 'take-back' })).toEqual({ ok: false, reason: 'nothing-to-take-back' })
  })

  test.each(['', '2026-99999', 'CN-2026-00001', "2026-00001'; drop table invoices", '%', 'x'.repeat(5_000)])(
    'an assignment to the unknown invoice %j is refused',
    async (label) => {
      const { id } = await booking(null)
      expect(await decide(id, { intent: 'assign', label })).toEqual({ ok: false, reason: 'unknown-invoice' })
      expect((await payment(id)).state).toBe('queued')
    },
  )
})

describe('a payment entered by hand', () => {
  const submitted = { amount: '499.00', day: '20.11.2026', invoice: 'none', payer: 'Bea' }
  const enter = (change: Partial<typeof submitted & { key: string }> = {}, actor = admin) =>
    enterPayment(world, actor, { ...submitted, key: randomUUID(), ...change })
  const count = async () => (await world.db.selectFrom('paymentsReceived').select('id').execute()).length

  test('requires permission', async () => {
    const before = await count()
    expect(await enter({}, adviser)).toEqual({ ok: false, reason: 'not-allowed' })
    expect(await count()).toBe(before)
  })

  test.each([
    [{ amount: '' }, 'amount'],
    [{ amount: '-5' }, 'amount'],
    [{ amount: '0.001' }, 'amount'],
    [{ amount: '0.00' }, 'amount'],
    [{ amount: '1e3' }, 'amount'],
    [{ amount: '12345678' }, 'amount'],
    [{ amount: 'CHF 5' }, 'amount'],
    [{ day: '' }, 'day'],
    [{ day: 'yesterday' }, 'day'],
    [{ day: '31.11.2026' }, 'day'],
    [{ day: '22.11.2026' }, 'day'],
    [{ amount: '12,50' }, 'amount'],
    [{ invoice: '' }, 'invoice'],
    [{ invoice: 'x'.repeat(41) }, 'invoice'],
    [{ payer: 'x'.repeat(141) }, 'payer'],
    [{ key: 'not-a-key' }, 'key'],
  ])('with %j is refused and not saved', async (change, field) => {
    const before = await count()
    expect(await enter(change)).toMatchObject({ ok: false, reason: 'invalid', error: { issues: [{ path: [field] }] } })
    expect(await count()).toBe(before)
  })

  test.each([
    ["1'234.50", 123_450],
    ['1’234', 123_400],
    ['1,234.50', 123_450],
    ['1,234,567.00', 123_456_700],
    ['1 234.5', 123_450],
    ['0.05', 5],
    ['9999999.99', 999_999_999],
    ['0.29', 29],
    ['1.15', 115],
  ])('of %j francs is stored as %d cents', async (amount, cents) => {
    const entered = await enter({ amount })
    if (!entered.ok || !entered.paymentId) throw new Error('not entered')
    expect(await payment(entered.paymentId)).toMatchObject({
      amountCents: cents,
      state: 'queued',
      reason: 'unknown-reference',
    })
  })

  test('is saved once when the same form is submitted concurrently', async () => {
    const invoice = await anInvoice()
    const key = randomUUID()
    const both = await Promise.all([
      enter({ key, invoice: invoice.label }),
      enter({ key, invoice: invoice.label }, second),
    ])
    expect(both.map((one) => one.ok && one.paymentId !== null).toSorted()).toEqual([false, true])
    expect(await again(invoice)).toMatchObject({ state: 'paid', paidCents: 49_900 })
  })

  test('for a paid invoice is queued for staff', async () => {
    const invoice = await anInvoice()
    await booking(invoice)
    const entered = await enter({ invoice: invoice.label })
    if (!entered.ok || !entered.paymentId) throw new Error('not entered')
    expect(await payment(entered.paymentId)).toMatchObject({ state: 'queued', reason: 'paid-already' })
    expect(await allocated(invoice.id)).toBe(49_900)
  })
})
