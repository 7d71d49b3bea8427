import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { loader as journal } from '#admin/billing/journal-route.ts'
import { loader as overview } from '#admin/billing/overview-page.tsx'
import { argsFor } from '#admin/test-desk.ts'
import { enterPayment } from '#billing/bank/enter-payment.server.ts'
import { aShopWithAccount, invoiceOf, orderByInvoice } from '#billing/test-billing.ts'
import { vatWithinCents } from '#billing/vat.ts'
import { settlePayment } from '#shop/settle-payment.server.ts'
import { actorOf, aPerson } from '#test/cases.ts'
import { aPendingOrder } from '#test/shop.ts'
import { runJobs } from '#test/world.ts'
import { type BookedPaper, type BookedPayment, journalOf, vatOfYear } from './journal.ts'

const numbers = { receivable: '1100', bank: '1020', provider: '1090', revenue: '3400', vat: '2200', losses: '3805' }

/** An invoice with what was paid, credited and written off of it, as the books know it. */
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
    const facts = { label, name: 'Bea', issuedOn: '2026-03-01', payBy }
    const invoice: BookedPaper = {
      ...{ ...facts, kind: 'invoice', reason: null, totalCents, vatCents: vatWithinCents(totalCents, rateBp) },
      ...{ writtenOffCents, writtenOffOn: writtenOffCents > 0 ? '2026-05-01' : null },
    }
    const note: BookedPaper = {
      ...{ ...facts, kind: 'credit_note', reason: 'refund', totalCents: returnedCents },
      ...{ vatCents: vatWithinCents(returnedCents, rateBp), writtenOffCents: 0, writtenOffOn: null },
    }
    const payment: BookedPayment = {
      label,
      name: 'Bea',
      bookedOn: '2026-04-01',
      amountCents: paidCents,
      takenBackOn: null,
    }
    return {
      papers: returnedCents > 0 ? [invoice, note] : [invoice],
      payments: payBy === 'transfer' && paidCents > 0 ? [payment] : [],
      openCents: totalCents - paidCents - writtenOffCents,
      netCents: totalCents - invoice.vatCents - (returnedCents - note.vatCents),
    }
  })

describe('the journal', () => {
  test('ends with what is open on receivables and what was earned on revenue', () => {
    fc.assert(
      fc.property(fc.array(sale, { maxLength: 30 }), (sales) => {
        const entries = journalOf(
          sales.flatMap(({ papers }) => papers),
          sales.flatMap(({ payments }) => payments),
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

test('the tax of a year is that of its quarters, and what bears none counts in no method', () => {
  const quarters = vatOfYear(
    [
      { quarter: 1, vatRateBp: 810, grossCents: 108_100, vatCents: 8_100 },
      { quarter: 1, vatRateBp: 0, grossCents: 50_000, vatCents: 0 },
      { quarter: 4, vatRateBp: 810, grossCents: -10_810, vatCents: -810 },
    ],
    6.2,
  )
  expect(quarters).toEqual([
    { quarter: 1, grossCents: 108_100, effectiveCents: 8_100, netRateCents: 6_702 },
    { quarter: 2, grossCents: 0, effectiveCents: 0, netRateCents: 0 },
    { quarter: 3, grossCents: 0, effectiveCents: 0, netRateCents: 0 },
    { quarter: 4, grossCents: -10_810, effectiveCents: -810, netRateCents: -670 },
  ])
})

test('the page of money and the journal say what was sold, paid, given back and is owed', async () => {
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
  const typed = { amount: '100', day: '2026-11-21', payer: '', key: crypto.randomUUID(), invoice: label }
  await enterPayment(world, actorOf(admin), typed)
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
  expect((await invoiceOf(world)).label).toBe('2026-00001')
})
