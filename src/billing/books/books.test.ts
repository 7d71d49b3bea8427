import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decidePayment } from '#billing/bank/decide-payment.server.ts'
import { enterPayment } from '#billing/bank/enter-payment.server.ts'
import { type AccountName, accounts, netTaxRatePercent } from '#billing/billing-settings.ts'
import { vatWithinCents } from '#billing/invoices/invoice.ts'
import { markPayoutPaid, notePayoutReturned } from '#billing/payouts/change-payout.server.ts'
import { loader as journal } from '#billing/staff/journal-route.ts'
import { loader as overview } from '#billing/staff/revenue-page.tsx'
import { settlePayment } from '#shop/orders/settle-payment.server.ts'
import { argsFor } from '#test/admin/admin-context.ts'
import { aShopWithAccount, invoiceOf, orderByInvoice } from '#test/billing/billing.ts'
import { actorOf, aPerson } from '#test/cases.ts'
import { aSetting } from '#test/settings.ts'
import { aPendingOrder } from '#test/shop.ts'
import { runJobs } from '#test/world.ts'
import {
  type Booked,
  type BookedPayment,
  type BookedPayout,
  type InvoiceDocument,
  journalOf,
  vatOfYear,
} from './journal.ts'
import { readAccounts } from './read-accounts.server.ts'

const numbers = {
  ...{ receivable: '1100', bank: '1020', provider: '1090', revenue: '3400', vat: '2200', losses: '3805' },
  credits: '2030',
}

const sale = fc
  .record({
    totalCents: fc.integer({ min: 1, max: 5_000_000 }),
    rateBp: fc.constantFrom(0, 770, 810),
    payBy: fc.constantFrom('provider' as const, 'transfer' as const),
    shares: fc.tuple(...[0, 1, 2].map(() => fc.double({ min: 0, max: 1, noNaN: true }))),
  })
  .map(({ totalCents, rateBp, payBy, shares: [paid = 0, returned = 0, lost = 0] }) => {
    const label = String(totalCents)
    const paidCents = payBy === 'provider' ? totalCents : Math.floor(totalCents * paid)
    const returnedCents = Math.floor(paidCents * returned)
    const writtenOffCents = Math.floor((totalCents - paidCents) * lost)
    const facts = { label, name: 'Bea', issuedOn: '2026-03-01', payBy, vatCode: 'domestic' as const }
    const invoice: InvoiceDocument = {
      ...{ ...facts, kind: 'invoice', reason: null, totalCents, vatCents: vatWithinCents(totalCents, rateBp) },
      ...{ writtenOffCents, writtenOffOn: writtenOffCents > 0 ? '2026-05-01' : null },
    }
    const note: InvoiceDocument = {
      ...{ ...facts, kind: 'credit_note', reason: 'refund', totalCents: returnedCents },
      ...{ vatCents: vatWithinCents(returnedCents, rateBp), writtenOffCents: 0, writtenOffOn: null },
    }
    const came = { label, name: 'Bea', amountCents: paidCents }
    const allocations = [{ ...came, createdOn: '2026-04-02', reversedOn: null }]
    const payment: BookedPayment = { ...came, bookedOn: '2026-04-01', isReversal: false, allocations }
    return {
      documents: returnedCents > 0 ? [invoice, note] : [invoice],
      payments: payBy === 'transfer' && paidCents > 0 ? [payment] : [],
      openCents: totalCents - paidCents - writtenOffCents,
      netCents: totalCents - invoice.vatCents - (returnedCents - note.vatCents),
    }
  })

describe('the journal', () => {
  test('balances to the open amounts on receivables and the net sales on revenue', () => {
    fc.assert(
      fc.property(fc.array(sale, { maxLength: 30 }), (sales) => {
        const documents = sales.flatMap((one) => one.documents)
        const entries = journalOf(
          { documents, payments: sales.flatMap((one) => one.payments), payouts: [], returns: [] },
          numbers,
        )
        const on = (account: string) =>
          entries.reduce(
            (sum, { debit, credit, amountCents }) =>
              sum + (debit === account ? amountCents : 0) - (credit === account ? amountCents : 0),
            0,
          )
        expect(on('1100')).toBe(sales.reduce((sum, { openCents }) => sum + openCents, 0))
        expect(0 - on('3400')).toBe(sales.reduce((sum, { netCents }) => sum + netCents, 0))
        expect(Object.values(numbers).reduce((sum, account) => sum + on(account), 0)).toBe(0)
        expect(entries.every(({ amountCents }) => amountCents > 0)).toBe(true)
        expect(entries.map(({ on: day }) => day)).toEqual(entries.map(({ on: day }) => day).toSorted())
      }),
    )
  })
})

const payment: BookedPayment = {
  ...{ label: 'RF1', name: 'Bea', bookedOn: '2026-04-01', amountCents: 100, isReversal: false, allocations: [] },
}
const allocation = { label: '2026-1', name: 'Bea', amountCents: 60, createdOn: '2026-04-02', reversedOn: null }
const payout: BookedPayout = {
  ...{ label: 'REFUND-1', name: 'Bea', amountCents: 40, paidOn: '2026-05-01', returnedOn: null, isOnPaper: false },
}

test.each<[string, Partial<Booked>, string[]]>([
  ['that pays nothing', { payments: [payment] }, ['2026-04-01 unassigned 1020 2030 100']],
  [
    'of which too much came, and what was too much goes back',
    { payments: [{ ...payment, allocations: [allocation] }], payouts: [payout] },
    ['2026-04-01 paid 1020 1100 60', '2026-04-01 unassigned 1020 2030 40', '2026-05-01 paid-out 2030 1020 40'],
  ],
  [
    'that pays one invoice no more and another one then',
    {
      payments: [
        {
          ...payment,
          allocations: [
            { ...allocation, amountCents: 100, reversedOn: '2026-04-10' },
            { ...allocation, label: '2026-2', createdOn: '2026-04-11' },
          ],
        },
      ],
    },
    ['2026-04-01 paid 1020 1100 100', '2026-04-10 taken-back 1100 2030 100', '2026-04-11 assigned 2030 1100 60'],
  ],
  [
    'that the bank takes back',
    {
      payments: [
        { ...payment, allocations: [{ ...allocation, amountCents: 100, reversedOn: '2026-04-10' }] },
        { ...payment, isReversal: true, bookedOn: '2026-04-09' },
      ],
    },
    ['2026-04-01 paid 1020 1100 100', '2026-04-09 reversed 2030 1020 100', '2026-04-10 taken-back 1100 2030 100'],
  ],
  [
    'of ours that comes back and is made again, when a credit note has booked the first',
    {
      payouts: [
        { ...payout, isOnPaper: true, returnedOn: '2026-05-04' },
        { ...payout, label: 'REFUND-2', paidOn: '2026-05-08' },
      ],
    },
    ['2026-05-04 came-back 1020 2030 40', '2026-05-08 paid-out 2030 1020 40'],
  ],
  [
    'of which the provider gave a part back in vain, so that it is paid out',
    { returns: [{ label: 'REFUND-1', name: 'Ana', amountCents: 40, returnedOn: '2026-04-20' }], payouts: [payout] },
    ['2026-04-20 came-back 1090 2030 40', '2026-05-01 paid-out 2030 1020 40'],
  ],
])('a payment %s is booked', (_name, booked, expected) => {
  const entries = journalOf({ documents: [], payments: [], payouts: [], returns: [], ...booked }, numbers)
  expect(
    entries.map(({ on, text, debit, credit, amountCents }) => [on, text, debit, credit, amountCents].join(' ')),
  ).toEqual(expected)
})

test('VAT is reported per quarter; sales without VAT are excluded from both methods', () => {
  const quarters = vatOfYear(
    [
      { month: 3, vatCode: 'domestic', vatRateBp: 810, grossCents: 108_100, vatCents: 8_100 },
      { month: 1, vatCode: 'abroad', vatRateBp: 0, grossCents: 50_000, vatCents: 0 },
      { month: 10, vatCode: 'domestic', vatRateBp: 810, grossCents: -10_810, vatCents: -810 },
    ],
    6.2,
  )
  expect(quarters).toEqual([
    { quarter: 1, grossCents: 108_100, effectiveCents: 8_100, netRateCents: 6_702, abroadCents: 50_000 },
    { quarter: 2, grossCents: 0, effectiveCents: 0, netRateCents: 0, abroadCents: 0 },
    { quarter: 3, grossCents: 0, effectiveCents: 0, netRateCents: 0, abroadCents: 0 },
    { quarter: 4, grossCents: -10_810, effectiveCents: -810, netRateCents: -670, abroadCents: 0 },
  ])
})

test('the billing page and the journal show sales, payments, refunds and open amounts', async () => {
  const world = await aShopWithAccount()
  const admin = await aPerson(world, { role: 'admin' })
  const { payment } = await aPendingOrder(world)
  await settlePayment(world, { ...payment, buyerName: '=HYPERLINK("x")' })
  await settlePayment(world, { ...payment, refundedCents: 9_990 })
  await orderByInvoice(world)
  await runJobs(world)
  const { label } = await world.db
    .selectFrom('invoices')
    .select('label')
    .where('payBy', '=', 'transfer')
    .executeTakeFirstOrThrow()
  const submitted = { amount: '100', day: '2026-11-21', payer: '', key: crypto.randomUUID(), invoice: label }
  await enterPayment(world, actorOf(admin), submitted)
  await aSetting(world, netTaxRatePercent, 5)
  const view = await overview(argsFor(world, admin, { path: '/admin/billing' }))
  expect(view).toMatchObject({
    receivables: { notDue: { count: 1, cents: 39_900 }, over90: { count: 0, cents: 0 } },
    months: [{ month: 11, count: 2, grossCents: 89_810 }],
    channels: [
      { payBy: 'provider', grossCents: 39_910 },
      { payBy: 'transfer', grossCents: 49_900 },
    ],
    products: [
      { title: 'Standard', quantity: 2, grossCents: 99_800 },
      { title: null, grossCents: -9_990 },
    ],
  })
  expect(view.quarters[3]).toMatchObject({
    grossCents: 89_810,
    effectiveCents: vatWithinCents(49_900, 810) * 2 - vatWithinCents(9_990, 810),
    netRateCents: 4_491,
  })
  const answer = await journal(argsFor(world, admin, { path: '/admin/billing/journal?year=2026' }))
  const text = await answer.text()
  expect(text).toContain('2026-11-21,2026-00001')
  expect(text).toContain(',1090,1100,499.00')
  expect(text).toContain(',1020,1100,100.00')
  expect(text).toContain(',1100,1090,99.90')
  expect(text).not.toMatch(/(^|,)"?=/m)
  world.setNow('2027-03-01T09:00:00Z')
  const later = await overview(argsFor(world, admin, { path: '/admin/billing?year=2026' }))
  expect(later.receivables.to90).toEqual({ count: 1, cents: 39_900 })
})

test('the journal books on the configured accounts', async () => {
  const world = await aShopWithAccount()
  const own = { ...numbers }
  for (const [at, name] of (Object.keys(accounts) as AccountName[]).entries()) {
    own[name] = String(4_701 + at)
    await aSetting(world, accounts[name], own[name])
  }
  expect(await readAccounts(world)).toEqual(own)
  await orderByInvoice(world)
  await runJobs(world)
  const owner = await aPerson(world, { role: 'owner' })
  const answer = await journal(argsFor(world, owner, { path: '/admin/billing/journal?year=2026' }))
  expect(await answer.text()).toContain(`,${own.receivable},${own.revenue},`)
})

test('the journal shows overpayments, refunds, returned payouts and their repetition', async () => {
  const world = await aShopWithAccount()
  const owner = await aPerson(world, { role: 'owner' })
  const actor = actorOf(owner)
  await orderByInvoice(world)
  await runJobs(world)
  const { label } = await invoiceOf(world)
  const submitted = { day: '2026-11-20', payer: 'Bea', invoice: label }
  await enterPayment(world, actor, { ...submitted, amount: '599', key: crypto.randomUUID() })
  await runJobs(world)
  const { id } = await world.db.selectFrom('paymentsReceived').select('id').executeTakeFirstOrThrow()
  await decidePayment(world, actor, id, { intent: 'refund', note: 'Too much came' })
  const newest = world.db.selectFrom('payouts').select('id').orderBy('number', 'desc')
  const requested = async () => ({ actor, payoutId: (await newest.executeTakeFirstOrThrow()).id })
  await markPayoutPaid(world, { ...(await requested()), day: '2026-11-20' })
  await notePayoutReturned(world, await requested())
  await markPayoutPaid(world, { ...(await requested()), day: '2026-11-21' })
  await enterPayment(world, actor, { ...submitted, amount: '7', key: crypto.randomUUID() })
  await runJobs(world)
  const ignored = world.db.selectFrom('paymentsReceived').select('id').where('amountCents', '=', 700)
  const input = { intent: 'ignore', note: 'Not ours' } as const
  expect(await decidePayment(world, actor, (await ignored.executeTakeFirstOrThrow()).id, input)).toEqual({ ok: true })
  const answer = await journal(argsFor(world, owner, { path: '/admin/billing/journal?year=2026' }))
  const lines = (await answer.text()).split('\n').map((line) => line.trim().split(','))
  const booked = lines.filter((line) => line.includes('2030')).map((line) => [line[0], ...line.slice(-3)].join(' '))
  expect(booked).toEqual([
    '2026-11-20 1020 2030 100.00',
    '2026-11-20 2030 1020 100.00',
    '2026-11-21 1020 2030 100.00',
    '2026-11-21 2030 1020 100.00',
  ])
})
